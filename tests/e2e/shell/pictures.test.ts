import { expect, type Page, test } from '@playwright/test'
import { decided, visit } from './visit.ts'

/** The page of the fixture site that ends with a photograph. */
const path = '/mac-for-business'

const picture = (page: Page) => page.locator('[data-picture]')
const image = (page: Page) => picture(page).locator('img')

/** Addresses of pictures that the page has fetched. */
function fetched(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', request => request.url().includes('/assets/pictures/') && addresses.push(request.url()))
  return addresses
}

/** Scrolls until the picture begins so many pixels below the window, and waits for its observer. */
const scrollTo = (page: Page, below: number) =>
  picture(page).evaluate(async (element, distance) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - distance, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, below)

for (const { name, url, alt } of [
  { name: 'left to right', url: path, alt: 'A rack' },
  { name: 'right to left', url: `/he${path}`, alt: 'ארון תקשורת' },
]) {
  test(`${name}: a picture is fetched within 50 px of the window and not before, fades in and moves nothing`, async ({
    page,
  }) => {
    const addresses = fetched(page)
    await visit(page, url)
    await expect(image(page)).toHaveAttribute('alt', alt)
    const size = () => image(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await size()
    expect(before[1]).toBe(Math.round(((before[0] ?? 0) * 900) / 1600))
    await scrollTo(page, 60)
    expect(addresses).toEqual([])
    await expect(image(page)).toHaveCSS('opacity', '0')
    await scrollTo(page, 30)
    await expect(picture(page)).toHaveAttribute('data-shown', '')
    await expect(image(page)).toHaveCSS('opacity', '1')
    expect(addresses).toEqual([expect.stringMatching(/-640\.avif$/)])
    expect(await image(page).evaluate(element => getComputedStyle(element).transitionProperty)).toBe('opacity')
    expect(await size()).toEqual(before)
  })
}

test('paused animations and reduced motion leave the fade out; inverted pages leave photographs alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path, { consent: decided, accessibility: { invertedContrast: true } })
  await expect(image(page)).toHaveCSS('transition-duration', '0s')
  await expect(image(page)).toHaveCSS('filter', 'none')
})

test('a picture that cannot be fetched shows its alternative text', async ({ page }) => {
  await page.route('**/assets/pictures/*', route => route.abort())
  await visit(page, path)
  await scrollTo(page, 0)
  await expect(picture(page)).toHaveAttribute('data-shown', '')
})

test('where the page’s own code cannot be fetched the picture shows', async ({ page }) => {
  await page.route('**/assets/entries/*.js', route => route.abort())
  await visit(page, path)
  await scrollTo(page, -100)
  await expect
    .poll(() => image(page).evaluate(element => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(image(page)).toHaveCSS('opacity', '1')
})

test('where the code that loads pictures cannot be fetched they show', async ({ page }) => {
  // The first is what the entry itself imports; the others it fetches as the page needs them.
  let first: string | undefined
  await page.route('**/assets/chunks/*.js', route => {
    first ??= route.request().url()
    return first === route.request().url() ? route.continue() : route.abort()
  })
  await page.goto(path)
  await expect(picture(page)).toHaveAttribute('data-failed', '')
  await scrollTo(page, -100)
  await expect
    .poll(() => image(page).evaluate(element => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(image(page)).toHaveCSS('opacity', '1')
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture shows', async ({ page }) => {
    const answer = page.waitForResponse(response => response.url().endsWith('-640.avif'))
    await page.goto(path)
    await image(page).scrollIntoViewIfNeeded()
    expect((await answer).headers()['content-type']).toBe('image/avif')
    await expect(image(page)).toHaveCSS('opacity', '1')
    await expect(image(page)).toBeInViewport()
  })
})
