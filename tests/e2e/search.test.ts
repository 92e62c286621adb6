import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { decided, visit } from './shell/visit.ts'

/** Bytes in brotli of the code that reads the index: its share of the search's 40 kB (tests/built/search.test.ts). */
const budget = 5 * 1024

const languages = [
  {
    name: 'English',
    url: '/about',
    query: 'filevault',
    marked: 'FileVault',
    found: '/kandji#',
    one: '1 result',
    wrongKeys: 'לשמגחן',
    meant: 'kandji',
    first: '/kandji',
    nothing: 'Nothing found',
    failed: 'could not be loaded',
    waiting: 'Loading...',
    foreign: 'עובדים',
    foreignPages: 'עברית',
  },
  {
    name: 'Hebrew',
    url: '/he/about',
    query: 'filevault',
    marked: 'FileVault',
    found: '/he/kandji#',
    one: 'תוצאה אחת',
    wrongKeys: 'nfahrho',
    meant: 'מכשירים',
    first: '/he/',
    nothing: 'אין תוצאות',
    failed: 'לא נטען',
    waiting: 'טוענים...',
    foreign: 'laptops',
    foreignPages: 'English',
  },
] as const

const dialog = (page: Page) => page.locator('#search')
const field = (page: Page) => dialog(page).locator('[type=search]')
const status = (page: Page) => dialog(page).locator('[role=status]')
const results = (page: Page) => dialog(page).locator('.search-results a')

