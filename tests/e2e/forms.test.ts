import { expect, type Page, type Route, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { holdCode } from './holdCode.ts'
import { tick } from './tick.ts'

const prospect = '**/api/submit-prospect.php'

/** Texts of the error catalogue (specification §8) as each language says them. */
const words = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    send: 'Send message',
    loading: 'Loading...',
    sending: 'Sending...',
    verifying: 'Verifying Security...',
    tryLater: 'Please try again later.',
    mail: 'If it is urgent, write to us by email:',
    offline: 'There is no connection to the internet.',
    failed: 'Security verification failed. Please try again.',
    home: { success: 'Message Sent Successfully!', failure: 'Submission Failed' },
    standalone: { success: 'Message Sent!', failure: 'Failed to Send Message', unverified: 'Verification Failed' },
    details: 'Verification failed: name is required, email must be an email address',
    subscribe: 'Subscribe',
    subscribed: 'Subscribed Successfully!',
    invalid: 'Please enter a valid email address.',
    notSubscribed: 'Subscription Failed',
  },
  he: {
    name: 'שם',
    email: 'מייל',
    phone: 'טלפון',
    send: 'שליחת הודעה',
    loading: 'טוענים...',
    sending: 'שולחים...',
    verifying: 'בודקים...',
    tryLater: 'נסו שוב מאוחר יותר.',
    mail: 'אם זה דחוף, אפשר לכתוב לנו במייל:',
    offline: 'אין חיבור לאינטרנט.',
    failed: 'אימות האבטחה נכשל. נסו שוב.',
    home: { success: 'ההודעה נשלחה בהצלחה!', failure: 'השליחה נכשלה' },
    standalone: { success: 'ההודעה נשלחה!', failure: 'שליחת ההודעה נכשלה', unverified: 'האימות נכשל' },
    details: 'האימות נכשל: ״שם״ הוא שדה חובה, הזינו כתובת מייל בשדה ״מייל״, למשל name@example.com',
    subscribe: 'הרשמה',
    subscribed: 'ההרשמה הושלמה!',
    invalid: 'הזינו כתובת מייל תקינה.',
    notSubscribed: 'ההרשמה נכשלה',
  },
} as const

/** What axe finds in forms and toasts once nothing fades or slides any more, which it would take for too little contrast. */
async function faultsAtRest(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(animation => animation.finished.catch(() => undefined)),
    ),
  )
  return axeFaults(page, { parts: ['form', '[data-sonner-toaster]'] })
}

const contact = (page: Page) => page.locator('[data-island=ContactForm] form')
const newsletter = (page: Page) => page.locator('[data-island=Newsletter] form')
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const answer =
  (body: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body })

async function open(page: Page, url: string, island = 'ContactForm') {
  await page.goto(url)
  const element = page.locator(`[data-island=${island}]`)
  await element.scrollIntoViewIfNeeded()
  await expect(element).toHaveAttribute('data-live', '')
}

async function fill(page: Page, w: (typeof words)['en' | 'he']) {
  const form = contact(page)
  await form.getByLabel(w.name).fill('Noa Example')
  await form.getByLabel(w.email).fill('noa@example.com')
  await form.getByLabel(w.phone).fill('+972-3-555-0100')
  await form.locator('[name=message]').fill('שלום, 12 מחשבי Mac')
  await tick(form.locator('[name=contact]'))
}

