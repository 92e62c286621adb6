import { expect, type Page, type Route, test } from '@playwright/test'
import { preloadHelper } from '../../src/site/islands/smallPreload.ts'
import { directions } from './shell/visit.ts'
import { translate } from './translate.ts'

/** Serves the Kandji page with another hydration trigger on its Faq's island. */
async function openWith(page: Page, when: string) {
  await page.route('**/kandji', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('data-when="interaction"', `data-when="${when}"`)
    await route.fulfill({ response, body })
  })
  await page.goto('/kandji')
}

const island = (page: Page) => page.locator('[data-island=FaqToggle]')
const toggle = (page: Page) => page.getByRole('button', { name: 'Open all answers' })

/** The chunks of islands; what the page itself needs is in its HTML. */
async function holdChunks(page: Page, answer: (route: Route) => unknown) {
  const html = await (await page.request.get('/kandji')).text()
  await page.route('**/assets/chunks/*.js', route => {
    const own = html.includes(new URL(route.request().url()).pathname)
    return own ? route.continue() : answer(route)
  })
}

/** Requests for scripts so far, by address. */
function scripts(page: Page): string[] {
  const urls: string[] = []
  page.on('request', request => request.resourceType() === 'script' && urls.push(request.url()))
  return urls
}

test('before an island wants it, the page has fetched its entry and nothing of React', async ({ page, request }) => {
  const fetched = scripts(page)
  await page.goto('/kandji', { waitUntil: 'networkidle' })
  const code = async () => (await Promise.all(fetched.map(async url => (await request.get(url)).text()))).join('')
  // tests/e2e/budget.test.ts holds its bytes.
  expect(await code()).not.toContain('react.')
  expect(await page.locator('[data-island][data-live]').count()).toBe(0)
  await toggle(page).hover()
  await expect(island(page)).toHaveAttribute('data-live', '')
  expect(await code()).toContain('react.')
})

for (const when of ['load', 'idle']) {
  test(`"${when}" makes an island live without the visitor`, async ({ page }) => {
    await openWith(page, when)
    await expect(island(page)).toHaveAttribute('data-live', '')
  })
}

test('"visible" makes an island live when it is scrolled into view, not before', async ({ page }) => {
  await openWith(page, 'visible')
  await page.waitForLoadState('networkidle')
  await expect(island(page)).not.toHaveAttribute('data-live')
  await island(page).scrollIntoViewIfNeeded()
  await expect(island(page)).toHaveAttribute('data-live', '')
})

for (const [name, act] of [
  ['pointer', (page: Page) => toggle(page).hover()],
  ['focus', (page: Page) => toggle(page).focus()],
] as const) {
  test(`"interaction" makes an island live on ${name}`, async ({ page }) => {
    await page.goto('/kandji')
    await act(page)
    await expect(island(page)).toHaveAttribute('data-live', '')
  })
}

for (const [when, translated] of [
  ['interaction', ''],
  ['load', ''],
  ['interaction', ' on a translated page'],
] as const) {
  test(`"${when}": a click that comes before React is replayed once the island is live, and only once${translated}`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await holdChunks(page, async route => {
      await held
      await route.continue()
    })
    await openWith(page, when)
    if (translated) await translate(page)
    await toggle(page).click()
    await toggle(page).click()
    await expect(page.locator('[data-faq] details[open]')).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Close all answers' })).toBeVisible()
    expect(await page.locator('[data-faq] details:not([open])').count()).toBe(0)
  })
}

for (const url of ['/kandji', '/he/kandji']) {
  test(`${url}: the button does what it says where the visitor has opened every answer by hand`, async ({ page }) => {
    await page.goto(url)
    const button = island(page).getByRole('button')
    const closed = page.locator('[data-faq] details:not([open])')
    for (const question of await page.locator('[data-faq] summary').all()) await question.click()
    const open = await button.innerText()
    await button.click()
    await expect(button).not.toHaveText(open)
    await expect(closed).toHaveCount(0)
    await button.click()
    await expect(button).toHaveText(open)
    await expect(page.locator('[data-faq] details[open]')).toHaveCount(0)
  })
}

test('React hydrates what the build rendered without a warning', async ({ page }) => {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  page.on('pageerror', error => messages.push(error.message))
  await page.goto('/he/kandji')
  await page.locator('[data-island=FaqToggle] button').focus()
  await expect(island(page)).toHaveAttribute('data-live', '')
  expect(messages).toEqual([])
})

