import { expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

const words = {
  en: {
    elsewhere: 'as others wrote',
    two: 'in 2 places',
    later: 'Decide later',
    compare: 'Compare them',
    keep: 'Keep the words on disk',
    gone: 'The file is no longer there',
    back: 'Bring it back',
  },
  he: {
    elsewhere: 'כמו שאחרים כתבו',
    two: 'בשני מקומות',
    later: 'להחליט אחר כך',
    compare: 'השוואה',
    keep: 'לשמור את המילים שבדיסק',
    gone: 'הקובץ כבר לא נמצא',
    back: 'להחזיר',
  },
} as const

for (const { locale, file, url, saved, unsaved } of languages) {
  const { elsewhere, two, later, compare, keep, gone, back } = words[locale]

  test(`where both changed the same words nothing is overwritten, and the writer decides (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.setViewportSize({ width: 1280, height: 420 })
    await desk.page.keyboard.type('MINE ')
    const lines = site.read(file).split('\n')
    const was = lines[15] ?? ''
    lines[15] = `THEIRS ${lines[15]}`
    // Far below what is seen of the dialog.
    const heading = lines.findLastIndex(line => line.startsWith('## '))
    lines[heading] += ` ${elsewhere}`
    const theirs = lines.join('\n')
    site.write(file, theirs)
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(site.read(file)).toBe(theirs)
    // Three columns show where they differ, at one height.
    const differing = (
      [
        ['.began', was.slice(0, 12)],
        ['.merge', 'THEIRS '],
        ['.merge', 'MINE '],
      ] as const
    ).map(([place, text]) => dialog.locator(`${place} .cm-line`, { hasText: text }).first())
    for (const line of differing) await expect(line).toBeInViewport()
    await expect
      .poll(async () => {
        const tops = await Promise.all(differing.map(line => line.evaluate(line => line.getBoundingClientRect().top)))
        return Math.max(...tops) - Math.min(...tops)
      })
      .toBeLessThan(2)
    await expect(dialog.locator('.next')).toHaveCount(0)
    // The first follows the others.
    const last = lines.findLast(line => line.length > 20)?.slice(0, 12) ?? ''
    const end = dialog.locator('.began .cm-line', { hasText: last }).last()
    await expect(end).not.toBeInViewport()
    // Lines that nobody has seen yet are not measured: the end may be further down than it seemed.
    await expect(async () => {
      await dialog.locator('.merge').evaluate(area => area.scrollTo({ top: area.scrollHeight }))
      await expect(end).toBeInViewport({ timeout: 500 })
    }).toPass()
    await dialog.locator('.merge').evaluate(area => area.scrollTo({ top: 0 }))
    await expect(dialog.locator('.began .cm-line').first()).toBeInViewport()

    // Whoever is not ready closes it, and goes on writing; nothing is saved meanwhile.
    await desk.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(desk.text).toBeFocused()
    await expect(desk.text).toContainText('MINE ')
    await desk.page.keyboard.type('LATER ')
    expect(site.read(file)).toBe(theirs)
    await desk.page.locator('.notice.bad button', { hasText: compare }).click()
    await expect(dialog.locator('.merge .cm-content').last()).toContainText('MINE LATER ')
    await dialog.getByRole('button', { name: later }).click()
    await desk.page.keyboard.press('ControlOrMeta+s')
    await dialog.locator('button.primary').click()
    await expect(desk.state).toHaveText(saved)
    await expect(desk.text).toBeFocused()
    // What does not clash stays, though nobody looked at it.
    expect(site.read(file)).toBe(theirs.replace('THEIRS ', 'MINE LATER '))
    // Undo leads to the other words, and further to those of the writer before.
    for (const words of ['THEIRS ', 'MINE LATER ', 'MINE ', '']) {
      await desk.text.press('ControlOrMeta+z')
      await expect(desk.text.locator('.cm-line', { hasText: was.slice(0, 12) }).first()).toHaveText(words + was)
    }
  })

  test(`of two languages with a conflict one is asked about after the other, each by its name (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.press('ControlOrMeta+\\')
    const sides = languages.map(side => ({
      ...side,
      label: side.locale === 'he' ? 'עברית' : 'English',
      text: page.locator(`.editor[data-locale=${side.locale}] .cm-content`),
      was: site.read(side.file).split('\n')[15] ?? '',
    }))
    for (const { text, was } of sides) {
      await text
        .locator('.cm-line', { hasText: was.slice(0, 12) })
        .first()
        .click()
      await page.keyboard.press('Home')
      await page.keyboard.type('MINE ')
    }
    const found = sides.map(({ file }) =>
      page.waitForResponse(made => made.url().endsWith('/merge') && made.request().postData()?.includes(file) === true),
    )
    for (const { file, was } of sides) site.edit(file, was, `THEIRS ${was}`)
    await Promise.all(found)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const [first, second] = (await dialog.getByRole('heading', { level: 2 }).innerText()).startsWith('English')
      ? sides
      : sides.toReversed()
    if (!first || !second) throw new Error('Two languages are open.')
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${first.label}: `))
    await expect(dialog.locator('h2 bdi')).toHaveAttribute('lang', first.locale)
    // One that is put off leaves its place to the other.
    await dialog.getByRole('button', { name: later }).click()
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${second.label}: `))
    await dialog.locator('button.primary').click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => site.read(second.file)).toContain(`MINE ${second.was}`)
    await page.locator('.notice.bad button', { hasText: compare }).click()
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${first.label}: `))
    await dialog.getByRole('button', { name: keep, exact: true }).click()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(first.file)).toContain(`THEIRS ${first.was}`)
  })

  test(`a conflict of a file that goes away is closed, and nothing of it is lost when the file is back (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    const was = before.split('\n')[15] ?? ''
    const theirs = before.replace(was, `THEIRS ${was}`)
    const dialog = desk.page.getByRole('dialog')
    const comparing = desk.page.locator('.notice.bad button', { hasText: compare })
    await desk.page.keyboard.type('MINE ')
    site.write(file, theirs)
    await expect(dialog).toBeVisible()
    await dialog.locator('.merge .cm-content').last().focus()
    await desk.page.keyboard.type('BEGUN ')
    site.remove(file)
    await expect(dialog).toHaveCount(0)
    await expect(desk.page.locator('.notice.bad', { hasText: gone })).toBeVisible()
    await expect(comparing).toHaveCount(0)
    await expect(desk.text).toContainText(`BEGUN MINE ${was.slice(0, 12)}`)

    await desk.page.getByRole('button', { name: back, exact: true }).click()
    await expect(comparing).toBeVisible()
    expect(site.read(file)).toBe(theirs)
    await comparing.click()
    await expect(dialog.locator('.merge .cm-content').first()).toContainText('THEIRS ')
    await dialog.locator('button.primary').click()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toBe(before.replace(was, `BEGUN MINE ${was}`))
  })

  test(`a conflict ends when the disk has again what the text began with, whether it is shown or put off (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    const was = before.split('\n')[15] ?? ''
    const others = before.replace(was, `THEIRS ${was}`).replace('\n## ', `\n## ${elsewhere} `)
    const dialog = desk.page.getByRole('dialog')
    const line = desk.text.locator('.cm-line', { hasText: was.slice(0, 12) }).first()
    await desk.page.keyboard.type('MINE ')
    // As when another tab goes on with a proposal, and comes back from it.
    site.write(file, others)
    await expect(dialog).toBeVisible()
    site.write(file, before)
    await expect(dialog).toHaveCount(0)
    await expect(desk.text).toBeFocused()
    await expect(line).toHaveText(`MINE ${was}`)

    site.write(file, others)
    await expect(dialog).toBeVisible()
    await dialog.locator('.merge .cm-content').last().focus()
    await desk.page.keyboard.type('BEGUN ')
    await dialog.getByRole('button', { name: later }).click()
    const band = desk.page.locator('.notice.bad', { hasText: compare })
    await expect(band).toBeVisible()
    site.write(file, before)
    await expect(band).toHaveCount(0)
    await desk.text.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    // Of the others' words none stays behind, and the writer's steps are undone one by one.
    expect(site.read(file)).toBe(before.replace(was, `BEGUN MINE ${was}`))
    for (const words of ['MINE ', '']) {
      await desk.text.press('ControlOrMeta+z')
      await expect(line).toHaveText(words + was)
    }
  })

  test(`a conflict is shown anew when the disk changes again, with what was begun; undo brings that back (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    const was = before.split('\n')[15] ?? ''
    const second = before.replace(was, `SECOND ${was}`)
    const dialog = desk.page.getByRole('dialog')
    const [theirs, last] = [dialog.locator('.merge .cm-content').first(), dialog.locator('.merge .cm-content').last()]
    await desk.page.keyboard.type('MINE ')
    site.write(file, before.replace(was, `FIRST ${was}`))
    await expect(theirs).toContainText('FIRST ')
    await last.focus()
    await desk.page.keyboard.type('BEGUN ')
    site.write(file, second)
    await expect(theirs).toContainText('SECOND ')
    await expect(theirs).not.toContainText('FIRST ')
    await expect(last).toContainText(`BEGUN MINE ${was.slice(0, 12)}`)
    await dialog.getByRole('button', { name: keep, exact: true }).click()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toBe(second)
    await desk.text.press('ControlOrMeta+z')
    await expect(desk.text.locator('.cm-line', { hasText: was.slice(0, 12) }).first()).toHaveText(`BEGUN MINE ${was}`)
  })

  test(`a choice that was made before the desk heard that the disk changed again shows what is there now (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    const was = before.split('\n')[15] ?? ''
    const [first, second] = ['FIRST ', 'SECOND '].map(word => before.replace(was, word + was)) as [string, string]
    const dialog = desk.page.getByRole('dialog')
    const theirs = dialog.locator('.merge .cm-content').first()
    await desk.page.keyboard.type('MINE ')
    site.write(file, first)
    await expect(theirs).toContainText('FIRST ')
    // What is read until the choice is answered after it, as the disk was before: the first change may be read twice.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let isChosen = false
    await desk.page.route('**/__desk/file?**', async route => {
      if (isChosen) return route.continue()
      await released
      await route.fulfill({ json: { file, text: first, version: 'of the first' } })
    })
    const reading = desk.page.waitForRequest('**/__desk/file?**')
    site.write(file, second)
    const held = await reading
    const choice = await dialog.getByRole('button', { name: keep, exact: true }).elementHandle()
    isChosen = true
    // At once: by the time that a pointer is there, the desk may have heard.
    await choice?.evaluate(button => (button as HTMLButtonElement).click())
    await expect(theirs).toContainText('SECOND ')
    const again = desk.page.waitForResponse('**/__desk/merge')
    release()
    await (await held.response())?.finished()
    await (await again).finished()
    await expect(theirs).toContainText('SECOND ')
    expect(site.read(file)).toBe(second)
    await dialog.locator('button.primary').click()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toBe(before.replace(was, `MINE ${was}`))
  })

  test(`where the same words were changed in several places, each is counted and shown (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.setViewportSize({ width: 1280, height: 420 })
    await desk.page.keyboard.type('MINE ')
    await desk.text.press('ControlOrMeta+End')
    await desk.page.keyboard.insertText('\n\nMINE last')
    const lines = site.read(file).split('\n')
    const last = lines.findLastIndex(line => line.length > 20)
    lines[15] = `THEIRS ${lines[15]}`
    lines.splice(last + 1, lines.length, '', 'THEIRS last', '')
    site.write(file, lines.join('\n'))
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(two)
    const line = (hasText: string | RegExp) => dialog.locator('.merge .cm-line', { hasText })
    const [first, second] = [line(/^MINE (?!last)/), line('MINE last')]
    for (const [shown, hidden] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      await expect(shown).toBeInViewport()
      await expect(hidden).not.toBeInViewport()
      await dialog.locator('.next').click()
    }
    await dialog.locator('footer button:not(.primary, .next, .later)').click()
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toBe(lines.join('\n'))
  })

  test(`a draft that was written while an earlier version was back is merged with the later one (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.read(file)
    await desk.page.keyboard.type('PROPOSED ')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    const proposed = site.read(file)
    // As when the main branch is checked out again.
    site.write(file, before)
    await expect(desk.text).not.toContainText('PROPOSED')
    await desk.text.press('ControlOrMeta+End')
    await desk.page.keyboard.insertText('DRAFT\n')
    await expect(desk.state).toHaveText(unsaved)
    await desk.page.goto('about:blank')
    // And then the branch, to which others added.
    site.write(file, proposed.replace('PROPOSED ', 'PROPOSED ADDED '))
    const { state, page } = await reopenDesk(desk.page, site, url)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(state).toHaveText(saved)
    expect(site.read(file)).toBe(`${proposed.replace('PROPOSED ', 'PROPOSED ADDED ')}DRAFT\n`)
  })

  test(`what was taken from the disk into the last column is undone at once (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.setViewportSize({ width: 1280, height: 420 })
    const lines = site.read(file).split('\n')
    const last = lines.findLastIndex(line => line.length > 20)
    await desk.text.press('ControlOrMeta+End')
    await desk.page.keyboard.insertText('\n\nMINE')
    lines.splice(last + 1, lines.length, '', 'THEIRS', '')
    site.write(file, lines.join('\n'))
    const dialog = desk.page.getByRole('dialog')
    const kept = dialog.locator('.merge .cm-content').last()
    const take = dialog.locator('.take').last()
    // By mouse and by keyboard, each of which takes it again.
    await take.click()
    await expect(kept).toContainText('THEIRS')
    await expect(kept).toBeFocused()
    await expect(kept.locator('.cm-line', { hasText: 'THEIRS' })).toBeInViewport()
    await desk.page.keyboard.press('ControlOrMeta+z')
    await expect(kept).toContainText('MINE')
    await expect(kept).not.toContainText('THEIRS')
    await take.press('Enter')
    await expect(kept).toContainText('THEIRS')
    await expect(kept).toBeFocused()
    await dialog.locator('button:not(.primary, .take, .later)').click()
    await expect(desk.state).toHaveText(saved)
  })

  for (const differing of [['END'], ['AMID', 'END']] as const) {
    const [first] = differing
    test(`the first difference is in view in each column, however far down a long page it is: ${first} (${locale})`, async ({
      browser,
      site,
    }) => {
      // Lines of many heights, which are only guessed before they are drawn.
      const paragraphs = Array.from({ length: 120 }, (_, index) => 'word '.repeat(1 + ((index * 37) % 90)).trimEnd())
      paragraphs[40] = `AMID ${paragraphs[40]}`
      const text = `${site.read(file)}\n${paragraphs.join('\n\n')}\n\nEND\n`
      site.write(file, text)
      const amid = text.split('\n').findIndex(line => line.startsWith('AMID')) + 1
      const desk = await openDesk(browser, site, url, `${amid}:1`)
      if (first === 'AMID') await desk.page.keyboard.insertText('MINE ')
      await desk.text.press('ControlOrMeta+End')
      await desk.page.keyboard.press('ArrowUp')
      await desk.page.keyboard.press('Home')
      await desk.page.keyboard.insertText('MINE ')
      site.write(file, text.replace(new RegExp(`^(?=${differing.join('|')})`, 'gm'), 'THEIRS '))
      const dialog = desk.page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (const [column, words] of [
        ['.began', first],
        ['.merge', `THEIRS ${first}`],
        ['.merge', `MINE ${first}`],
      ] as const) {
        const line = dialog.locator(`${column} .cm-line`, { hasText: new RegExp(`^${words}`) })
        await expect(line).toBeInViewport({ timeout: 5000 })
      }
    })
  }
}

for (const { locale, url, unsaved } of languages) {
  test(`a comment of a data file is a comment where the writer decides too, and no heading (${locale})`, async ({
    browser,
    site,
  }) => {
    const data = 'content/data/store/mac.yaml'
    site.write(data, `# Of ours\n${site.read(data)}`)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/mac`)
    await page.locator('[data-row="1"] textarea').first().focus()
    const name = await page.locator('.tables textarea:focus').inputValue()
    await page.keyboard.type('MINE ')
    await expect(page.locator('.top .state')).toHaveText(unsaved)
    site.edit(data, name, 'THEIRS')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.locator('.merge .cm-content').last().press('ControlOrMeta+Home')
    const comment = dialog.locator('.merge .cm-line', { hasText: '# Of ours' }).last()
    await expect(comment).toBeInViewport()
    await expect(comment).toHaveAttribute('dir', 'ltr')
    await expect(comment.locator('.d-comment')).toHaveCount(1)
    await expect(comment.locator('.d-heading')).toHaveCount(0)
  })
}