for (const language of languages) {
  const { name, url, query, marked, found, one, wrongKeys, meant, first, nothing, failed, waiting } = language
  const { foreign, foreignPages } = language
  test(`${name}: the search is fetched when it is opened, not before, and its code stays in its budget`, async ({
    page,
  }) => {
    const indexes: string[] = []
    const code: Promise<Buffer>[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/search/')) indexes.push(pathname)
      if (response.request().resourceType() === 'script') code.push(response.body())
    })
    await visit(page, url)
    const button = page.locator('header [data-search]')
    // The page's own code, and that of its menus, which the first touch of the header fetches.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0)
        await button.hover()
        return code.length
      })
      .toBe(2)
    await button.focus()
    const before = code.length
    expect(indexes).toEqual([])
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await field(page).fill(query)
    await expect(results(page).first()).toBeVisible()
    expect(indexes).toHaveLength(1)
    const sizes = await Promise.all(code.slice(before).map(async body => brotliCompressSync(await body).length))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget)
  })

  test(`${name}: pressed before any code has come it opens once that is there, but not over a field in which somebody writes`, async ({
    page,
  }) => {
    for (const writing of [false, true]) {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route('**/assets/**/*.js', async route => {
        await held
        await route.continue()
      })
      await page.goto(url.replace('about', 'kandji'), { waitUntil: 'commit' })
      await page.locator('header [data-search]').click()
      const form = page.locator('[data-island=ContactForm]')
      const message = form.locator('[name=message]')
      if (writing) await message.pressSequentially('Ma')
      release()
      if (writing) {
        await expect(form).toHaveAttribute('data-live', '')
        await page.keyboard.type('cs')
        await expect(message).toHaveValue('Macs')
        await expect(dialog(page)).toBeHidden()
      } else {
        await expect(field(page)).toBeFocused()
      }
      await page.unroute('**/assets/**/*.js')
    }
  })

  test(`${name}: / opens, words are marked and counted aloud, arrows and Enter lead to the section`, async ({
    page,
  }) => {
    await visit(page, url)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await field(page).fill(query)
    await expect(results(page)).toHaveCount(1)
    await expect(status(page)).toHaveText(one)
    await expect(results(page).locator('mark')).toHaveText(marked)
    await page.keyboard.press('ArrowDown')
    await expect(results(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address => address.href.includes(found))
    const target = page.locator(':target')
    await expect(target).toBeInViewport()
  })

  test(`${name}: Enter that is pressed before the index has come leads to the first result once it has`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/search/*.json', async route => {
      await held.promise
      await route.continue()
    })
    await visit(page, url)
    await page.keyboard.press('/')
    await expect(status(page)).toHaveText(waiting)
    await field(page).fill('nothing')
    await page.keyboard.press('Enter')
    await field(page).fill(query)
    await page.keyboard.press('Enter')
    held.resolve()
    await expect(page).toHaveURL(address => address.href.includes(found))
  })

  test(`${name}: Enter and Escape that end the composition of a word neither leave nor close the search`, async ({
    page,
  }) => {
    await visit(page, url)
    await page.keyboard.press('/')
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: query, selectionStart: 0, selectionEnd: query.length })
    await expect(results(page).first()).toBeVisible()
    for (const key of ['Enter', 'Escape']) {
      await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key, code: key })
    }
    await expect(dialog(page)).toBeVisible()
    await keyboard.send('Input.insertText', { text: query })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(found))
  })

  test(`${name}: a query typed in the other keyboard layout is found and named; one without results leaves suggestions`, async ({
    page,
  }) => {
    await visit(page, url)
    const button = page.locator('header [data-search]')
    await button.click()
    await field(page).fill(wrongKeys)
    await expect(status(page)).toContainText(meant)
    await expect(results(page).first()).toHaveAttribute('href', new RegExp(`^${first}`))
    await field(page).fill('qqqqqqq')
    await expect(status(page)).toContainText(nothing)
    await expect(results(page)).toHaveCount(0)
    await expect(dialog(page).locator('.search-suggestions a').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`${name}: words of the other language lead to its pages where these have none, and say so`, async ({ page }) => {
    await visit(page, url, { consent: decided, language: name === 'Hebrew' ? 'he' : 'en' })
    await page.locator('header [data-search]').click()
    await field(page).fill(foreign)
    await expect(status(page)).toContainText(nothing)
    await expect(status(page)).toContainText(foreignPages)
    const list = dialog(page).locator('.search-results')
    await expect(list).toHaveAttribute('lang', name === 'Hebrew' ? 'en' : 'he')
    await expect(list).toHaveCSS('direction', name === 'Hebrew' ? 'ltr' : 'rtl')
    await expect(results(page).locator('mark').first()).toBeVisible()
    expect(await axeFaults(page, { parts: ['#search'] })).toEqual([])
    await field(page).fill(query)
    await expect(results(page).first()).toHaveAttribute('href', new RegExp(`^${found}`))
    await expect(list).toHaveCSS('direction', name === 'Hebrew' ? 'rtl' : 'ltr')
    await field(page).fill(foreign)
    await expect(status(page)).toContainText(foreignPages)
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', name === 'Hebrew' ? 'en' : 'he')
  })

  test(`${name}: what is said above the results is of these from the first, and is read out after the pause`, async ({
    page,
  }) => {
    await visit(page, url)
    await page.locator('header [data-search]').click()
    /** What stands above the results in the task that shows them, and what is read out then. */
    const aboveOnceShown = async (words: string) => {
      const observed = await dialog(page).evaluateHandle(element => ({
        above: new Promise<{ seen: string; heard: string }>(resolve => {
          const read = () => {
            const status = element.querySelector('[role=status]') as Element
            const all = status.cloneNode(true) as Element
            for (const hidden of all.querySelectorAll('[aria-hidden=true]')) hidden.remove()
            resolve({ seen: status.textContent ?? '', heard: all.textContent ?? '' })
          }
          const list = element.querySelector('.search-results') as Element
          new MutationObserver(read).observe(list, { childList: true })
        }),
      }))
      await field(page).fill(words)
      return observed.evaluate(({ above }) => above)
    }
    for (const [words, said] of [
      [query, one],
      ['qqqzzz', nothing],
      [query, one],
      [foreign, foreignPages],
      [query, one],
    ] as const) {
      const seen = said === one ? one : expect.stringContaining(said)
      expect(await aboveOnceShown(words), words).toEqual({ seen, heard: '' })
      await expect(status(page).locator('[aria-hidden]')).toHaveCount(0)
      await expect(status(page)).toContainText(said)
    }
  })

  test(`${name}: without the other language’s index its words find nothing, and suggestions stay`, async ({ page }) => {
    const own = name === 'Hebrew' ? 'he' : 'en'
    await page.route(`**/search/${own === 'he' ? 'en' : 'he'}.json`, route => route.abort())
    await visit(page, url)
    await page.locator('header [data-search]').click()
    await field(page).fill(foreign)
    await expect(status(page)).toContainText(nothing)
    await expect(results(page)).toHaveCount(0)
    await expect(dialog(page).locator('.search-suggestions a').first()).toBeVisible()
  })

  test(`${name}: an index that fails to load is reported, fetched again, and then needs no network`, async ({
    page,
    context,
  }) => {
    await page.route('**/search/*.json', route => route.abort())
    await visit(page, url)
    await page.locator('header [data-search]').click()
    await expect(status(page)).toContainText(failed)
    await page.unroute('**/search/*.json')
    // A server that is being restarted, or says so in JSON.
    for (const body of ['<h1>Bad Gateway</h1>', '{"error":"Please try again later."}', '[]']) {
      await page.route('**/search/*.json', route => route.fulfill({ status: 502, body }), { times: 1 })
      const answer = page.waitForResponse('**/search/*.json')
      await field(page).press('k')
      await (await answer).finished()
      await expect(status(page)).toContainText(failed)
      await expect(results(page)).toHaveCount(0)
    }
    await field(page).fill('kandji')
    await expect(results(page).first()).toBeVisible()
    await context.setOffline(true)
    await field(page).fill(query)
    await expect(results(page)).toHaveCount(1)
  })

  test(`${name}: code that fails to load is reported, keeps no one in the dialog, and is fetched again when something is typed`, async ({
    page,
  }) => {
    // The page has reloaded itself once already.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
    await visit(page, url)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/chunks/*.js', route => route.abort())
    await page.locator('header [data-search]').click()
    await expect(status(page)).toContainText(failed)
    await dialog(page).locator('[data-close]').click()
    await expect(dialog(page)).toBeHidden()
    // What it says next is of the second attempt, which ends before anything is typed.
    await status(page).evaluate(element => element.replaceChildren())
    await page.locator('header [data-search]').click()
    await expect(status(page)).toContainText(failed)
    await page.unroute('**/assets/chunks/*.js')
    await field(page).fill('kandji')
    await expect(results(page).first()).toBeVisible()
    await expect(status(page)).not.toContainText(failed)
  })

  for (const width of [320, 1280]) {
    test(`${name}, ${width} px: axe finds nothing in the open dialog, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, url)
      await page.keyboard.press('/')
      const faults = await axeFaults(page, { parts: ['#search'] })
      await field(page).fill('apple')
      await expect(results(page).first()).toBeVisible()
      faults.push(...(await axeFaults(page, { parts: ['#search'] })))
      const over = await dialog(page).evaluate(element => element.scrollWidth - element.clientWidth)
      expect([...faults, over]).toEqual([0])
    })
  }
}

test('a double click on the button leaves the search open; a click beside it closes it, marking text does not', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.locator('header [data-search]').click()
  await field(page).fill('kandji')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('header [data-search]').dblclick()
  await expect(dialog(page)).toBeVisible()
  await field(page).hover()
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(dialog(page)).toBeHidden()
})

for (const path of ['/kandji', '/he/kandji']) {
  test(`${path}: a result that opens in another tab leaves the search open; on this page the keyboard goes on there`, async ({
    page,
  }) => {
    await visit(page, path)
    await page.locator('header [data-search]').click()
    await field(page).fill('filevault')
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      results(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(other).toHaveURL(url => url.pathname === path && url.hash !== '')
    await expect(dialog(page)).toBeVisible()
    await expect(results(page).first()).toBeVisible()
    await results(page).first().click()
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
  })
}

for (const [name, selector] of [
  ['a menu', '[data-menu=hover] > summary'],
  ['the accessibility menu', '.dock-button'],
] as const) {
  test(`a search that was opened with / inside ${name} leaves the focus in the header when it closes`, async ({
    page,
  }) => {
    await visit(page, '/he/about')
    await page.locator(selector).first().press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await field(page).fill('kandji')
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    // On its button; or in the menu, where that was still without its code and so stayed open.
    await expect(page.locator('header :focus')).toBeVisible()
  })
}

test('/ is a letter like others in a field, and where the visitor has switched the key off', async ({ page }) => {
  await visit(page, '/about')
  const message = page.locator('textarea').first()
  await message.pressSequentially('a/b')
  await expect(message).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
  await page.locator('header [data-search]').click()
  await expect(dialog(page).locator('[type=checkbox]')).toBeChecked()
  await expect(dialog(page).locator('.search-suggestions')).toBeVisible()
  await field(page).fill('kandji')
  await expect(results(page).first()).toBeVisible()
  await dialog(page).locator('[type=checkbox]').uncheck()
  await dialog(page).locator('[data-close]').click()
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeHidden()
})

test('the screen of an unknown path offers the search', async ({ page }) => {
  await visit(page, '/no-such-page')
  await page.locator('main [data-search]').click()
  await expect(field(page)).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the button is not there', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('[data-search]').first()).toBeHidden()
  })
})
