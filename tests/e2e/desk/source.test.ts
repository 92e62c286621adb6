import { startId } from '../../../src/desk/names.ts'
import { deskOn, expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`a double click on a word opens the source at that very word (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage({ locale: locale === 'he' ? 'he-IL' : 'en-US' })
    await page.goto(site.dev.url + url)
    await page.locator('html[data-dev-version]').waitFor()
    const question = page.locator('main h2').nth(1)
    const word = (await question.innerText()).split(' ')[0] ?? ''
    await question.dblclick({
      position: locale === 'he' ? { x: (await widthOf(question)) - 12, y: 12 } : { x: 12, y: 12 },
    })
    const desk = deskOn(page)
    await expect(desk.text).toBeFocused()
    const line =
      site
        .read(file)
        .split('\n')
        .indexOf(`## ${await desk.shown.locator('main h2').nth(1).innerText()}`) + 1
    expect(line).toBeGreaterThan(1)
    await expect(page).toHaveURL(new RegExp(`${url}\\?edit=${line}:[3-9]$`))
    expect(await desk.line()).toContain(word)
    // Its address can be shared.
    await page.reload()
    await expect(desk.text).toBeFocused()
    expect(await desk.line()).toContain(word)
  })

  test(`until its code has come the desk says that it is coming (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage()
    const held = Promise.withResolvers<void>()
    await page.route('**/*', async route => {
      if (route.request().resourceType() === 'script') await held.promise
      await route.continue()
    })
    await page.goto(`${site.dev.url}${url}?edit`, { waitUntil: 'commit' })
    await expect(page.getByText(locale === 'he' ? 'רק רגע …' : 'One moment …')).toBeVisible()
    held.resolve()
    await expect(deskOn(page).text).toBeVisible()
    await expect(page.locator('.desk-loading')).toHaveCount(0)
  })

  test(`the button and the key open the desk, Esc leaves it (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage()
    await page.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    await page.goto(site.dev.url + url)
    await page.locator('html[data-dev-version]').waitFor()
    await page.locator('dev-bar').locator('.edit').click()
    await expect(deskOn(page).text).toBeFocused()
    // It closes what is open first.
    await page.keyboard.press('ControlOrMeta+f')
    await deskOn(page).text.focus()
    await page.keyboard.press('Escape')
    await expect(page.locator('.cm-search')).toHaveCount(0)
    await expect(page).toHaveURL(/\?edit=/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(site.dev.url + url)
    await page.locator('html[data-dev-version]').waitFor()
    await page.keyboard.press('e')
    await expect(deskOn(page).text).toBeFocused()
  })

  test(`nothing throws on the way to the desk, to the data and back (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    await page.goto(site.dev.url + url)
    for (const link of ['.edit', 'a[href*=data]']) {
      await page.locator('html[data-dev-version]').waitFor()
      await page.locator('dev-bar').locator(link).click()
      await expect(page.locator('.top .state')).toBeVisible()
      await page.locator('.top .leave').click()
    }
    await page.locator('html[data-dev-version]').waitFor()
    expect(errors).toEqual([])
  })

  test(`a click on the page counts although a picture or font of it is still on its way (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const page = await context.newPage()
    const late = Promise.withResolvers<void>()
    await page.route('**/*.woff2*', async route => {
      await late.promise
      await route.abort()
    })
    await page.goto(`${site.dev.url}${url}?edit=1:1`, { waitUntil: 'commit' })
    const desk = deskOn(page)
    // The empty page that the frame begins with may go while it is asked.
    const heard = () =>
      desk.shown
        .locator('html')
        .evaluate(() => 'deskPage' in window)
        .catch(() => false)
    await expect.poll(heard).toBe(true)
    expect(await desk.shown.locator('html').evaluate(() => document.readyState)).toBe('interactive')
    const cell = desk.shown.locator('main td').nth(2)
    await cell.click()
    await expect.poll(() => desk.line()).toContain(await cell.innerText())
    late.resolve()
  })

  test(`a click on the page before the desk can take it counts once it can (${locale})`, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const page = await context.newPage()
    const late = Promise.withResolvers<void>()
    await page.route('**/page/framed.ts*', async route => {
      await late.promise
      await route.continue()
    })
    await page.goto(`${site.dev.url}${url}?edit=1:1`, { waitUntil: 'commit' })
    const desk = deskOn(page)
    const cell = desk.shown.locator('main td').nth(2)
    const words = await cell.innerText()
    await cell.click()
    // A link does not lead away meanwhile.
    await desk.shown.locator('main a').first().click()
    await cell.click()
    late.resolve()
    await expect.poll(() => desk.line()).toContain(words)
  })

  test(`where no version of a page could be shown yet it is said, and the first that can is shown (${locale})`, async ({
    browser,
    site,
  }) => {
    const [own, address] = [file, url].map(text => text.replace('page-1', `unshown-${locale}`)) as [string, string]
    const good = site.read(file)
    site.write(own, good.replace('</PageHero>', '</PageHer>'))
    const opened = `${site.dev.url}${address}?edit=1:1`
    await expect.poll(async () => (await fetch(opened)).text()).toContain(startId)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(opened)
    const shown = page.frameLocator('iframe')
    await expect(shown.locator('p')).toHaveText(locale === 'he' ? /יוצג כאן ברגע/ : /is shown here as soon/)
    // It is said once, and nothing of an older version.
    const old = page.locator('.page > .old')
    await page.waitForTimeout(2000)
    await expect(old).toBeEmpty()
    site.write(own, good)
    await expect(shown.locator('h1')).toBeVisible()

    // What is above the text is not read, and the text is.
    site.write(own, good.replace('description: ', 'description: "bad: '))
    await expect(old).toContainText(locale === 'he' ? 'נשאר כפי שאפשר היה' : 'stays as it last could be shown')
    site.write(own, good)
    await expect(old).toBeEmpty()
  })

  test(`a click on the page moves the cursor there, and the page follows the cursor (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url)
    const cell = desk.shown.locator('main td').nth(2)
    // The desk hears of clicks once the page's script is there; its text is there before.
    const marks = () =>
      desk.shown
        .locator('html')
        .evaluate(() => document.adoptedStyleSheets.length)
        .catch(() => 0)
    await expect.poll(marks).toBe(1)
    await cell.click()
    const words = await cell.innerText()
    await expect(desk.text).toBeFocused()
    await expect.poll(() => desk.line()).toContain(words)
    await desk.text.press('ControlOrMeta+End')
    // The end of the page comes into view, with its word marked.
    await expect
      .poll(() => desk.shown.locator('html').evaluate(() => scrollY + innerHeight > document.body.scrollHeight / 3))
      .toBe(true)
    await expect
      .poll(() => desk.shown.locator('html').evaluate(() => CSS.highlights.get('desk-cursor')?.size ?? 0))
      .toBe(1)
  })
}

const widthOf = (locator: { evaluate(read: (element: Element) => number): Promise<number> }) =>
  locator.evaluate(element => element.getBoundingClientRect().width)

test('the desk is one file of code, and every package that the page beside it loads was bundled for it', async ({
  browser,
  site,
}) => {
  const desk = await openDesk(browser, site, '/page-1', '1:1')
  const loaded = await Promise.all(
    desk.page
      .frames()
      .map(frame => frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))),
  )
  expect(loaded[0]?.filter(url => /\.[jt]sx?$|\/__desk\/code\//.test(url) && !url.includes('vite'))).toEqual([
    expect.stringMatching(/\/__desk\/code\/\w+\/main\.js$/),
  ])
  // Vite's own client is none of ours.
  expect(loaded.flat().filter(url => /node_modules\/(?!vite\/).*js/.test(url))).toEqual([])
})

for (const { locale, url, saved, unsaved } of languages)
  test(`who works on the desk sees each change of its code, and nothing that was typed is lost (${locale})`, async ({
    browser,
    site,
  }) => {
    const file = 'src/desk/browser/propose/Propose.tsx'
    const before = site.read(file)
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.insertText('Typed. ')
    await expect(desk.state).toHaveText(unsaved)
    const propose = desk.page.locator('.top .propose')
    for (const words of ['Changed …', 'Changed again …']) {
      site.write(file, before.replace("{say(msg('Propose …'))}", words))
      await expect(propose).toHaveText(words)
      await expect(desk.text).toContainText('Typed. ')
    }
    // A fault is told in the terminal, and mending it is enough.
    site.write(file, `${before}\n}`)
    await expect.poll(() => fetch(`${site.dev.url}${url}?edit`).then(({ status }) => status)).toBe(500)
    site.write(file, before)
    await expect.poll(() => fetch(`${site.dev.url}${url}?edit`).then(({ status }) => status)).toBe(200)
    await desk.page.goto(`${site.dev.url}${url}?edit=16:1`)
    await expect(propose).toHaveText(locale === 'he' ? 'הצעה …' : 'Propose …')
    await expect(desk.state).toHaveText(unsaved)
    await expect(desk.text).toBeFocused()
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
  })
