import type { Browser, Page, Request, Route } from '@playwright/test'
import { holdRequests } from '../holdRequests.ts'
import { type DeskSite, deskOn, expect, languages, openDesk, reopenDesk, test, writeBytes } from './deskSite.ts'

const hex = (text: string) => Buffer.from(text).toString('hex')

/**
 * Holds what the page's renderer answers for a text with these words, until it is released; `answered` resolves with its first
 * answer. What is asked for after `holdLater`, as when a file changes on disk, stays held when the earlier is released.
 */
async function holdRendering(page: Page, words = '') {
  const answered = Promise.withResolvers<void>()
  const earlier = Promise.withResolvers<void>()
  const later = Promise.withResolvers<void>()
  let gate = earlier
  await page.route('**/__desk/render', async route => {
    const own = gate
    const response = await route.fetch()
    // The desk asks for one at a time: held, that of an earlier text would keep this one from being asked for.
    if (route.request().postData()?.includes(JSON.stringify(words).slice(1, -1))) {
      answered.resolve()
      await own.promise
    }
    await route.fulfill({ response })
  })
  const release = () => {
    earlier.resolve()
    later.resolve()
    return page.unrouteAll({ behavior: 'wait' })
  }
  return {
    answered: answered.promise,
    holdLater: () => {
      gate = later
    },
    releaseEarlier: () => earlier.resolve(),
    release,
  }
}

const more = { en: 'More', he: 'עוד' }

const gone = { en: 'The file is no longer there', he: 'הקובץ כבר לא נמצא' }

