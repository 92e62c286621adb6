import type { Locator } from '@playwright/test'
import { expect, languages, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'

const words = {
  en: {
    source: 'Who says so',
    checked: 'Last checked',
    until: 'Valid until',
    reason: 'Why the languages differ',
    unconfirmed: 'Why nobody has confirmed it',
    search: 'Find a value',
    none: 'Nothing here has these words.',
    price: 'price',
    percent: 'per cent',
    partial: 'This date is not complete',
  },
  he: {
    source: 'מקור',
    checked: 'נבדק לאחרונה',
    until: 'בתוקף עד',
    reason: 'למה השפות שונות',
    unconfirmed: 'למה זה לא אושר',
    search: 'חיפוש ערך',
    none: 'המילים האלה לא מופיעות כאן.',
    price: 'מחיר',
    percent: 'אחוזים',
    partial: 'התאריך לא שלם',
  },
} as const

const widthsOf = (table: Locator) =>
  table.locator('thead th').evaluateAll(heads => heads.map(head => head.getBoundingClientRect().width))

/** Runs in the page: whether the brackets around the first address of a message stand on other lines than its ends. */
function bracketsTorn(message: Element): boolean[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const letters = texts.flatMap(text => [...text.data].map((letter, at) => ({ text, letter, at })))
  const all = letters.map(({ letter }) => letter).join('')
  const [start, end] = [all.indexOf('(http'), all.indexOf(')')]
  const middleOf = (index: number) => {
    const { text, at } = letters[index] as (typeof letters)[number]
    const range = new Range()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { top, bottom } = range.getBoundingClientRect()
    return (top + bottom) / 2
  }
  return [
    [start, start + 1],
    [end - 1, end],
  ].map(([a = 0, b = 0]) => Math.abs(middleOf(a) - middleOf(b)) > 6)
}

for (const { locale, url, saved } of languages) {
  const { source, checked, until, reason, unconfirmed, search, partial, none, price, percent } = words[locale]

  test(`a row that is added in the middle of a search ends it, and has the focus (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const found = page.getByLabel(search, { exact: true })
    const rows = page.locator('tr[data-row]')
    const name = page.locator('.new-row input').last()
    await found.fill('applecare')
    await expect(page.locator('[data-row="workspace.starter.price"]')).toHaveCount(0)
    await name.fill('acme.trial')
    await name.press('Enter')
    const added = page.locator('[data-row="acme.trial"]')
    await expect(added.locator(':focus')).toHaveCount(1)
    await expect(added).toBeInViewport()
    await expect(found).toHaveValue('')
    expect(await rows.count()).toBeGreaterThan(3)
  })

  test(`the details of a row have the width that is seen of the table, in columns that wrap (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const row = page.locator('[data-row="kandji.trial"]')
    const details = page.locator('[data-row="kandji.trial"] + .row-below .row-details')
    await expect(details).toBeHidden()
    await row.locator('.more summary').click()
    for (const [width, columns] of [
      [1280, 4],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const scroll = page.locator('.tables-body')
      // Also where the rest of the table is scrolled away.
      await scroll.evaluate((element, to) => element.scrollTo({ left: to }), locale === 'he' ? -9999 : 9999)
      const [inner, outer] = [await details.boundingBox(), await scroll.boundingBox()]
      expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) - 100)
      expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? 0)
      const rows = await details.evaluate(element => getComputedStyle(element).gridTemplateColumns.split(' ').length)
      expect(rows).toBe(columns)
    }
  })

  test(`the heads of a table stay above its rows, and no field that is gone to is under them (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const [head, last] = [page.locator('thead th').first(), page.locator('tbody tr[data-row]').last()]
    await last.scrollIntoViewIfNeeded()
    // Also where the rows are scrolled sideways.
    await page.locator('.tables-body').evaluate((element, to) => element.scrollBy({ left: to, top: 9999 }), 50)
    const heads = await head.boundingBox()
    expect(heads?.y).toBeCloseTo((await page.locator('.tables-body').boundingBox())?.y ?? 0, 0)
    // One that the heads lie over: only what is out of view moves when it is gone to.
    const field = page.locator('tbody tr[data-row]').nth(10).locator('textarea, select').first()
    await field.evaluate(element => {
      const area = element.closest('.tables-body') as HTMLElement
      area.scrollBy({ top: element.getBoundingClientRect().top - area.getBoundingClientRect().top - 2 })
    })
    await field.focus()
    expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual((heads?.y ?? 0) + (heads?.height ?? 0))
  })

  test(`a row is found by what its kind is called here, and by nothing that no one sees (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.getByRole('searchbox', { name: search })
    await field.fill(price)
    await expect(page.locator('[data-row="kandji.trial"]')).toHaveCount(0)
    await expect(page.locator('[data-row="applecare.plus.price"]')).toHaveCount(1)
    // In words that stand neither in its name nor in its file.
    await field.fill(percent)
    await expect(page.locator('[data-row="home.israeli"]')).toHaveCount(1)
    await expect(page.locator('[data-row="kandji.trial"]')).toHaveCount(0)
    // The name of a key in what the server answers.
    await field.fill('isRange')
    await expect(page.locator('.tables-none')).toHaveText(none)
  })

  test(`words that no row has are said to be in none (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const said = page.locator('.tables-none')
    const field = page.getByRole('searchbox', { name: search })
    for (const words of ['zzz', 'kandji', 'מילה שאין']) {
      await field.fill(words)
      await expect(said).toHaveText(words === 'kandji' ? '' : none)
    }
  })

  test(`a value stands next to its name or under its column’s, in whichever language it is (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=plans`)
    const value = page.locator('.tables textarea')
    await expect(value.first()).toBeVisible()
    const edge = locale === 'he' ? 'right' : 'left'
    await expect(value.and(page.locator(':not([lang])')).first()).toHaveCSS('text-align', edge)
    const far = await value.and(page.locator('[lang]')).evaluateAll(fields =>
      fields
        .filter(field => (field as HTMLTextAreaElement).value.length < 20)
        .filter(field => field.getBoundingClientRect().width > 200)
        .map(field => (field as HTMLTextAreaElement).value),
    )
    expect(far).toEqual([])
  })

  test(`no column changes its width when a fault comes, and the marks of a row stay beside its name (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const [table, field] = [page.locator('.tables table'), page.getByLabel(`kandji.trial, ${checked}`, { exact: true })]
    await expect(field).toHaveValue(/^2/)
    const before = await widthsOf(table)
    await field.fill('')
    await field.press('Enter')
    // Past what belongs to the row itself.
    await expect(page.getByLabel(`workspace.starter.price, ${checked}`, { exact: true })).toBeFocused()
    const fault = page.locator('td', { has: field }).locator('.value-fault')
    // It speaks of the fields as they are called here.
    await expect(fault).toContainText(unconfirmed)
    expect(await widthsOf(table)).toEqual(before)
    await field.fill('2026-02-01')
    await field.press('Enter')
    await expect(page.locator('.top .state')).toHaveText(saved)
    // Where every column is as narrow as it can be.
    await page.setViewportSize({ width: 800, height: 800 })
    const lines = await page.locator('.row-name:has(.row-actions)').evaluateAll(names =>
      names.map(name => {
        const [text, marks] = [...name.children].map(child => child.getBoundingClientRect())
        return text && marks ? marks.top < text.bottom : false
      }),
    )
    expect(lines).not.toContain(false)
  })

  test(`an address in a message keeps the brackets around it on its lines, however long it is (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const line = site.read(file).match(/^kandji\.trial: .*$/m)?.[0] ?? ''
    for (const address of ['https://iru.com/a', `https://iru.com/${'prices/of/devices/'.repeat(9)}`]) {
      site.write(
        file,
        site
          .read(file)
          .replace(
            /^kandji\.trial: .*$/m,
            line.replace(/source: .*/, `source: '${address}', checked: 2026-02-01, validUntil: 2026-03-01 }`),
          ),
      )
      await page.goto(`${site.dev.url}${url}?data=facts`)
      const said = page.locator('.value-fault', { hasText: address })
      await expect(said).toBeVisible()
      expect(await said.evaluate(bracketsTorn)).toEqual([false, false])
    }
  })

  test(`the count leads from fault to fault in the order of the page, each at its field (${locale})`, async ({
    browser,
    site,
  }) => {
    const text = site.read(file)
    const edited = [
      [/(kandji\.trial: .*), source: the owner/, '$1'],
      [/(workspace\.starter\.price: .*), checked: [\d-]+/, '$1'],
      [/(applecare\.plus\.price: .*) }/, '$1, reason: short }'],
    ] as const
    site.write(
      file,
      edited.reduce((now, [from, to]) => now.replace(from, to), text),
    )
    const page = await browser.newPage({ viewport: { width: 1280, height: 600 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const count = page.locator('.tables-faults button')
    await expect(count).toContainText('3')
    // Also to a row that was searched away.
    await page.getByRole('searchbox', { name: search }).fill('legal')
    const names = [
      `kandji.trial, ${source}`,
      `workspace.starter.price, ${checked}`,
      // Folded away until then.
      `applecare.plus.price, ${reason}`,
    ]
    for (const name of [...names, names[0] ?? '']) {
      await count.click()
      const field = page.getByLabel(name, { exact: true })
      await expect(field).toBeFocused()
      await expect(field.locator('xpath=following-sibling::*').locator('.value-fault')).toBeInViewport({ ratio: 1 })
    }
    // Once one is mended, the next is the one after it.
    await page.keyboard.type('the owner')
    await page.keyboard.press('Enter')
    await expect(count).toContainText(/2|שתי/)
    await count.click()
    await expect(page.getByLabel(names[1] ?? '', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.locator('.top .state')).toHaveText(saved)
  })

  test(`a half typed date says so at its field, and the file keeps what it has (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const [day, empty] = [checked, until].map(label => page.getByLabel(`kandji.trial, ${label}`, { exact: true }))
    if (!day || !empty) throw new Error('no fields')
    const faultOf = (field: Locator) => page.locator('td', { has: field }).locator('.value-fault')
    await expect(day).toHaveValue('2026-02-01')

    // Its month is taken out.
    await day.focus()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(faultOf(day)).toContainText(partial)
    await expect(day).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(faultOf(day)).toContainText(partial)
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.top .state')).toHaveText(saved)
    // Back in the field, Esc brings what the file has all the same.
    await day.focus()
    await page.keyboard.press('Escape')
    await expect(day).toHaveValue('2026-02-01')
    await expect(faultOf(day)).toHaveCount(0)

    // Where there was none: left by its keys, month and day alone.
    await empty.focus()
    await page.keyboard.type('1125')
    // Its last part is the button that opens the calendar.
    while (await empty.evaluate(field => document.activeElement === field)) await page.keyboard.press('Tab')
    await expect(faultOf(empty)).toContainText(partial)
    await empty.focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(faultOf(empty)).toHaveCount(0)

    // What is completed is kept.
    await day.focus()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(faultOf(day)).toContainText(partial)
    expect(site.read(file)).toBe(before)
    await day.focus()
    await page.keyboard.type('03')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(faultOf(day)).toHaveCount(0)
    const line = /kandji\.trial: .*/.exec(before)?.[0] ?? ''
    await expect
      .poll(() => site.read(file))
      .toBe(before.replace(line, line.replace('checked: 2026-02-01', 'checked: 2026-03-01')))
  })
  test(`a row can be moved, added and removed in the tab that has the file, and only there (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const open = async () => {
      const page = await context.newPage()
      await page.goto(`${site.dev.url}${url}?data=navigation`)
      await expect(page.locator('tr[data-row]').first()).toBeVisible()
      return page
    }
    const actions = '.row-actions button'
    const first = await open()
    await expect(first.locator(actions).first()).toBeVisible()
    const second = await open()
    await expect(second.locator(actions)).toHaveCount(0)
    await second.locator('.notice.fair button').click()
    await expect(second.locator(actions).first()).toBeVisible()
    await expect(first.locator(actions)).toHaveCount(0)
  })
}
