import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { visit } from './shell/visit.ts'
import { tick } from './tick.ts'

/** The fixture's table is written for 25 people at $8 and $16 a month; no more than 50 are sold. */
const languages = [
  {
    prefix: '',
    mark: '',
    people: '30 people',
    two: '2 people',
    wrong: 'A whole number from 1 to 50. For more, write to us.',
    put: 'Add it to my message: Standard',
    other: 'Add it to my message: Starter',
    starter: 'Google Workspace Starter, 31 people: $248 a month, $2,976 a year, before VAT.',
    added: ['Added to your message: Standard', 'Added to your message: Starter'],
    updated: 'Updated in your message: Standard',
    answer: 'Google Workspace Standard, 30 people: $480 a month, $5,760 a year, before VAT.',
    changed: 'Google Workspace Standard, 31 people: $496 a month, $5,952 a year, before VAT.',
  },
  {
    prefix: '/he',
    // Without it the sentence would run as its first word does, which is Latin.
    mark: '\u200f',
    people: '30 אנשים',
    two: 'שני אנשים',
    wrong: 'מספר שלם מ־1 עד 50. צריכים יותר? כתבו לנו.',
    put: 'הוספה להודעה שלי: Standard',
    other: 'הוספה להודעה שלי: Starter',
    starter: 'Google Workspace Starter עבור 31 אנשים: $248 לחודש, $2,976 לשנה, לפני מע״מ.',
    added: ['נוסף להודעה שלכם: Standard', 'נוסף להודעה שלכם: Starter'],
    updated: 'עודכן בהודעה שלכם: Standard',
    answer: 'Google Workspace Standard עבור 30 אנשים: $480 לחודש, $5,760 לשנה, לפני מע״מ.',
    changed: 'Google Workspace Standard עבור 31 אנשים: $496 לחודש, $5,952 לשנה, לפני מע״מ.',
  },
]

const table = (page: Page) => page.locator('[data-behaviour=seats]')
const costs = (page: Page) => table(page).locator('[data-cost]').allTextContents()

