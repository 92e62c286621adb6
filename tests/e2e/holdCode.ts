import type { Page } from '@playwright/test'

/** Lets no code come but what the page itself names, until the function that this resolves to is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const html = await (await page.request.get('/kandji')).text()
  await page.route('**/assets/chunks/*.js', async route => {
    if (!html.includes(new URL(route.request().url()).pathname)) await held
    await route.continue()
  })
  return () => release()
}