for (const [locale, w] of Object.entries(words) as ['en' | 'he', (typeof words)['en']][]) {
  const prefix = locale === 'he' ? '/he' : ''
  const home = prefix || '/'
  const kandji = `${prefix}/kandji`

  test.describe(locale, () => {
    test('home form: a real message arrives, fields reset, the payload carries no consent', async ({ page }) => {
      await open(page, home)
      const form = contact(page)
      await expect(form.getByRole('button')).toBeDisabled()
      await fill(page, w)
      const request = page.waitForRequest(prospect)
      await form.getByRole('button', { name: w.send }).click()
      const payload = (await request).postDataJSON()
      expect(payload).toMatchObject({
        formData: { name: 'Noa Example', email: 'noa@example.com', phone: '+972-3-555-0100', employees: '' },
        pageSource: home,
      })
      expect(payload).not.toHaveProperty('consent')
      await expect(toast(page)).toContainText(w.home.success)
      expect(await faultsAtRest(page)).toEqual([])
      await expect(form.getByLabel(w.name)).toHaveValue('')
      await expect(form.getByRole('button')).toBeDisabled()
    })

    test('standalone form: verifies, sends and carries consent with an ISO time', async ({ page }) => {
      await open(page, kandji)
      await fill(page, w)
      const request = page.waitForRequest(prospect)
      await contact(page).getByRole('button', { name: w.send }).click()
      const payload = (await request).postDataJSON()
      expect(payload.pageSource).toBe(kandji)
      expect(payload.consent).toMatchObject({ contact: true, marketing: false })
      expect(new Date(payload.consent.timestamp).toISOString()).toBe(payload.consent.timestamp)
      await expect(toast(page)).toContainText(w.standalone.success)
      await expect(contact(page).locator('[name=contact]')).not.toBeChecked()
    })

    test('standalone form: asks for two consents, and does not insist on a telephone number', async ({ page }) => {
      await page.goto(kandji)
      await expect(contact(page).locator('input[name=contact], input[name=marketing]')).toHaveCount(2)
      await expect(contact(page).getByLabel(w.phone)).not.toHaveAttribute('required')
    })

    test('standalone form: the chosen number of employees begins where the other fields do, and its + stays behind it', async ({
      page,
    }) => {
      await page.goto(kandji)
      const option = contact(page).locator('[name=employees] option').last()
      expect(await option.textContent()).toBe('\u2066200+\u2069')
      await expect(option).toHaveAttribute('value', '200+')
      await expect(option).toHaveCSS('direction', locale === 'he' ? 'rtl' : 'ltr')
    })

    test('a phone that is turned while a message is written still shows where it is written', async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
      await open(page, kandji)
      const message = contact(page).locator('[name=message]')
      await message.tap()
      await expect(message).toBeFocused()
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(message).toBeInViewport({ ratio: 0.9 })
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(message).toBeInViewport({ ratio: 0.9 })
      await page.close()
    })

    test('standalone form: everything is disabled while it verifies and while it sends', async ({ page }) => {
      const gates: { challenge?: () => void; send?: () => void } = {}
      await page.route('**/api/challenge', async route => {
        await new Promise<void>(resolve => (gates.challenge = resolve))
        await route.continue()
      })
      await page.route(prospect, async route => {
        await new Promise<void>(resolve => (gates.send = resolve))
        await route.fulfill({ json: { success: true } })
      })
      await open(page, kandji)
      expect(await faultsAtRest(page)).toEqual([])
      await fill(page, w)
      await contact(page).getByRole('button').click()
      await expect(contact(page).getByRole('button', { name: w.verifying })).toBeDisabled()
      await expect(contact(page).getByLabel(w.name)).toBeDisabled()
      expect(await faultsAtRest(page)).toEqual([])
      gates.challenge?.()
      await expect(contact(page).getByRole('button', { name: w.sending })).toBeDisabled()
      await expect.poll(() => gates.send).toBeDefined()
      expect(await faultsAtRest(page)).toEqual([])
      gates.send?.()
      await expect(toast(page)).toContainText(w.standalone.success)
    })

    for (const [name, handle, home, standalone] of [
      [
        'an error of the server',
        answer({ success: false, error: 'Out of order.' }, 503),
        'Out of order.',
        'Out of order.',
      ],
      ['an error without words', answer({ success: false }, 500), w.tryLater, w.tryLater],
      [
        'a low score',
        answer({ success: false, error: 'Security verification failed: score too low.' }, 422),
        w.failed,
        undefined,
      ],
      [
        'named faults',
        answer({ success: false, error: 'x', details: ['name is required', 'email must be an email address'] }, 400),
        w.details,
        undefined,
      ],
      ['a dead network', (route: Route) => route.abort(), w.tryLater, w.tryLater],
      ['an answer that is not JSON', (route: Route) => route.fulfill({ body: '<html>' }), w.tryLater, w.tryLater],
    ] as const) {
      test(`${name} is reported, and every field is kept`, async ({ page }) => {
        await page.route(prospect, handle)
        await open(page, prefix || '/')
        await fill(page, w)
        await contact(page).getByRole('button').click()
        await expect(toast(page)).toContainText(w.home.failure)
        await expect(toast(page)).toContainText(home)
        await expect(contact(page).getByLabel(w.name)).toHaveValue('Noa Example')
        if (!standalone) return
        await open(page, kandji)
        await fill(page, w)
        await contact(page).getByRole('button').click()
        await expect(toast(page)).toContainText(w.standalone.failure)
        await expect(toast(page)).toContainText(standalone)
        await expect(contact(page).getByLabel(w.name)).toHaveValue('Noa Example')
      })
    }

    test('a check that this browser cannot do: the standalone form says that the verification failed', async ({
      page,
    }) => {
      await page.route('**/api/challenge', answer({}))
      await open(page, kandji)
      await fill(page, w)
      await contact(page).getByRole('button').click()
      await expect(toast(page)).toContainText(w.standalone.unverified)
      await expect(toast(page)).toContainText(w.failed)
      expect(await faultsAtRest(page)).toEqual([])
      await expect(contact(page).getByText(w.mail)).toBeHidden()
    })

    test('a form that was entered without a network says so, and no more once the network is back', async ({
      page,
      context,
    }) => {
      await open(page, kandji)
      await context.setOffline(true)
      await contact(page).getByLabel(w.name).focus()
      await expect(contact(page).getByText(w.offline)).toBeVisible()
      await expect(contact(page).getByText(w.mail)).toBeHidden()
      await context.setOffline(false)
      await expect(contact(page).getByText(w.offline)).toBeHidden()
      await expect(contact(page).getByText(w.mail)).toBeHidden()
    })

    test('a network that comes back without the server: the form says how else to write', async ({ page, context }) => {
      await open(page, kandji)
      await context.setOffline(true)
      await contact(page).getByLabel(w.name).focus()
      await expect(contact(page).getByText(w.offline)).toBeVisible()
      await page.route('**/api/challenge', route => route.abort())
      await context.setOffline(false)
      await expect(contact(page).getByText(w.mail)).toBeVisible()
      await expect(contact(page).getByText(w.offline)).toBeHidden()
    })

    for (const [name, form, handle] of [
      ['a dead server', 'home', (route: Route) => route.abort()],
      ['a dead server', 'standalone', (route: Route) => route.abort()],
      ['a host that serves files only', 'standalone', (route: Route) => route.fulfill({ status: 404, body: '<html>' })],
      [
        'a server without its database',
        'standalone',
        answer({ success: false, error: 'Please try again later.' }, 503),
      ],
    ] as const) {
      test(`${name}: the ${form} form says how else to write when it is entered, until a message is taken`, async ({
        page,
      }) => {
        await page.route('**/api/challenge', handle)
        await page.route(prospect, answer({ success: true }))
        await open(page, form === 'home' ? home : kandji)
        const mail = contact(page).getByText(w.mail)
        await expect(mail).toBeHidden()
        await contact(page).getByLabel(w.name).focus()
        await expect(mail.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/)
        await fill(page, w)
        await contact(page).getByRole('button').click()
        await expect(toast(page)).toContainText(w[form].failure)
        await expect(toast(page)).toContainText(w.tryLater)
        await expect(mail).toBeVisible()
        await page.unroute('**/api/challenge')
        await contact(page).getByRole('button').click()
        await expect(toast(page).first()).toContainText(w[form].success)
        await expect(mail).toBeHidden()
      })
    }

    test('newsletter: a wrong address, a failure and a success are each reported', async ({ page }) => {
      await open(page, kandji, 'Newsletter')
      const form = newsletter(page)
      await expect(form.getByRole('button')).toBeDisabled()
      await tick(form.locator('[name=marketing]'))
      await form.locator('[name=email]').fill('nobody')
      await form.getByRole('button', { name: w.subscribe }).click()
      await expect(toast(page)).toContainText(w.invalid)
      expect(await faultsAtRest(page)).toEqual([])
      await page.route('**/api/subscribe-newsletter.php', answer({ success: false, error: '' }, 503), { times: 1 })
      await form.locator('[name=email]').fill('reader@example.com')
      await form.getByRole('button').click()
      await expect(toast(page).first()).toContainText(w.notSubscribed)
      const request = page.waitForRequest('**/api/subscribe-newsletter.php')
      await form.getByRole('button').click()
      expect((await request).postDataJSON()).toMatchObject({
        email: 'reader@example.com',
        consent: { marketing: true },
      })
      await expect(toast(page).first()).toContainText(w.subscribed)
      await expect(form.locator('[name=email]')).toHaveValue('')
    })

    for (const [form, island] of [
      ['contact', 'ContactForm'],
      ['newsletter', 'Newsletter'],
    ] as const) {
      test(`${form}: a field that the server names takes the focus, and once it is mended nothing needs attention`, async ({
        page,
      }) => {
        const refusal = {
          success: false,
          error: 'Some fields need attention.',
          details: ['email must be an email address'],
        }
        await page.route('**/api/{submit-prospect,subscribe-newsletter}.php', answer(refusal, 400), { times: 1 })
        await open(page, kandji, island)
        const element = form === 'contact' ? contact(page) : newsletter(page)
        if (form === 'contact') await fill(page, w)
        else {
          await element.locator('[name=email]').fill('reader@example.com')
          await tick(element.locator('[name=marketing]'))
        }
        const outcome = element.locator('[data-outcome]')
        await element.getByRole('button').click()
        await expect(outcome).toHaveAttribute('data-outcome', 'error')
        const email = element.locator('[name=email]')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(email).toHaveAccessibleDescription(/name@example\.com/)
        await expect(email).toBeFocused()
        await email.pressSequentially('x')
        await expect(element.locator('[aria-invalid=true]')).toHaveCount(0)
        await expect(element.locator('[data-outcome=error]')).toHaveCount(0)
        await element.getByRole('button').click()
        await expect(outcome).toHaveAttribute('data-outcome', 'success')
      })
    }

    test('a form whose code is on its way says so at its button, once the box is ticked', async ({ page }) => {
      const release = await holdCode(page)
      await page.goto(kandji)
      const button = contact(page).getByRole('button')
      const loading = contact(page).getByText(w.loading)
      await expect(loading).toBeHidden()
      await tick(contact(page).locator('[name=contact]'))
      await expect(loading).toBeVisible()
      await expect(button).toHaveAccessibleDescription(w.loading)
      release()
      await expect(button).toBeEnabled()
      await expect(loading).toBeHidden()
    })

    test('that a message was sent is said in the other language, too, and once', async ({ page }) => {
      await page.route(prospect, answer({ success: true }))
      await open(page, kandji)
      await fill(page, w)
      await contact(page).getByRole('button', { name: w.send }).click()
      const outcome = contact(page).locator('[data-outcome=success]')
      await expect(outcome).toContainText(w.standalone.success)
      await page.locator('header [data-language]').first().click()
      const [lang, other] = locale === 'en' ? (['he', words.he] as const) : (['en', words.en] as const)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(outcome).toContainText(other.standalone.success)
      await open(page, new URL(page.url()).pathname)
      await expect(outcome).toHaveCount(0)
    })

    test('an address typed for the newsletter is still there in the other language', async ({ page }) => {
      await open(page, kandji, 'Newsletter')
      const form = newsletter(page)
      await form.locator('[name=email]').fill('reader@example.com')
      await page.locator('header [data-language]').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', w === words.en ? 'he' : 'en')
      await form.scrollIntoViewIfNeeded()
      await expect(form.locator('[name=email]')).toHaveValue('reader@example.com')
    })
  })
}