test('a chunk dropped by a page that is being left does not call that page back', async ({ page, baseURL }) => {
  await page.goto('/kandji')
  await page.locator('script[type=speculationrules]').evaluate(rules => rules.remove())
  let drop = () => {}
  const dropped = new Promise<void>(resolve => (drop = resolve))
  let loads = 0
  page.on('load', () => loads++)
  await holdChunks(page, async route => {
    if (!page.url().endsWith('/kandji')) return route.continue()
    await dropped
    await route.abort()
  })
  const leave = async (route: Route) => {
    // Long enough for the page to hear of its chunk.
    await Promise.all([page.waitForEvent('requestfailed'), drop()])
    await route.continue()
  }
  await page.route('**/terms-of-use', leave, { times: 1 })
  await toggle(page).hover()
  await page
    .locator('footer a[href="/terms-of-use"]')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(`${baseURL}/terms-of-use`)
  await page.waitForLoadState('load')
  await expect.poll(() => loads).toBe(1)
})

for (const { name, home } of directions) {
  test(`a chunk that many elements ask for is fetched once: ${name}`, async ({ page }) => {
    await page.goto(home)
    const waiting = page.locator('[data-when=idle]:not([data-live]), [data-when=load]:not([data-live])')
    await expect(waiting).toHaveCount(0)
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(entry => {
          const { initiatorType, name } = entry as PerformanceResourceTiming
          return initiatorType === 'fetch' ? [name] : []
        }),
      )
    // A browser notes a file a little after its code has run.
    await expect.poll(fetched).not.toEqual([])
    const files = await fetched()
    expect(files).toEqual([...new Set(files)])
  })
}

test.describe('a chunk that cannot be fetched', () => {
  test.beforeEach(async ({ page }) => {
    await holdChunks(page, route => route.abort())
  })

  test('reloads the page once and leaves it usable', async ({ page }) => {
    const errors: string[] = []
    let loads = 0
    page.on('pageerror', error => errors.push(error.message))
    page.on('load', () => loads++)
    await page.goto('/kandji')
    await toggle(page).hover()
    await expect.poll(() => loads).toBe(2)
    await toggle(page).hover({ force: true })
    await expect(island(page)).toHaveAttribute('data-failed', '')
    expect(loads).toBe(2)
    expect(errors).toEqual([])
    await page.locator('[data-faq] summary').first().click()
    await expect(page.locator('[data-faq] details[open]')).toHaveCount(1)
  })

  test('is fetched again at the next interaction, once the network is back', async ({ page }) => {
    // The page has reloaded itself once already.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
    await page.goto('/kandji')
    await toggle(page).hover()
    await expect(island(page)).toHaveAttribute('data-failed', '')
    await page.unroute('**/assets/chunks/*.js')
    await toggle(page).focus()
    await expect(island(page)).toHaveAttribute('data-live', '')
  })

  test('does not reload without a network: what is being read stays', async ({ page, context }) => {
    let drop = () => {}
    const dropped = new Promise<void>(resolve => (drop = resolve))
    // Also one that the page wants by itself: dropped while there is still a network, it would reload the page.
    await holdChunks(page, async route => {
      await dropped
      await route.abort()
    })
    await page.goto('/kandji')
    const asked = page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
    await context.setOffline(true)
    drop()
    await toggle(page).hover()
    await asked
    await expect(island(page)).toHaveAttribute('data-failed', '')
    expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull()
  })

  test('does not reload where storage throws', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    let loads = 0
    page.on('load', () => loads++)
    await page.goto('/kandji')
    await toggle(page).hover()
    await expect(island(page)).toHaveAttribute('data-failed', '')
    expect(loads).toBe(1)
  })
})

for (const prevented of [false, true]) {
  test(`a style sheet that cannot be fetched is reported by name and ${prevented ? 'not thrown where a listener prevented it' : 'thrown'}`, async ({
    page,
  }) => {
    // The page has reloaded itself once already, in the hope of files that exist.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
    // The helper that every lazy chunk loads through, asked for a sheet that is not there.
    await page.route('**/helper.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: preloadHelper.replace('__vitePreload', 'preload') }),
    )
    await page.goto('/kandji')
    const outcome = await page.evaluate(async prevent => {
      let reported = ''
      addEventListener('vite:preloadError', event => {
        reported = event.payload.message
        if (prevent) event.preventDefault()
      })
      const helper: { preload: (chunk: () => Promise<unknown>, files: string[]) => Promise<unknown> } = await import(
        `${location.origin}/helper.js`
      )
      const thrown = await helper.preload(async () => 'the chunk', ['assets/gone.css']).catch(error => error.message)
      return { reported, thrown }
    }, prevented)
    const message = '/assets/gone.css'
    expect(outcome).toEqual({ reported: message, thrown: prevented ? undefined : message })
    await page.locator('[data-faq] summary').first().click()
    await expect(page.locator('[data-faq] details[open]')).toHaveCount(1)
  })
}
