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
    partial: 'This date is not complete',
  },
  he: {
    source: 'מקור',
    checked: 'נבדק לאחרונה',
    until: 'בתוקף עד',
    reason: 'למה השפות שונות',
    unconfirmed: 'למה זה לא אושר',
    search: 'חיפוש ערך',
    partial: 'התאריך לא שלם',
  },
} as const

const widthsOf = (table: Locator) =>
  table.locator('thead th').evaluateAll(heads => heads.map(head => head.getBoundingClientRect().width))

for (const { locale, url, saved } of languages) {
  const { source, checked, until, reason, unconfirmed, search, partial } = words[locale]

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
      const scroll = page.locator('.table-scroll').first()
      // Also where the rest of the table is scrolled away.
      await scroll.evaluate((element, to) => element.scrollTo({ left: to }), locale === 'he' ? -9999 : 9999)
      const [inner, outer] = [await details.boundingBox(), await scroll.boundingBox()]
      expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) - 40)
      expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? 0)
      const rows = await details.evaluate(element => getComputedStyle(element).gridTemplateColumns.split(' ').length)
      expect(rows).toBe(columns)
    }
    await page.close()
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
    await page.close()
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
    await page.close()
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
    await page.close()
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
    await page.close()
  })
}