for (const { locale, file, url, saved, unsaved } of languages) {
  /** A tab in which something was written, and a second one, which can only read. */
  const openTwice = async (browser: Browser, site: DeskSite) => {
    const first = await openDesk(browser, site, url, '16:1')
    await first.page.keyboard.type(typed)
    await expect(first.state).toHaveText(unsaved)
    const page = await first.page.context().newPage()
    await page.goto(`${site.dev.url}${url}?edit=16:1`)
    return { first, page }
  }

  const typed = locale === 'he' ? 'מילה חדשה ' : 'A new word '

  test(`what went away on disk and came back, as with a branch, is undone as if it had stayed (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.press('End')
    await desk.page.keyboard.insertText(`\n\n${typed.trim()}.`)
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    const after = site.read(file)
    expect(after).toContain(typed.trim())
    for (const text of [before, after, before, after]) {
      site.write(file, text)
      await expect(desk.text.getByText(typed.trim())).toHaveCount(text === after ? 1 : 0)
    }
    await desk.page.keyboard.press('ControlOrMeta+z')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(before)
  })

  test(`what is typed is on disk after Ctrl-S, and every other byte as it was (${locale})`, async ({
    browser,
    site,
  }) => {
    // As an editor on Windows leaves it, with spaces at the ends of lines and no last line end.
    const before = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}\r\nEnd  \r\n\t\r\nof the text`
    writeBytes(site, file, before)
    const desk = await openDesk(browser, site, url, '16:1')
    await expect(desk.state).toHaveText(saved)
    await desk.page.keyboard.type(typed)
    await expect(desk.state).toHaveText(unsaved)
    await expect(desk.shown.locator('main')).toContainText(typed.trim())
    expect(site.bytes(file)).toBe(hex(before))
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    const lines = before.split('\r\n')
    lines[15] = typed + (lines[15] ?? '')
    expect(site.bytes(file)).toBe(hex(lines.join('\r\n')))

    // Undo reaches over the save; each pause in typing began a step of its own.
    await expect(async () => {
      await desk.page.keyboard.press('ControlOrMeta+z')
      expect(await desk.line()).toBe(before.split('\r\n')[15])
    }).toPass()
    await expect(desk.state).toHaveText(unsaved)
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.bytes(file)).toBe(hex(before))
  })

  test(`unsaved text survives a closed tab (${locale})`, async ({ browser, site }) => {
    const before = site.bytes(file)
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    await expect(desk.shown.locator('main')).toContainText(typed.trim())
    const again = await desk.page.context().newPage()
    await desk.page.close()
    const back = await reopenDesk(again, site, url, '16:1')
    await expect(back.state).toHaveText(unsaved)
    await expect(back.shown.locator('main')).toContainText(typed.trim())
    expect(site.bytes(file)).toBe(before)
  })

  test(`what came back and is discarded leaves the cursor in the text (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    await expect(desk.state).toHaveText(unsaved)
    const again = await desk.page.context().newPage()
    await desk.page.close()
    const back = await reopenDesk(again, site, url, '16:1')
    await again.locator('.notice button').click()
    await expect(back.state).toHaveText(saved)
    await expect(back.text).toBeFocused()
    await again.keyboard.press('Escape')
    await expect(again).not.toHaveURL(/edit/)
  })

  test(`where the text is out of sight, what is shown has the focus once what came back is discarded (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    await expect(desk.state).toHaveText(unsaved)
    await desk.page.evaluate(() => localStorage.setItem('desk-layout', JSON.stringify({ shown: 'page', share: 48 })))
    await expect.poll(() => desk.page.evaluate(() => Object.keys(localStorage).join())).toContain(file)
    const again = await desk.page.context().newPage()
    await desk.page.close()
    await again.goto(`${site.dev.url}${url}?edit`)
    await expect(again.frameLocator('iframe').locator('h1')).toBeVisible()
    await again.locator('.notice button').click()
    await expect(again.locator('iframe')).toBeFocused()
    // While the page is loaded anew no key reaches it.
    await expect(async () => {
      await again.keyboard.press('Escape')
      await expect(again).not.toHaveURL(/edit/, { timeout: 1000 })
    }).toPass()
  })

  test(`who only goes to the other language and back is not told of what is unsaved, who comes back is (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.type(typed)
    await expect(desk.state).toHaveText(unsaved)
    // It is loaded anew sooner than the address becomes that of the cursor.
    await page.addInitScript(() => {
      history.replaceState = () => undefined
    })
    for (const language of locale === 'he' ? ['English', 'עברית'] : ['עברית', 'English']) {
      await page.getByRole('link', { name: language, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'he')
      await expect(desk.text).toBeFocused()
    }
    await expect(desk.state).toHaveText(unsaved)
    await expect(desk.shown.locator('main')).toContainText(typed.trim())
    await expect(page.locator('.notice')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('.notice')).toBeVisible()
  })

  test(`an older answer that arrives after a save takes nothing of it back (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const late = Promise.withResolvers<void>()
    const held = Promise.withResolvers<Request>()
    await desk.page.route(
      '**/__desk/file?*',
      async route => {
        const answer = await route.fetch()
        held.resolve(route.request())
        await late.promise
        await route.fulfill({ response: answer })
      },
      { times: 1 },
    )
    await desk.page.keyboard.type('one ')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    // The desk reads the file again when it hears of the change, which was its own.
    const read = await held.promise
    await desk.page.keyboard.type('two ')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    const text = site.read(file)
    await desk.page.keyboard.type('three ')
    late.resolve()
    await (await read.response())?.finished()
    // A merge that it led to would be answered before this one.
    await desk.page.evaluate(() =>
      fetch('/__desk/merge', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file: 'a', base: 'a', mine: 'b', theirs: 'c' }),
      }).then(answer => answer.text()),
    )
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toBe(text.replace('two ', 'two three '))
  })

  test(`Ctrl-S while a save is under way saves what was typed meanwhile, too (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const late = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await desk.page.route('**/__desk/file', async route => {
      held.resolve()
      await late.promise
      await route.continue()
    })
    await desk.page.keyboard.type('one ')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await held.promise
    await desk.page.keyboard.type('two ')
    await desk.page.keyboard.press('ControlOrMeta+s')
    late.resolve()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('one two ')
  })

  test(`a save whose answer was lost is no change of somebody else’s, also after a reload (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const loseAnswer = () =>
      page.route(
        '**/__desk/file',
        async route => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
    // Otherwise the desk may read what it wrote before it is asked to save again.
    const reads = '**/__desk/file?*'
    await page.route(reads, route => route.abort())
    const save = () => page.keyboard.press('ControlOrMeta+s')
    const loseSave = async (typed: string, more: string) => {
      // A page rendered after the failure says that the server is there again.
      const seen = Promise.withResolvers<void>()
      await page.route('**/__desk/render', route => seen.promise.then(() => route.continue()))
      await loseAnswer()
      await page.keyboard.type(typed)
      await save()
      await expect(page.locator('.top .state.bad')).toBeVisible()
      seen.resolve()
      await page.keyboard.type(more)
    }
    await loseSave('one ', 'two ')
    await save()
    await expect(desk.state).toHaveText(saved)
    await loseSave('three ', 'four ')
    await expect.poll(() => page.evaluate(kept, file)).toContain('four ')
    await page.unroute(reads)
    await reopenDesk(page, site, url)
    await expect(desk.text).toContainText('one two three four ')
    await save()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('one two three four ')
  })

  test(`what was saved without an answer and is not on disk any more is still unsaved (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const before = site.read(file)
    // Nothing of it is known before the disk has the earlier text again.
    const reads = '**/__desk/file?*'
    await page.route(reads, route => route.abort())
    const lost = Promise.withResolvers<void>()
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
      lost.resolve()
    }
    await page.route('**/__desk/file', lose, { times: 1 })
    // A page rendered after the failure says that the server is there again.
    const letRender = await holdRequests(page, '**/__desk/render')
    await page.keyboard.type('one ')
    await page.keyboard.press('ControlOrMeta+s')
    // The read that is not answered may say it before.
    await lost.promise
    await expect(page.locator('.top .state.bad')).toBeVisible()
    letRender()
    expect(site.read(file)).toContain('one ')
    await page.unroute(reads)
    const reading = page.waitForResponse(reads)
    site.write(file, before)
    await (await reading).finished()
    await page.keyboard.type('two ')
    await expect(desk.state).toHaveText(unsaved)
    await expect(desk.text).toContainText('one two ')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('one two ')
  })

  test(`a file that goes away is said at once to whoever has unsaved text of it, until it is back (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    await desk.page.keyboard.type('one ')
    await expect(desk.shown.locator('main')).toContainText('one ')
    site.remove(file)
    const notice = desk.page.locator('.notice.bad', { hasText: gone[locale] })
    await expect(notice).toBeVisible()
    // A page that is rendered since does not make it untrue.
    await desk.page.keyboard.type('two ')
    await expect(desk.shown.locator('main')).toContainText('one two ')
    await expect(notice).toBeVisible()
    site.write(file, before)
    await expect(notice).toHaveCount(0)
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('one two ')
  })

  test(`a failed save is said until a save succeeds, however much is typed and shown meanwhile (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const status = page.locator('.top .state')
    const full = { status: 422, json: { problem: 'not-written' } }
    await page.route('**/__desk/file', route => route.fulfill(full), { times: 1 })
    const rendering = await holdRendering(page)
    await page.keyboard.type('one ')
    await rendering.answered
    await page.keyboard.press('ControlOrMeta+s')
    await expect(status).toHaveClass(/bad/)
    await rendering.release()
    await expect(desk.shown.locator('main')).toContainText('one')
    await page.keyboard.type('two ')
    await expect(desk.shown.locator('main')).toContainText('one two')
    await expect(status).toHaveClass(/bad/)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('one two ')
  })

  test(`that the server does not answer is said until it does, not by an answer from before (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.route('**/__desk/file', route => route.abort(), { times: 1 })
    const line = await desk.line()
    const rendering = await holdRendering(page, `x${line}`)
    await page.keyboard.type('x')
    await rendering.answered
    rendering.holdLater()
    await page.keyboard.press('ControlOrMeta+s')
    const status = page.locator('.top .state')
    await expect(status).toHaveClass(/bad/)
    rendering.releaseEarlier()
    await expect(desk.shown.locator('main')).toContainText(`x${line}`)
    await expect(status).toHaveClass(/bad/)
    await rendering.release()
    await page.keyboard.type('two ')
    await expect(desk.state).toHaveText(unsaved)
  })

  test(`a text that a killed browser kept from before the last save is not restored (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.type('one ')
    await expect.poll(() => page.evaluate(kept, file)).toContain('one ')
    const older = await page.evaluate(kept, file)
    await page.keyboard.type('two ')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    const text = site.read(file)
    // A browser writes to the disk only after seconds what a page keeps.
    await page
      .context()
      .addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [`desk:${file}`, older])
    await reopenDesk(page, site, url)
    await expect(desk.state).toHaveText(saved)
    await expect(desk.text).toContainText('one two ')
    await expect(page.locator('.notice')).toHaveCount(0)
    expect(site.read(file)).toBe(text)
  })

  test(`a change on disk is merged with unsaved text, also when it is saved at once (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    // At once: keys with pauses between them are several steps of undo.
    await desk.page.keyboard.insertText(typed)
    await expect(desk.state).toHaveText(unsaved)
    const other = site.read(file).replace(/updated: \S+/, 'updated: 2026-11-02')
    site.write(file, other)
    await expect(desk.page.locator('.notice')).toBeVisible()
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toContain('updated: 2026-11-02')
    expect(site.read(file)).toContain(typed.trim())
    // Undo takes back the writer's own words, and leaves those of others.
    await desk.text.press('ControlOrMeta+z')
    await expect(desk.text).not.toContainText(typed.trim())
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(other)
  })

  test(`two tabs on one file know of each other, and the second can take over (${locale})`, async ({
    browser,
    site,
  }) => {
    const { first, page } = await openTwice(browser, site)
    await expect(page.locator('.notice.fair')).toBeVisible()
    await expect(page.locator('.cm-content').first()).toHaveAttribute('contenteditable', 'false')
    await page.locator('.notice.fair button').click()
    await expect(page.locator('.cm-content').first()).toHaveAttribute('contenteditable', 'true')
    await expect(page.locator('.cm-content').first()).toContainText(typed.trim())
    await expect(first.page.locator('.notice.fair')).toBeVisible()
    // A closed tab gives the file back.
    await page.close()
    await expect(first.text).toHaveAttribute('contenteditable', 'true')
    await expect(first.text).toContainText(typed.trim())
  })

  test(`a tab that loads anew, or the desk in its other language, keeps the file that a second tab waits for (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const { first, page } = await openTwice(browser, site)
    const [second, notice] = [page.locator('.cm-content').first(), page.locator('.notice.fair')]
    await expect(notice).toBeVisible()
    /** Written after what was there, and saved. */
    const writeOn = async (words: string) => {
      await expect(first.text).toBeFocused()
      await expect(first.text).toContainText(typed.trim())
      await first.page.keyboard.insertText(words)
      await first.page.keyboard.press('ControlOrMeta+s')
      await expect.poll(() => site.read(file)).toContain(words)
      await expect(first.text).toHaveAttribute('contenteditable', 'true')
      await expect(second).toHaveAttribute('contenteditable', 'false')
      await expect(notice).toBeVisible()
    }
    await first.page.reload()
    await writeOn(locale === 'he' ? 'אחרי טעינה ' : 'After loading ')
    await first.page.keyboard.insertText(locale === 'he' ? 'לא נשמר ' : 'Unsaved ')
    await expect(first.state).toHaveText(unsaved)
    await first.page.getByRole('button', { name: more[locale], exact: true }).click()
    await first.page.locator('.menu .entries button').last().click()
    await expect(first.page.locator('html')).toHaveAttribute('lang', locale === 'he' ? 'en' : 'he')
    await writeOn(locale === 'he' ? 'בשפה אחרת ' : 'In another language ')
    // What was written before the page loaded anew is undone step by step.
    await expect(async () => {
      await first.page.keyboard.press('ControlOrMeta+z')
      expect(await first.line()).toBe(before.split('\n')[15])
    }).toPass()
    await first.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(before)
    await first.page.close()
    await expect(second).toHaveAttribute('contenteditable', 'true')
  })

  test(`what is written and saved as soon as the text has the focus is saved (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext()
    await context.addInitScript(words => {
      localStorage.setItem('desk-tour', 'seen')
      addEventListener(
        'focusin',
        ({ target }) =>
          queueMicrotask(() => {
            document.execCommand('insertText', false, words)
            const key = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }
            target?.dispatchEvent(new KeyboardEvent('keydown', key))
          }),
        { once: true },
      )
    }, typed)
    await reopenDesk(await context.newPage(), site, url, '16:1')
    await expect.poll(() => site.read(file)).toContain(typed.trim())
  })

  test(`a second tab that is busy while the first one loads anew still gives the file back (${locale})`, async ({
    browser,
    site,
  }) => {
    const { first, page } = await openTwice(browser, site)
    // Longer than the first tab waits before it says that the file is elsewhere.
    await page.addInitScript(name => {
      new BroadcastChannel(name).onmessage = ({ data }) => {
        const end = performance.now() + (data === 'give back' ? 1500 : 0)
        while (performance.now() < end);
      }
    }, `desk:${file}`)
    await page.reload()
    await expect(page.locator('.notice.fair')).toBeVisible()
    await first.page.reload()
    await expect(first.page.locator('.notice.fair')).toBeVisible()
    await expect(first.page.locator('.notice.fair')).toHaveCount(0)
    await expect(first.text).toHaveAttribute('contenteditable', 'true')
    await expect(first.text).toContainText(typed.trim())
    await expect(page.locator('.cm-content').first()).toHaveAttribute('contenteditable', 'false')
    await first.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain(typed.trim())
  })

  test(`a file in which a second tab has written while the first one loaded anew stays there (${locale})`, async ({
    browser,
    site,
  }) => {
    const { first, page } = await openTwice(browser, site)
    const second = deskOn(page)
    await expect(page.locator('.notice.fair')).toBeVisible()
    const release = await holdRequests(first.page, '**/__desk/code/**/main.js')
    await first.page.reload({ waitUntil: 'commit' })
    await expect(second.text).toHaveAttribute('contenteditable', 'true')
    await expect(second.text).toContainText(typed.trim())
    await second.text.click()
    await page.keyboard.insertText('Second ')
    release()
    await expect(first.page.locator('.notice.fair')).toBeVisible()
    await expect(first.text).toHaveAttribute('contenteditable', 'false')
    await expect(second.text).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain('Second ')
    expect(site.read(file)).toContain(typed)
  })

  test(`what another tab discarded is not said to be back (${locale})`, async ({ browser, site }) => {
    const before = site.read(file)
    const left = await openDesk(browser, site, url, '16:1')
    await left.page.keyboard.type(typed)
    await expect(left.state).toHaveText(unsaved)
    const context = left.page.context()
    const page = await context.newPage()
    await left.page.close()
    const restored = (of: Page) => of.locator('.notice.good button')
    const first = await reopenDesk(page, site, url)
    await expect(restored(page)).toBeVisible()

    const second = await context.newPage()
    await second.goto(`${site.dev.url}${url}?edit`)
    await second.locator('.notice.fair button').click()
    await expect(second.locator('.cm-content').first()).toHaveAttribute('contenteditable', 'true')
    await restored(second).click()
    await expect(second.locator('.cm-content').first()).not.toContainText(typed.trim())
    await second.close()
    await expect(first.text).toHaveAttribute('contenteditable', 'true')
    await expect(first.text).not.toContainText(typed.trim())
    await expect(first.state).toHaveText(saved)
    await expect(restored(page)).toHaveCount(0)
    expect(site.read(file)).toBe(before)
  })

  test(`that the file of a saved text is gone is said until it is back (${locale})`, async ({ browser, site }) => {
    const before = site.read(file)
    const { page, state } = await openDesk(browser, site, url, '16:1')
    await expect(state).toHaveText(saved)
    site.remove(file)
    const notice = page.locator('.notice.bad', { hasText: gone[locale] })
    await expect(notice).toBeVisible()
    // A page that is rendered again does not take the word back.
    const facts = 'content/data/facts.yaml'
    const rendered = page.waitForResponse(response => response.request().method() === 'POST' && response.ok())
    site.write(facts, `${site.read(facts)}\n`)
    await rendered
    await expect(notice).toBeVisible()
    site.write(file, before)
    await expect(notice).toHaveCount(0)
  })

  test(`a tab brings a file back that is gone, with the text that it has, by the keyboard (${locale})`, async ({
    browser,
    site,
  }) => {
    const { first, page } = await openTwice(browser, site)
    const text = page.locator('.cm-content').first()
    await expect(text).toHaveAttribute('contenteditable', 'false')
    const back = { name: locale === 'he' ? 'להחזיר' : 'Bring it back', exact: true }
    site.remove(file)
    await expect(first.page.getByRole('button', back)).toBeVisible()
    await expect(page.locator('.notice.bad', { hasText: gone[locale] })).toBeVisible()
    await expect(page.getByRole('button', back)).toHaveCount(0)

    // The tab that takes the file over has the words that the other left unsaved.
    await page.locator('.notice.fair button').click()
    await expect(text).toContainText(typed.trim())
    await page.getByRole('button', back).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.notice.bad')).toHaveCount(0)
    await expect(page.locator('.top .state')).toHaveText(saved)
    await expect(text).toBeFocused()
    expect(site.read(file)).toContain(typed.trim())
    await expect(first.text).toContainText(typed.trim())
    await expect(first.page.locator('.notice.bad')).toHaveCount(0)
  })

  test(`a file that is there again as it is to be brought back is not overwritten (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const { page, state, text } = await openDesk(browser, site, url, '16:1')
    site.remove(file)
    const back = page.getByRole('button', { name: locale === 'he' ? 'להחזיר' : 'Bring it back', exact: true })
    await expect(back).toBeVisible()
    // As if nobody had told this tab.
    const release = await holdRequests(page, '**/__desk/file?**')
    const others = before.replace('updated: 2026-11-01', 'updated: 2026-11-02')
    site.write(file, others)
    await back.click()
    await expect(page.locator('.notice.fair')).toContainText(
      locale === 'he' ? 'לא נדרס' : 'nothing in it was overwritten',
    )
    await expect(text).toContainText('updated: 2026-11-02')
    await expect(state).toHaveText(saved)
    expect(site.read(file)).toBe(others)
    release()
  })

  test(`a tab that only reads shows what is saved, whichever of the tabs it is (${locale})`, async ({
    browser,
    site,
  }) => {
    const { first, page } = await openTwice(browser, site)
    const reading = page.locator('.cm-content').first()
    const state = page.locator('.top .state')
    await expect(reading).toHaveAttribute('contenteditable', 'false')
    await expect(reading).not.toContainText(typed.trim())
    await first.text.press('ControlOrMeta+s')
    await expect(first.state).toHaveText(saved)
    await expect(reading).toContainText(typed.trim())
    await first.page.keyboard.insertText('THEN ')
    await first.text.press('ControlOrMeta+s')
    await expect(reading).toContainText(`${typed}THEN `)

    await page.locator('.notice.fair button').click()
    await expect(reading).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.insertText('LAST ')
    await expect(state).toHaveText(unsaved)
    await expect(first.text).not.toContainText('LAST')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(first.text).toContainText('LAST')
    expect(site.read(file)).toContain('LAST')
  })

  test(`a tab that only reads is asked about no conflict (${locale})`, async ({ browser, site }) => {
    const { first, page } = await openTwice(browser, site)
    await page.locator('.notice.fair button').click()
    await expect(page.locator('.cm-content').first()).toContainText(typed.trim())
    await expect(first.text).toHaveAttribute('contenteditable', 'false')
    const lines = site.read(file).split('\n')
    lines[15] = `THEIRS ${lines[15]}`
    site.write(file, lines.join('\n'))
    await expect(page.locator('dialog.conflict')).toBeVisible()
    await expect(first.text).toContainText('THEIRS')
    // The window of the tab that writes is open and answered by then, so one here would be, too.
    await page.getByRole('button', { name: locale === 'he' ? 'להחליט אחר כך' : 'Decide later' }).click()
    await expect(page.locator('dialog.conflict')).toHaveCount(0)
    await expect(first.page.locator('dialog.conflict')).toHaveCount(0)
  })

  test(`a tab that takes over while the server does not answer waits for what the other left (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openTwice(browser, site)
    const text = page.locator('.cm-content').first()
    await expect(page.locator('.notice.fair')).toBeVisible()
    await page.route('**/__desk/file?**', route => route.abort())
    await page.locator('.notice.fair button').click()
    await expect(page.locator('.notice.bad').first()).toBeVisible()
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await page.unroute('**/__desk/file?**')
    await expect(text).toContainText(typed.trim())
    await expect(text).toHaveAttribute('contenteditable', 'true')
    await expect(page.locator('.notice.bad')).toHaveCount(0)
  })
}

/** Runs in the page: what the browser keeps of an unsaved text. */
const kept = (file: string) => localStorage.getItem(`desk:${file}`) ?? ''

test('another site, another name of this machine and another folder are refused', async ({ request, site }) => {
  const { url } = site.dev
  const { port } = new URL(url)
  const body = { file: 'content/vendors/page-2.en.mdx', text: 'x', base: 'y', at: 1, by: 'z' }
  const put = (headers: Record<string, string>, data = body) => request.put(`${url}/__desk/file`, { data, headers })
  const own = { origin: url }
  expect((await put({})).status()).toBe(403)
  expect((await put({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await put({ origin: `http://evil.example:${port}`, host: `evil.example:${port}` })).status()).toBe(403)
  expect((await put({ ...own, 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  const outside = await put(own, { ...body, file: 'content/../package.json' })
  expect([outside.status(), await outside.json()]).toEqual([422, { problem: 'outside' }])
  const read = await request.get(`${url}/__desk/file?file=${body.file}`, { headers: { host: `evil.example:${port}` } })
  expect(read.status()).toBe(403)
  expect((await request.get(`${url}/page-2?edit`, { headers: { host: 'evil.example' } })).status()).toBe(403)
})