test('what was typed before the form came alive is kept, also in the other language, and a draft survives a reload', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/kandji')
  await contact(page).getByLabel('Name').fill('Early')
  await tick(contact(page).locator('[name=contact]'))
  release()
  await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-live', '')
  await expect(contact(page).getByLabel('Name')).toHaveValue('Early')
  await expect(contact(page).getByRole('button')).toBeEnabled()
  await page.locator('header [data-language]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await contact(page).scrollIntoViewIfNeeded()
  await expect(contact(page).getByLabel('שם')).toHaveValue('Early')
  await contact(page).getByLabel('חברה').fill('Example')
  await open(page, '/he/kandji')
  await expect(contact(page).getByLabel('שם')).toHaveValue('Early')
  await expect(contact(page).getByLabel('חברה')).toHaveValue('Example')
})

test('toasts bring no style of their own into the page', async ({ page }) => {
  const violations: string[] = []
  page.on('console', message => message.text().includes('Content Security Policy') && violations.push(message.text()))
  await page.route(prospect, answer({ success: false, error: '' }, 503))
  await open(page, '/kandji')
  await fill(page, words.en)
  await contact(page).getByRole('button').click()
  await expect(toast(page)).toBeVisible()
  expect(await toast(page).evaluate(element => element.getBoundingClientRect().width)).toBe(356)
  expect(violations).toEqual([])
})

test('where the toaster’s style sheet cannot be fetched, the form itself says how it went', async ({ page }) => {
  await page.route('**/*.css', route => route.abort())
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.route(prospect, answer({ success: true }))
  // The page has reloaded itself once already, in the hope of files that exist.
  await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
  await open(page, '/kandji')
  await fill(page, words.en)
  await contact(page).getByRole('button', { name: words.en.send }).click()
  await expect(contact(page).getByText(words.en.standalone.success)).toBeVisible()
  await expect(contact(page).getByLabel(words.en.name)).toHaveValue('')
  expect(errors).toEqual([])
})