for (const w of languages) {
  const url = `${w.prefix}/google-workspace`
  test.describe(url, () => {
    test('a number of people is typed or stepped, and the table answers; a number that is not sold is refused', async ({
      page,
    }) => {
      await page.goto(url)
      const [field, counted] = [table(page).locator('input'), table(page).locator('[data-counted]')]
      await field.fill('30')
      await expect(counted).toHaveText(w.people)
      expect(await costs(page)).toEqual(['$240', '$2,880', '$480', '$5,760'])
      await expect(table(page).locator('output')).toContainText(w.answer)
      await field.fill('51')
      await expect(table(page).getByText(w.wrong)).toBeVisible()
      await expect(table(page).locator('[data-cost]').first()).toBeHidden()
      await expect(table(page).getByRole('button', { name: w.put })).toBeDisabled()
      expect(await axeFaults(page, { parts: ['[data-behaviour=seats]'] })).toEqual([])
      await field.fill('1')
      await table(page).locator('[data-step="1"]').click()
      await expect(counted).toHaveText(w.two)
      await expect(table(page).getByText(w.wrong)).toBeHidden()
    })

    test('the number stays with a change of language, and the table’s own one leaves the address as it was', async ({
      page,
    }) => {
      const other = w.prefix ? '/google-workspace' : '/he/google-workspace'
      await visit(page, `${url}?a=1`)
      await table(page).locator('input').fill('30')
      await expect(table(page).locator('[data-counted]')).toHaveText(w.people)
      await page.locator('.language-float').click()
      await page.waitForURL(`**${other}?*`)
      await table(page).scrollIntoViewIfNeeded()
      await expect(table(page).locator('input')).toHaveValue('30')
      await expect(table(page).locator('[data-cost]').first()).toHaveText('$240')
      await table(page).locator('input').fill('25')
      await page.locator('.language-float').click()
      await expect(page).toHaveURL(new RegExp(`${url}\\?a=1$`))
      await table(page).scrollIntoViewIfNeeded()
      await expect(table(page)).toHaveAttribute('data-live', '')
      await expect(table(page).locator('input')).toHaveValue('25')
    })

    test('a number in the address is answered before the table is in view, and the address follows the number', async ({
      page,
    }) => {
      await visit(page, `${url}?google-workspace=30&a=1`)
      // As on paper.
      await expect(table(page).locator('[data-counted]')).toHaveText(w.people)
      await expect(table(page)).not.toBeInViewport()
      await table(page).locator('input').fill('2')
      await expect(page).toHaveURL(new RegExp(`${url}\\?google-workspace=2&a=1$`))
      await table(page).locator('input').fill('25')
      await expect(page).toHaveURL(new RegExp(`${url}\\?a=1$`))
      await table(page).locator('input').fill('3')
      await expect(table(page).locator('[data-cost]').first()).toHaveText('$24')
      await expect(page).toHaveURL(new RegExp(`${url}\\?a=1$`))
    })

    test('its buttons stay on the narrowest phone at the largest text', async ({ page }) => {
      await page.setViewportSize({ width: 305, height: 640 })
      await visit(page, url, { accessibility: { textSize: 'xlarge', accessibleFont: true } })
      for (const button of await table(page).locator('[data-step]').all()) {
        const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 }
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(305)
        expect(width).toBeGreaterThanOrEqual(44)
      }
    })

    test('the answer goes below what is written in the message, once, and the focus with it', async ({ page }) => {
      await page.goto(`${w.prefix}/kandji`)
      const message = page.locator('#contact textarea')
      await message.scrollIntoViewIfNeeded()
      await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-live', '')
      // Kept as a draft, which the form of the other page restores when its code has come.
      await message.fill('We are in Haifa')
      await page.goto(url)
      await table(page).locator('input').fill('30')
      await table(page).getByRole('button', { name: w.put }).press('Enter')
      await expect(message).toBeFocused()
      await expect(message).toHaveValue(`We are in Haifa\n\n${w.mark}${w.answer}\n`)
      await table(page).locator('[data-step="1"]').click()
      await table(page).getByRole('button', { name: w.put }).click()
      await expect(message).toHaveValue(`We are in Haifa\n\n${w.mark}${w.changed}\n`)
      await page.reload()
      await message.scrollIntoViewIfNeeded()
      await expect(message).toHaveValue(`We are in Haifa\n\n${w.mark}${w.changed}\n`)
      await table(page).locator('input').fill('30')
      await table(page).getByRole('button', { name: w.put }).click()
      await expect(message).toHaveValue(`We are in Haifa\n\n${w.mark}${w.answer}\n`)
    })

    test('each plan has a line of its own, which its next answer replaces unless the visitor has changed it; it is said', async ({
      page,
    }) => {
      await page.goto(url)
      const [message, output] = [page.locator('#contact textarea'), table(page).locator('output')]
      const put = (name: string) => table(page).getByRole('button', { name }).click()
      const [answer, changed, starter] = [w.answer, w.changed, w.starter].map(line => w.mark + line)
      await table(page).locator('input').fill('30')
      await put(w.put)
      await expect(message).toHaveValue(`${answer}\n`)
      await expect(output).toHaveText(w.added[0] ?? '')
      await table(page).locator('[data-step="1"]').click()
      await put(w.other)
      await expect(message).toHaveValue(`${answer}\n${starter}\n`)
      await expect(output).toHaveText(w.added[1] ?? '')
      for (let time = 0; time < 2; time++) {
        await put(w.put)
        await expect(message).toHaveValue(`${changed}\n${starter}\n`)
        await expect(output).toHaveText(w.updated)
      }
      const own = `${changed} 3 of them from May`
      await message.fill(`${own}\n${starter}\n`)
      await put(w.put)
      await expect(message).toHaveValue(`${own}\n${starter}\n${changed}\n`)
      await expect(output).toHaveText(w.added[0] ?? '')
    })

    test('added again in the other language, the answer takes the place of the first; added for another message, it stays', async ({
      page,
    }) => {
      const there = languages.find(other => other !== w) ?? w
      const message = page.locator('#contact textarea')
      await page.route('**/api/submit-prospect.php', route => route.fulfill({ json: { success: true } }))
      await visit(page, url)
      await table(page).locator('input').fill('30')
      await table(page).getByRole('button', { name: w.put }).click()
      await expect(message).toHaveValue(`${w.mark}${w.answer}\n`)
      await page.locator('.language-float').click()
      await page.waitForURL(`**${there.prefix}/google-workspace?*`)
      // The scroll position is restored meanwhile, away from the table.
      await expect(async () => {
        await table(page).scrollIntoViewIfNeeded()
        await expect(table(page).locator('[data-counted]')).toHaveText(there.people, { timeout: 500 })
      }).toPass()
      await table(page).getByRole('button', { name: there.put }).click()
      await expect(message).toHaveValue(`${there.mark}${there.answer}\n`)
      const form = page.locator('#contact form')
      await form.locator('[name=name]').fill('Noa Example')
      await form.locator('[name=email]').fill('noa@example.com')
      await tick(form.locator('[name=contact]'))
      await form.getByRole('button').click()
      await expect(message).toHaveValue('')
      await message.fill(`${there.mark}${there.answer}`)
      await table(page).getByRole('button', { name: there.put }).click()
      await expect(message).toHaveValue(`${there.mark}${there.answer}\n\n${there.mark}${there.answer}\n`)
    })
  })
}

test('at 320 px nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/he/google-workspace')
  await table(page).locator('input').fill('50')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the table says what its own number of people costs, and offers nothing that needs a script', async ({
    page,
  }) => {
    await page.goto('/he/applecare')
    await expect(table(page)).toContainText('10 מכשירים')
    expect(await costs(page)).toEqual(['$2,190', '$183', '$4,190', '$349'])
    await expect(table(page).getByRole('button', { includeHidden: false })).toHaveCount(0)
    await expect(table(page).locator('input')).toBeHidden()
  })
})
