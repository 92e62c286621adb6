import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { holdCode } from './holdCode.ts'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'
import { translate } from './translate.ts'

const prospect = '**/api/submit-prospect.php'
const contact = (page: Page) => page.locator('[data-island=ContactForm] form')
const newsletter = (page: Page) => page.locator('[data-island=Newsletter] form')
const toast = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]')
const answer =
  (body: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body })

async function open(page: Page, url: string, island = 'ContactForm', stored: Record<string, unknown> = {}) {
  await visit(page, url, { consent: decided, ...stored })
  const element = page.locator(`[data-island=${island}]`)
  await element.scrollIntoViewIfNeeded()
  await expect(element).toHaveAttribute('data-live', '')
}

async function fill(page: Page, values: Record<string, string> = {}) {
  const all = { name: 'Noa', email: 'noa@example.com', phone: '+972-3-555-0100', message: 'Macs', ...values }
  for (const [name, value] of Object.entries(all)) await contact(page).locator(`[name=${name}]`).fill(value)
  await tick(contact(page).locator('[name=contact]'))
}

const send = (page: Page) => contact(page).getByRole('button')

/** By the keyboard: a click on a button that looks disabled would not wait for the page to stop scrolling to it. */
const press = (button: Locator) => button.press('Enter')

/** What a page sees of a visitor who goes to another tab, or returns. */
const turnAway = (page: Page, hidden: boolean) =>
  page.evaluate(value => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

for (const { locale, prefix, words, tryLater, region, close, consent, invalidEmail, field, missing, tooLong, kept } of [
  {
    locale: 'en',
    prefix: '',
    words: { send: 'Send message', sending: 'Sending...' },
    tryLater: 'Please try again later.',
    region: /^Notifications/,
    close: 'Close notification',
    consent: 'Consent Required',
    invalidEmail: 'Invalid Email',
    field: { message: 'Message is required', phone: 'Phone must be a number to call, such as 03-555-0100' },
    missing: 'To send, tick the consent box marked with *.',
    tooLong: 'Message is longer than 5000 characters',
    kept: 'What was changed meanwhile is still in the form and was not sent.',
  },
  {
    locale: 'he',
    prefix: '/he',
    words: { send: 'שליחת הודעה', sending: 'שולחים...' },
    tryLater: 'נסו שוב מאוחר יותר.',
    region: /^הודעות/,
    close: 'סגירת ההודעה',
    consent: 'נדרשת הסכמה',
    invalidEmail: 'כתובת מייל לא תקינה',
    field: { message: '״הודעה״ הוא שדה חובה', phone: 'הזינו מספר טלפון בשדה ״טלפון״, למשל 03-555-0100' },
    missing: 'כדי לשלוח, סמנו את תיבת ההסכמה שלידה כוכבית (*).',
    tooLong: 'השדה ״הודעה״ מוגבל ל־5000 תווים',
    kept: 'מה ששיניתם בינתיים נשאר בטופס ולא נשלח.',
  },
]) {
  test.describe(locale, () => {
    for (const [name, path] of [
      ['home', prefix || '/'],
      ['standalone', `${prefix}/kandji`],
    ] as const) {
      test(`${name} form: a second message is sent like the first, and after a failure`, async ({ page }) => {
        await open(page, path)
        for (const success of [true, true, false, true]) {
          await page.route(prospect, answer({ success }, success ? 200 : 503), { times: 1 })
          await fill(page)
          await expect(send(page)).toBeEnabled()
          const request = page.waitForRequest(prospect)
          await send(page).click()
          await request
          if (success) await expect(contact(page).locator('[name=message]')).toHaveValue('')
          // The toast of the attempt before may still be there.
          else await expect(toast(page).filter({ hasText: tryLater })).toBeVisible()
          await expect(contact(page).locator('[name=contact]')).toBeChecked({ checked: !success })
          await expect(send(page)).toBeFocused()
        }
      })

      test(`${name} form: that it could not be sent is not said beside what the next attempt finds`, async ({
        page,
      }) => {
        const instead = contact(page).locator('a[href^="mailto:"]').filter({ visible: true })
        await open(page, path)
        await page.route(prospect, route => route.abort(), { times: 1 })
        await fill(page)
        await send(page).click()
        await expect(instead).toHaveCount(1)
        await contact(page).locator('[name=email]').fill('noa@')
        await send(page).click()
        await expect(contact(page).locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
        await expect(instead).toHaveCount(0)
      })

      test(`${name} form: a toast goes with the next attempt, and once what it asks for is there`, async ({ page }) => {
        await open(page, path)
        // It would stay for as long as nobody is there.
        await turnAway(page, true)
        await page.route(prospect, answer({ success: false }, 503), { times: 1 })
        await fill(page)
        await send(page).click()
        await expect(toast(page)).toContainText(tryLater)
        await page.route(prospect, () => {})
        await send(page).click()
        await expect(send(page)).toHaveText(words.sending)
        await expect(toast(page)).toHaveCount(0)

        // The home page's form says it beside its box alone.
        if (name === 'home') return
        await open(page, path)
        await turnAway(page, true)
        await fill(page)
        await contact(page).locator('[name=contact]').uncheck()
        await contact(page).locator('[name=name]').press('Enter')
        await expect(toast(page)).toContainText(consent)
        await tick(contact(page).locator('[name=contact]'))
        await expect(toast(page)).toHaveCount(0)
      })

      test(`${name} form: a fault names its field, marks it and takes the focus there`, async ({ page }) => {
        await open(page, path)
        for (const [fault, value, description] of [
          ['message', '  ', field.message],
          ['phone', 'abc', field.phone],
          // Not cut off in silence where it becomes too long.
          ['message', 'x'.repeat(5001), tooLong],
        ] as const) {
          await fill(page, { [fault]: value })
          await send(page).click()
          const control = contact(page).locator(`[name=${fault}]`)
          await expect(control).toBeFocused()
          await expect(control).toHaveAttribute('aria-invalid', 'true')
          await expect(control).toHaveAccessibleDescription(description)
          await expect(contact(page).getByText(description)).toBeVisible()
          await control.pressSequentially('1')
          await expect(control).not.toHaveAttribute('aria-invalid')
        }
      })

      test(`${name} form: what the server finds wrong with a field is marked there, too`, async ({ page }) => {
        const details = ['phone must be a phone number']
        await page.route(prospect, answer({ success: false, error: 'Some fields need attention.', details }, 400))
        await open(page, path)
        await fill(page)
        await send(page).click()
        await expect(contact(page).locator('[name=phone]')).toBeFocused()
        await expect(contact(page).locator('[name=phone]')).toHaveAccessibleDescription(field.phone)
      })

      test(`${name} form: the disabled button is reached, says what is missing, and leads there`, async ({ page }) => {
        await open(page, path)
        await fill(page)
        await contact(page).locator('[name=contact]').uncheck()
        await send(page).focus()
        await expect(send(page)).toBeDisabled()
        await expect(send(page)).toHaveAccessibleDescription(/\*/)
        await page.keyboard.press('Enter')
        await expect(contact(page).locator('[name=contact]')).toBeFocused()
        await expect(contact(page).locator('[name=contact]')).toHaveAttribute('aria-invalid', 'true')
        if (name === 'standalone') await expect(toast(page)).toContainText(consent)
        await page.keyboard.press('Space')
        await expect(send(page)).toBeEnabled()
        await expect(send(page)).toHaveAccessibleDescription('')
      })
    }

    test('whoever leaves while a message is on its way is asked to stay, and nobody afterwards', async ({ page }) => {
      await open(page, `${prefix}/kandji`)
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route(prospect, async route => {
        await held
        await answer({ success: false }, 503)(route)
      })
      let asked = 0
      page.on('dialog', dialog => {
        asked++
        return dialog.dismiss()
      })
      await fill(page)
      await send(page).click()
      await expect(send(page)).toHaveText(words.sending)
      const leave = page.locator(`footer a[href="${prefix}/privacy-policy"]`)
      await leave.click({ noWaitAfter: true })
      await expect.poll(() => asked).toBe(1)
      release()
      await expect(toast(page).filter({ hasText: tryLater })).toBeVisible()
      await expect(page.locator('.navigation-status')).toBeEmpty()
      await leave.click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/privacy-policy$`))
      expect(asked).toBe(1)
    })

    test('on a page that the browser translates, a form stays and says what it does', async ({ page }) => {
      await open(page, `${prefix}/kandji`)
      await translate(page)
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route(prospect, async route => {
        await held
        await route.fulfill({ json: { success: true } })
      })
      await fill(page)
      await send(page).click()
      await expect(send(page)).toHaveText(words.sending)
      release()
      await expect(send(page)).toHaveText(words.send)
      await expect(contact(page).locator('[name=message]')).toHaveValue('')
    })

    test('a form whose hidden trap a password manager filled in is sent at the second attempt', async ({ page }) => {
      await open(page, `${prefix}/kandji`)
      await fill(page)
      await contact(page)
        .locator('[name=website]')
        .evaluate((trap: HTMLInputElement) => (trap.value = 'https://a.example'))
      await send(page).click()
      await expect(toast(page)).toHaveAttribute('data-type', 'error')
      await send(page).click()
      await expect(toast(page)).toHaveAttribute('data-type', 'success')
    })

    test('a toast waits for the visitor to come back to the tab', async ({ page }) => {
      await page.clock.install()
      await page.route(prospect, answer({ success: true }))
      await open(page, `${prefix}/kandji`)
      await fill(page)
      await turnAway(page, true)
      await send(page).click()
      await expect(toast(page)).toHaveAttribute('data-type', 'success')
      await page.clock.runFor(60_000)
      await expect(toast(page)).toBeVisible()
      await turnAway(page, false)
      await page.clock.runFor(5_000)
      await expect(toast(page)).toHaveCount(0)
    })

    test('home form: what is typed while it sends is not wiped, and not said to be sent', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route(prospect, async route => {
        await held
        await route.fulfill({ json: { success: true } })
      })
      await open(page, prefix || '/')
      await fill(page)
      const request = page.waitForRequest(prospect)
      await send(page).click()
      await request
      await contact(page).locator('[name=message]').fill('And iPads')
      release()
      await expect(contact(page).locator('[name=name]')).toHaveValue('')
      await expect(contact(page).locator('[name=message]')).toHaveValue('And iPads')
      await expect(contact(page).getByRole('status').filter({ hasText: kept })).toBeVisible()
      await expect(contact(page).locator('[data-outcome=success]')).toBeVisible()
      // Whoever types on has no time to read it before the next key.
      await contact(page).locator('[name=message]').press('End')
      await page.keyboard.type(' and watches')
      await expect(contact(page).getByText(kept)).toBeVisible()
      await expect(contact(page).locator('[data-outcome=success]')).toBeVisible()

      // It is not said of the next message, at any moment.
      await fill(page)
      const said = await contact(page).evaluateHandle(form => {
        const texts: string[] = []
        const observer = new MutationObserver(() => texts.push(form.textContent))
        observer.observe(form, { childList: true, characterData: true, subtree: true })
        return texts
      })
      await press(send(page))
      await expect(contact(page).locator('[data-outcome=success]')).toBeVisible()
      await expect(contact(page).locator('[name=message]')).toHaveValue('')
      expect((await said.jsonValue()).filter(text => text.includes(kept))).toEqual([])
    })

    test('the newsletter says that an address typed while another one is on its way was not sent', async ({ page }) => {
      const answered = Promise.withResolvers<void>()
      await page.route('**/api/subscribe-newsletter.php', async route => {
        await answered.promise
        await route.fulfill({ json: { success: true } })
      })
      await open(page, `${prefix}/kandji`, 'Newsletter')
      const email = newsletter(page).locator('[name=email]')
      await email.fill('a@example.com')
      await tick(newsletter(page).locator('[name=marketing]'))
      const request = page.waitForRequest('**/api/subscribe-newsletter.php')
      await press(newsletter(page).getByRole('button'))
      await request
      await email.fill('b@example.com')
      answered.resolve()
      await expect(newsletter(page).locator('[data-outcome=success]')).toBeVisible()
      await expect(newsletter(page).getByRole('status').filter({ hasText: kept })).toBeVisible()
      await expect(email).toHaveValue('b@example.com')
      await email.fill('')
      await expect(newsletter(page).getByText(kept)).toBeHidden()
    })

    test('home form: an empty list of details ends in the server’s sentence', async ({ page }) => {
      await page.route(prospect, answer({ success: false, error: 'Please try again later.', details: [] }, 503))
      await open(page, prefix || '/')
      await fill(page)
      await send(page).click()
      await expect(toast(page)).toContainText(tryLater)
      await expect(page.getByRole('region', { name: region })).toBeAttached()
      await expect(toast(page).getByRole('button', { name: close })).toBeVisible()
    })

    test('newsletter: nothing filled in marks both fields, and one toast is about the first', async ({ page }) => {
      await open(page, `${prefix}/kandji`, 'Newsletter')
      const email = newsletter(page).locator('[name=email]')
      await email.press('Enter')
      await expect(email).toBeFocused()
      for (const name of ['email', 'marketing']) {
        await expect(newsletter(page).locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(toast(page)).toContainText(invalidEmail)
      await expect(toast(page)).toHaveCount(1)
    })

    test('newsletter: half an address is none, and a second subscription is sent like the first', async ({ page }) => {
      await page.route('**/api/subscribe-newsletter.php', answer({ success: true }))
      await open(page, `${prefix}/kandji`, 'Newsletter')
      const email = newsletter(page).locator('[name=email]')
      for (const wrong of ['@', 'a@b c', '']) {
        await tick(newsletter(page).locator('[name=marketing]'))
        await email.fill(wrong)
        await newsletter(page).getByRole('button').click()
        await expect(email).toBeFocused()
        await expect(email).toHaveAttribute('aria-invalid', 'true')
      }
      for (const reader of ['a@example.com', 'b@example.com']) {
        // Copied from a Hebrew text, with a mark that no one sees.
        await email.fill(`\u200f${reader}`)
        await tick(newsletter(page).locator('[name=marketing]'))
        const request = page.waitForRequest('**/api/subscribe-newsletter.php')
        await newsletter(page).getByRole('button').click()
        expect((await request).postDataJSON()).toMatchObject({ email: reader })
        await expect(email).toHaveValue('')
        await expect(newsletter(page).locator('[name=marketing]')).not.toBeChecked()
      }
    })

    test('what is typed into a translated form before its code has come stays, with the focus', async ({ page }) => {
      const release = await holdCode(page)
      await visit(page, `${prefix}/kandji`)
      await translate(page)
      await fill(page)
      await contact(page).locator('[name=employees]').selectOption({ index: 1 })
      await contact(page).locator('[name=company]').focus()
      release()
      await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-live', '')
      await expect(contact(page).locator('[name=message]')).toHaveValue('Macs')
      await expect(contact(page).locator('[name=employees]')).not.toHaveValue('')
      await expect(contact(page).locator('[name=company]')).toBeFocused()
      await expect(send(page)).toBeEnabled()
    })

    test('a message sent before the form’s code has come is sent once it is there', async ({ page }) => {
      const release = await holdCode(page)
      await page.route(prospect, answer({ success: true }))
      await visit(page, `${prefix}/kandji`)
      await fill(page)
      await press(send(page))
      await expect(page).toHaveURL(/kandji$/)
      const request = page.waitForRequest(prospect)
      release()
      expect((await request).postDataJSON().formData.name).toBe('Noa')
    })

    test('a form whose code could not be fetched while it was filled in is sent once the network is back', async ({
      page,
    }) => {
      const html = await (await page.request.get('/kandji')).text()
      const chunks = (url: URL) => /^\/assets\/chunks\/.*js$/.test(url.pathname) && !html.includes(url.pathname)
      await page.route(chunks, route => route.abort())
      await page.route(prospect, answer({ success: true }))
      // The page has reloaded itself once already.
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      await visit(page, `${prefix}/kandji`)
      const hint = contact(page).getByText(missing)
      await expect(hint).toBeVisible()
      await expect(send(page)).toHaveAccessibleDescription(missing)
      await fill(page)
      await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-failed', '')
      // What is done already is not asked for.
      await expect(hint).toBeHidden()
      await expect(send(page)).toHaveAccessibleDescription('')
      await contact(page).locator('[name=contact]').uncheck()
      await expect(hint).toBeVisible()
      await tick(contact(page).locator('[name=contact]'))
      await page.unroute(chunks)
      const request = page.waitForRequest(prospect)
      await press(send(page))
      expect((await request).postDataJSON().formData).toMatchObject({ name: 'Noa', message: 'Macs' })
    })

    test('a message is sent whose button is pressed while an attempt to fetch the form’s code, begun without a network, still fails', async ({
      page,
    }) => {
      const release = Promise.withResolvers<void>()
      const html = await (await page.request.get('/kandji')).text()
      const chunks = (url: URL) => /^\/assets\/chunks\/.*js$/.test(url.pathname) && !html.includes(url.pathname)
      await page.route(chunks, route => release.promise.then(() => route.abort()))
      await page.route(prospect, answer({ success: true }))
      // The page has reloaded itself once already.
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      await visit(page, `${prefix}/kandji`)
      await fill(page)
      await press(send(page))
      await page.unroute(chunks)
      const request = page.waitForRequest(prospect)
      release.resolve()
      expect((await request).postDataJSON().formData).toMatchObject({ name: 'Noa', message: 'Macs' })
    })

    test('toasts follow the accessibility settings and leave the cookie banner’s buttons free', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.route(prospect, answer({ success: false }, 503))
      const accessibility = { textSize: 'xlarge', highContrast: true, accessibleFont: true }
      await open(page, `${prefix}/kandji`, 'ContactForm', { consent: 'none', accessibility })
      await fill(page)
      await send(page).press('Enter')
      await expect(toast(page)).toBeVisible()
      const style = await toast(page).evaluate(element => {
        const { fontSize, fontFamily, color, borderInlineStartWidth } = getComputedStyle(element)
        return { size: Number.parseFloat(fontSize), fontFamily, color, borderInlineStartWidth }
      })
      expect(style.size).toBeGreaterThan(20)
      expect(style).toMatchObject({ color: 'rgb(0, 0, 0)', fontFamily: expect.stringContaining('Verdana') })
      await toast(page).evaluate(element =>
        Promise.all(element.getAnimations({ subtree: true }).map(animation => animation.finished)),
      )
      const banner = await page.locator('.cookie-banner').boundingBox()
      const box = await toast(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
    })
  })
}
