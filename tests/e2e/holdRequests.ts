import type { Page } from '@playwright/test'

/** Keeps what a page requests from some addresses on its way until the function that this resolves to is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async route => {
    await released
    await route.continue()
  })
  return release
}
