import { type DeskPage, expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: { sentence: 'The test takes 14', table: '| a | b |\n| --- | --- |' },
  he: { sentence: 'הבדיקה נמשכת 14', table: '| א | ב |\n| --- | --- |' },
} as const

/** Begins a word that the glossary of this site turns down. */
const avoided = 'ניהול הת'

const fact = '<Fact id="kandji.trial" />'

const offeredIn = ({ page }: DeskPage) => page.locator('.cm-tooltip-autocomplete li')
const selectedIn = ({ page }: DeskPage) => page.locator('.cm-tooltip-autocomplete li[aria-selected]')

/** A list that has just opened leaves keys to the text, for as long as the writer cannot have seen it, ms. */
const unseen = 75

async function untilItTakesKeys(): Promise<void> {
  const opened = Date.now()
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(unseen)
}

/** The last lines of the text. */
const lastLines = async ({ page }: DeskPage, count: number) =>
  (await page.locator('.cm-line').allInnerTexts()).slice(-count).map(line => line.replace(/\n$/, ''))

for (const { locale, url } of languages) {
  const { sentence, table } = words[locale]

  test(`in a list that plain words open nothing is selected, and Enter is the text's (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const [offered, selected] = [offeredIn(desk), selectedIn(desk)]
    const opens = async () => {
      await expect(offered.first()).toBeVisible()
      await expect(selected).toHaveCount(0)
    }
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('\n\n')
    await page.keyboard.type(sentence)
    await opens()
    await page.keyboard.press('Enter')
    await expect(offered).toHaveCount(0)
    expect(await lastLines(desk, 2)).toEqual([sentence, ''])

    // In an item of a list, which goes on.
    await page.keyboard.type(`- ${sentence}`)
    await opens()
    await page.keyboard.press('Enter')
    expect(await lastLines(desk, 2)).toEqual([`- ${sentence}`, '- '])

    // In a row of a table, below which a new one comes.
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(`\n${table}\n| `)
    await page.keyboard.type('14')
    await opens()
    await page.keyboard.press('Enter')
    await expect(offered).toHaveCount(0)
    expect(await lastLines(desk, 2)).toEqual(['| 14', '|  |  |'])

    // A word that the glossary turns down.
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('\n\n')
    await page.keyboard.type(avoided)
    await opens()
    await page.keyboard.press('Enter')
    expect(await lastLines(desk, 2)).toEqual([avoided, ''])

    // Esc closes the list; the next Enter is a new line, too.
    await page.keyboard.type(sentence)
    await opens()
    await page.keyboard.press('Escape')
    await expect(offered).toHaveCount(0)
    await page.keyboard.press('Enter')
    expect(await lastLines(desk, 2)).toEqual([sentence, ''])

    // Tab leaves the text as it is.
    await page.keyboard.type(sentence)
    await opens()
    await page.keyboard.press('Tab')
    await expect(offered).toHaveCount(0)
    expect(await lastLines(desk, 1)).toEqual([sentence])
  })

  test(`what an arrow key has chosen in a list, Enter takes, as it does where the list was asked for or a sign begins it (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const [offered, selected] = [offeredIn(desk), selectedIn(desk)]
    const before = sentence.slice(0, -2)
    /** Types the sentence and keys that choose in its list. */
    const choose = async (keys: readonly string[]) => {
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.insertText('\n\n')
      await page.keyboard.type(sentence)
      await expect(offered.first()).toBeVisible()
      await untilItTakesKeys()
      for (const key of keys) await page.keyboard.press(key)
      await expect(selected).toHaveText(/^kandji\.trial/)
      await untilItTakesKeys()
    }
    for (const keys of [
      ['ArrowDown'],
      ['ArrowUp'],
      // The list has only this one.
      ['ArrowDown', 'ArrowDown'],
      ['Control+Space'],
      ['Escape', 'Control+Space'],
    ]) {
      await choose(keys)
      await page.keyboard.press('Enter')
      expect(await desk.line()).toBe(before + fact)
    }

    // What is typed on makes another list of it.
    await choose(['ArrowDown'])
    await page.keyboard.press('Backspace')
    await page.keyboard.type('4')
    await expect(offered.first()).toBeVisible()
    await expect(selected).toHaveCount(0)
    await page.keyboard.press('Enter')
    expect(await lastLines(desk, 2)).toEqual([sentence, ''])

    for (const sign of ['<Fac', '<Fact ', '<Fact id="14', '[x](/page-2', '[x](/page-2#']) {
      await page.keyboard.type(sign)
      await expect(selected).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
    }
  })

  test(`the list covers neither the count of faults nor their list, which a click opens and closes (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const [offered, count] = [offeredIn(desk), page.locator('.faults .count.bad')]
    await page.keyboard.insertText('[x](/no-such)\n\n')
    await expect(count).toBeVisible()
    for (const isOpen of [false, true]) {
      await expect(count).toHaveAttribute('aria-expanded', `${isOpen}`)
      await desk.text.focus()
      await page.keyboard.press('ControlOrMeta+End')
      for (const typed of ['\n14', '\n<']) {
        await page.keyboard.type(typed)
        await expect(offered.first()).toBeVisible()
        const [list, faults] = [page.locator('.cm-tooltip-autocomplete > ul'), page.locator('.faults')]
        const bottomOf = async () => {
          const box = await list.boundingBox()
          return (box?.y ?? Infinity) + (box?.height ?? 0)
        }
        await expect
          .poll(async () => (await bottomOf()) - ((await faults.boundingBox())?.y ?? 0))
          .toBeLessThanOrEqual(0)
        if (typed === '\n14') await page.keyboard.press('Escape')
      }
      await count.click()
      await expect(count).toHaveAttribute('aria-expanded', `${!isOpen}`)
      await expect(offered).toHaveCount(0)
    }
  })
}
