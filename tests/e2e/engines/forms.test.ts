import { expect } from '@playwright/test'
import { directions } from '../shell/visit.ts'
import { test, type Visitor } from './visitor.ts'

const toast = '[data-sonner-toast][data-removed=false]'

const words = {
  en: {
    home: 'Message Sent Successfully!',
    sent: 'Message Sent!',
    failed: 'Failed to Send Message',
    subscribed: 'Subscribed Successfully!',
    chosen: 'MacBook Air 13-inch, Midnight',
    cost: 'Google Workspace Standard, 26 people: $416 a month, $4,992 a year, before VAT.',
  },
  he: {
    home: 'ההודעה נשלחה בהצלחה!',
    sent: 'ההודעה נשלחה!',
    failed: 'שליחת ההודעה נכשלה',
    subscribed: 'ההרשמה הושלמה!',
    chosen: 'MacBook Air 13-inch, חצות',
    cost: '\u200fGoogle Workspace Standard עבור 26 אנשים: $416 לחודש, $4,992 לשנה, לפני מע״מ.',
  },
} as const

const contact = '[data-island=ContactForm] form'
const newsletter = '[data-island=Newsletter] form'
const send = (form: string) => `${form} button[aria-disabled]`

/** The next call of the page is answered as by a server that is out of order. */
const failOnce = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const real = window.fetch
    window.fetch = async (...request) => {
      if (!String(request[0]).includes('submit')) return real(...request)
      window.fetch = real
      return Response.json({ success: false }, { status: 503 })
    }
  })

/** Fills in a form by its fields' names and ticks the consent that it needs. */
async function fill(visitor: Visitor, form: string, values: Record<string, string>, consent: string) {
  for (const [field, value] of Object.entries(values)) await visitor.fill(`${form} [name=${field}]`, value)
  const box = `${form} [name=${consent}]`
  if (!(await visitor.evaluate(css => document.querySelector<HTMLInputElement>(css)?.checked, box))) {
    await visitor.click(box)
  }
}

const edge = (visitor: Visitor, selector: string, side: 'top' | 'bottom') =>
  visitor.evaluate(
    (css, name) => document.querySelector(css)?.getBoundingClientRect()[name] ?? Number.NaN,
    selector,
    side,
  )

const isEmpty = (visitor: Visitor, field: string) =>
  visitor.sees(css => document.querySelector<HTMLInputElement>(css)?.value === '', field)

/** Pressed once more, a button with nothing to send leaves the news that the message arrived. */
async function staysSent(visitor: Visitor, form: string) {
  await visitor.click(send(form))
  await visitor.press('Enter')
  await visitor.focusIsOn(send(form))
  await visitor.seesElement(`${form} [data-outcome=success]`)
  await visitor.seesElement(`${form} [aria-invalid]`, false)
  await visitor.seesElement(`${form} button[aria-disabled] + p`, false)
}

const person = { name: 'Noa Example', email: 'noa@example.com', phone: '+972-3-555-0100', message: 'Twelve Macs' }

