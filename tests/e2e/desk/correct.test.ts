import { deskPrefix } from '../../../src/desk/names.ts'
import { expect, languages, test } from './deskSite.ts'

const plans = 'content/data/plans.yaml'
const menus = 'content/data/navigation.yaml'

const words = {
  en: { correct: 'Correct it', price: '1, Price' },
  he: { correct: 'תיקון', price: '1, מחיר' },
} as const

for (const { locale, url, saved } of languages) {
  const { correct, price } = words[locale]

  test(`a value with a fault whose correction is known is corrected beside it, as if typed (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(plans)
    const commented = before.replace('price: workspace.starter.price\n', 'price: workspace.starter.price # since May\n')
    expect(commented).not.toBe(before)
    site.write(plans, commented)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=plans`)
    const field = page.getByRole('textbox', { name: price, exact: true }).first()
    await field.fill('workspace.strter.price')
    await field.press('Enter')
    const button = page.locator('td', { has: field }).getByRole('button', { name: correct })
    await button.click()
    await expect(field).toHaveValue('workspace.starter.price')
    await expect(field).toBeFocused()
    await expect(button).toHaveCount(0)
    await expect(page.locator('.top .state')).toHaveText(saved)
    // One step, which Ctrl-Z takes back.
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue('workspace.strter.price')
    await button.click()
    await expect(field).toHaveValue('workspace.starter.price')
    // Where only its writer knows what is meant, there is no button.
    await field.fill('nothing.like.it')
    await field.press('Enter')
    const fault = page.locator('td', { has: field }).locator('.value-fault')
    await expect(fault).toBeVisible()
    await expect(button).toHaveCount(0)
    await field.fill('workspace.starter.price')
    await field.press('Enter')
    await expect(page.locator('.top .state')).toHaveText(saved)
    expect(site.read(plans)).toBe(commented)
  })

  test(`a page of a menu and a word of it are corrected beside them (${locale})`, async ({ browser, site }) => {
    const before = site.read(menus)
    const [own = ''] = /page: \w+/.exec(before) ?? []
    site.write(menus, before.replace(own, `${own}x`).replace('title: { en: Products, he: ', '$&ניהול התקנים '))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    for (const left of [1, 0]) {
      await page.locator('.tables').getByRole('button', { name: correct }).first().click()
      await expect(page.locator('.tables').getByRole('button', { name: correct })).toHaveCount(left)
      await expect(page.locator('.tables :focus')).toHaveCount(1)
    }
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before.replace('title: { en: Products, he: ', '$&ניהול מכשירים '))
  })

  test(`what is being corrected stays so while the content is checked again, and the others keep their buttons (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(menus)
    const [own = ''] = /page: \w+/.exec(before) ?? []
    site.write(menus, before.replace(own, `${own}x`).replace('title: { en: Products, he: ', '$&ניהול התקנים '))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const release = Promise.withResolvers<void>()
    await page.route(`**${deskPrefix}fix`, async route => {
      await release.promise
      await route.continue()
    })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const buttons = page.locator('.tables').getByRole('button', { name: correct })
    await expect(buttons).toHaveCount(2)
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-disabled', 'true')
    await page.evaluate(() => {
      const tables = document.querySelector('.tables')
      const seen = () => [...(tables?.querySelectorAll('.fix') ?? [])].map(button => button.ariaDisabled).join()
      const states = [seen()]
      Object.assign(globalThis, { states })
      const look = () => states.at(-1) !== seen() && states.push(seen())
      if (tables) new MutationObserver(look).observe(tables, { subtree: true, childList: true, attributes: true })
    })
    const checkedAgain = page.waitForResponse(
      async answer => answer.url().includes(`${deskPrefix}checked`) && (await answer.json()).faults.length === 2,
    )
    site.write(plans, `${site.read(plans)}\n`)
    await checkedAgain
    release.resolve()
    await expect(buttons).toHaveCount(1)
    // The one that is corrected goes once the text has been checked; the other one was there all the time.
    expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'states')?.value)).toEqual([
      'true,false',
      'false',
    ])
  })

  test(`both marks around a word of a value are corrected at once, and go back at once (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const field = page.locator('textarea[lang=he]').first()
    // Pasted, as it is not typed.
    await field.fill('ניהול "הדס" מרחוק')
    await field.press('Enter')
    const button = field.locator('..').getByRole('button', { name: correct })
    await expect(button).toHaveCount(1)
    await button.click()
    await expect(field).toHaveValue('ניהול ״הדס״ מרחוק')
    await expect(button).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue('ניהול "הדס" מרחוק')
  })
}