for (const { name, prefix, home, kandji, lang } of directions) {
  const w = words[lang]
  test.describe(name, () => {
    test('the contact form is sent, fails, keeps what was written, and is sent again', async ({ visitor }) => {
      await visitor.open(kandji)
      const fieldsEnd = await edge(visitor, `${contact} fieldset`, 'bottom')
      expect(await edge(visitor, send(contact), 'top')).toBeGreaterThan(fieldsEnd)
      await fill(visitor, contact, { ...person, phone: 'abc' }, 'contact')
      await visitor.click(send(contact))
      await visitor.focusIsOn(`${contact} [name=phone]`)
      await visitor.look(`contact-fault-${lang}`)
      await visitor.fill(`${contact} [name=phone]`, person.phone)
      await visitor.click(send(contact))
      await visitor.seesText(toast, w.sent)
      await isEmpty(visitor, `${contact} [name=message]`)
      await staysSent(visitor, contact)
      await fill(visitor, contact, person, 'contact')
      await failOnce(visitor)
      await visitor.click(send(contact))
      await visitor.seesText(toast, w.failed)
      await visitor.look(`contact-failed-${lang}`)
      expect(
        await visitor.evaluate(
          css => document.querySelector<HTMLInputElement>(css)?.value,
          `${contact} [name=message]`,
        ),
      ).toBe(person.message)
      await visitor.click(send(contact))
      await visitor.seesText(toast, w.sent)
    })

    test('a field that has a fault is seen with its label, below the header', async ({ visitor }) => {
      await visitor.resize(1280, 500)
      await visitor.open(kandji)
      await visitor.click(`${contact} [name=contact]`)
      await visitor.click(send(contact))
      await visitor.focusIsOn(`${contact} [name=name]`)
      await visitor.sees(css => {
        const label = document.querySelector<HTMLInputElement>(css)?.labels?.[0]?.getBoundingClientRect()
        const header = document.querySelector('.site-header')?.getBoundingClientRect()
        return label !== undefined && header !== undefined && label.top >= header.bottom && label.bottom < innerHeight
      }, `${contact} [name=name]`)
    })

    test('after Back and Forward the calculator costs the number that it shows', async ({ visitor }) => {
      const seats = '[data-behaviour=seats]'
      await visitor.open(`${prefix}/about`)
      await visitor.evaluate(path => location.assign(path), `${prefix}/google-workspace`)
      await visitor.arrives(`${prefix}/google-workspace`)
      await visitor.fill(`${seats} input`, '40')
      await visitor.seesText(`${seats} [data-counted]`, '40')
      await visitor.goBack(`${prefix}/about`)
      await visitor.goForward(`${prefix}/google-workspace`)
      await visitor.sees(css => {
        const [shown, counted] = ['input', '[data-counted]'].map(name => document.querySelector(`${css} ${name}`))
        return shown instanceof HTMLInputElement && (counted?.textContent?.startsWith(shown.value) ?? false)
      }, seats)
    })

    test('a number that is pasted with marks that nobody sees, or in groups, is that number, and none comes of two', async ({
      visitor,
    }) => {
      const [seats, quantity] = ['[data-behaviour=seats] input', '.panel input[type=number]']
      const paste = (field: string, copied: string) =>
        visitor.evaluate(
          (css, text) => {
            const input = document.querySelector<HTMLInputElement>(css)
            input?.focus()
            input?.select()
            const clipboardData = new DataTransfer()
            clipboardData.setData('text/plain', text)
            // Firefox drops what such an event is made with.
            const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
            Object.defineProperty(event, 'clipboardData', { value: clipboardData })
            input?.dispatchEvent(event)
          },
          field,
          copied,
        )
      await visitor.open(`${prefix}/google-workspace`)
      await visitor.sees(() => document.querySelector('[data-behaviour=seats]') !== null)
      await visitor.click('[data-behaviour=seats] [data-step="1"]')
      await visitor.seesText('[data-behaviour=seats] [data-counted]', '26')
      await paste(seats, ' \u200f40\u200f')
      await visitor.seesText('[data-behaviour=seats] [data-counted]', '40')
      for (const none of ['1,5', '50\n60']) {
        await paste(seats, none)
        await visitor.seesText('[data-behaviour=seats] [data-counted]', '—')
        await visitor.evaluate(css => {
          const input = document.querySelector<HTMLInputElement>(css)
          if (input) input.value = '26'
          input?.dispatchEvent(new Event('input', { bubbles: true }))
        }, seats)
        await visitor.seesText('[data-behaviour=seats] [data-counted]', '26')
      }
      await visitor.open(`${prefix}/store/mac`)
      await visitor.click('[data-add]')
      await visitor.click('.quote-bar > button')
      await visitor.sees(css => document.querySelector(css) !== null, quantity)
      await paste(quantity, '\u200f40\u200f')
      await visitor.seesText('[data-badge]', '40')
      await paste(quantity, '1,000')
      await visitor.seesText('[data-badge]', '1000')
    })

    test('whoever stays when asked while a message is on its way sees it arrive, and nothing that goes on loading', async ({
      visitor,
      engine,
    }) => {
      test.skip(engine === 'WebKitGTK', 'its driver answers the question by leaving')
      await visitor.open(kandji)
      await fill(visitor, contact, person, 'contact')
      await visitor.evaluate(() => {
        const real = window.fetch
        window.fetch = async (...request) => {
          if (String(request[0]).includes('submit')) {
            document.documentElement.dataset.sending = ''
            await new Promise(go => addEventListener('go', go, { once: true }))
          }
          return real(...request)
        }
        addEventListener('beforeunload', () => (document.documentElement.dataset.asked = ''))
      })
      await visitor.click(send(contact))
      // The button looks the same where consent is missing.
      await visitor.sees(() => 'sending' in document.documentElement.dataset)
      // Not as a click of the driver, which would wait for the answer to the question.
      await visitor.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href$="/privacy-policy"]')
        setTimeout(() => link?.click())
      })
      await visitor.sees(() => 'asked' in document.documentElement.dataset)
      // Timers run in order: what would say 'Loading...' after 400 ms has had its turn.
      await visitor.evaluate(() => new Promise<void>(resolve => setTimeout(resolve, 400)))
      expect(await visitor.evaluate(() => document.querySelector('.navigation-status')?.textContent)).toBe('')
      await visitor.evaluate(() => dispatchEvent(new Event('go')))
      await visitor.seesText(toast, w.sent)
    })

    test('Back shows what was written on the next page, and nothing of a message that was sent there', async ({
      visitor,
      engine,
    }) => {
      test.skip(engine === 'Firefox', 'a page that it has kept sees the storage of the tab as it was when it was left')
      const [message, next] = [`${contact} [name=message]`, `${prefix}/google-workspace`]
      const holds = (text: string) =>
        visitor.sees((css, held) => document.querySelector<HTMLTextAreaElement>(css)?.value === held, message, text)
      /** The code of a form comes once it is in view. */
      const look = async () => {
        await visitor.evaluate(css => document.querySelector(css)?.scrollIntoView(), contact)
        await visitor.seesElement('[data-island=ContactForm][data-live]')
      }
      const goOn = async () => {
        await visitor.evaluate(path => location.assign(path), next)
        await visitor.arrives(next)
        await look()
      }
      await visitor.open(kandji)
      await look()
      await visitor.fill(message, 'Twelve Macs')
      await goOn()
      await holds('Twelve Macs')
      await visitor.fill(message, 'Twelve Macs by May')
      await visitor.goBack(kandji)
      await look()
      await holds('Twelve Macs by May')
      await goOn()
      await fill(visitor, contact, { ...person, message: 'Twelve Macs by June' }, 'contact')
      await visitor.click(send(contact))
      await visitor.seesText(toast, w.sent)
      await visitor.goBack(kandji)
      await look()
      await holds('')
      await goOn()
      await holds('')
    })

    test('the home page’s form is sent twice, also from an address with a Hebrew domain', async ({ visitor }) => {
      await visitor.open(home)
      for (const email of [person.email, 'noa@דוגמה.ישראל']) {
        await fill(visitor, contact, { ...person, email }, 'contact')
        await visitor.click(send(contact))
        await isEmpty(visitor, `${contact} [name=message]`)
        await visitor.seesText(toast, w.home)
      }
    })

    test('the newsletter takes two addresses, one of a Hebrew domain, and refuses half of one', async ({ visitor }) => {
      await visitor.open(kandji)
      await fill(visitor, newsletter, { email: 'a@b c' }, 'marketing')
      await visitor.click(send(newsletter))
      await visitor.sees(
        css => document.querySelector(css)?.getAttribute('aria-invalid') === 'true',
        `${newsletter} [name=email]`,
      )
      for (const email of ['a@example.com', 'b@דוגמה.ישראל']) {
        await fill(visitor, newsletter, { email }, 'marketing')
        await visitor.click(send(newsletter))
        await isEmpty(visitor, `${newsletter} [name=email]`)
        await visitor.seesText(toast, w.subscribed)
        await staysSent(visitor, newsletter)
      }
    })

    test('a field that gets the focus by keyboard shows its label below the header', async ({ visitor }) => {
      await visitor.open(kandji)
      await visitor.click(`${contact} [name=message]`)
      // The field before it begins where pages begin below the header; its label lies half under that.
      await visitor.evaluate(css => {
        const { top } = document.querySelector(css)?.getBoundingClientRect() ?? { top: 0 }
        const { scrollPaddingTop } = getComputedStyle(document.documentElement)
        scrollBy({ top: Math.floor(top - Number.parseFloat(scrollPaddingTop) - 1), behavior: 'instant' })
      }, `${contact} [name=employees]`)
      await visitor.press('Shift+Tab')
      await visitor.focusIsOn(`${contact} [name=employees]`)
      const header = await edge(visitor, '.site-header', 'bottom')
      await expect
        .poll(() => edge(visitor, `${contact} label:has([name=employees])`, 'top'))
        .toBeGreaterThanOrEqual(header)
    })

    test('a price table answers for one person more, and the answer goes into the message', async ({ visitor }) => {
      await visitor.open(`${prefix}/google-workspace`)
      await visitor.click('[data-behaviour=seats] [data-step="1"]')
      await visitor.seesText('[data-behaviour=seats] [data-counted]', '26')
      await visitor.click('[data-behaviour=seats] tbody tr:last-child button')
      await visitor.focusIsOn(`${contact} [name=message]`)
      await visitor.sees(
        (css, text) => document.querySelector<HTMLTextAreaElement>(css)?.value.trim() === text,
        `${contact} [name=message]`,
        w.cost,
      )
    })

    test('store and quote: filtered, added, closed by a click beside it, sent, and sent again', async ({ visitor }) => {
      await visitor.open(`${prefix}/store`)
      const [brand, items] = ['[name=brand]', '[data-item]']
      const shown = (count: number) =>
        visitor.sees(
          (css, expected) =>
            [...document.querySelectorAll(css)].filter(item =>
              item.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }),
            ).length === expected,
          items,
          count,
        )
      await visitor.seesElement('[data-behaviour=store][data-live]')
      for (const [value, count] of [
        ['Logitech', 2],
        ['', 7],
      ] as const) {
        await visitor.evaluate(
          (css, chosen) => {
            const select = document.querySelector<HTMLSelectElement>(css)
            if (select) select.value = chosen
            select?.dispatchEvent(new Event('change', { bubbles: true }))
          },
          brand,
          value,
        )
        await shown(count)
      }
      for (const time of ['first', 'second'] as const) {
        await visitor.click('[data-add*=macbook-air-13]')
        await visitor.seesText('[data-badge]', '1')
        await visitor.click('[data-quote]')
        await visitor.seesElement('dialog.panel[open]')
        if (time === 'first') {
          // Next to the panel, which is at the end of the line.
          await visitor.clickAt(lang === 'en' ? 40 : 1240, 400)
          await visitor.seesElement('dialog.panel', false)
          await visitor.click('[data-quote]')
          await visitor.click('dialog.panel h2')
          await visitor.seesElement('dialog.panel[open]')
          await visitor.click('dialog.panel summary')
          // Midnight, of the second option.
          await visitor.click('.choices:nth-of-type(2) label:nth-of-type(2)')
          await visitor.seesText('.quote-paper', w.chosen)
          await visitor.look(`quote-${lang}`)
        }
        // The first time the list alone is the message.
        const message = time === 'first' ? {} : { message: 'By May' }
        await fill(visitor, 'dialog.panel', { name: person.name, email: person.email, ...message }, 'contact')
        await visitor.click(send('dialog.panel'))
        await visitor.seesText('[data-badge]', '0')
        await visitor.seesText(`dialog.panel ${toast}`, w.sent)
        await visitor.look(`quote-sent-${time}-${lang}`)
        await visitor.click('dialog.panel h2 ~ form button')
        await visitor.seesElement('dialog.panel', false)
      }
    })
  })
}
