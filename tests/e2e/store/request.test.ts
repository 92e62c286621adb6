import { expect, type Page, test } from '@playwright/test'
import { IDEMPOTENCY_HEADER } from '../../../src/site/forms/fields.ts'
import { axeFaults } from '../axe.ts'
import { tick } from '../tick.ts'
import { badge, languages, open } from './shop.ts'

/**
 * Fills in the panel's form and sends it.
 * @param status of the answer, which comes when what this resolves to is called
 */
async function sendHeld(page: Page, send: string, status: 200 | 503): Promise<() => void> {
  const panel = page.getByRole('dialog')
  await panel.locator('[name=name]').fill('Noa Example')
  await panel.locator('[name=email]').fill('noa@example.com')
  await tick(panel.locator('[name=contact]'))
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/submit-prospect.php', async route => {
    await answer.promise
    await route.fulfill({ status, json: { success: status === 200 } })
  })
  const request = page.waitForRequest('**/api/submit-prospect.php')
  await panel.getByRole('button', { name: send }).click()
  await request
  return answer.resolve
}

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('a quote: added twice, changed, kept over a reload, sent with its list, emptied only then', async ({
      page,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await expect(page.getByText(w.added)).toBeAttached()
      await page.getByRole('button', { name: w.add }).click()
      await expect(badge(page)).toHaveText('2')
      await open(page, `${store}/mac`)
      await expect(badge(page)).toHaveText('2')
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: w.more }).click()
      await expect(panel.locator('input[type=number]')).toHaveValue('3')
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await panel.locator('[name=message]').fill('By May')
      await tick(panel.locator('[name=contact]'))
      await page.route(
        '**/api/submit-prospect.php',
        route => route.fulfill({ status: 503, json: { success: false } }),
        { times: 1 },
      )
      const failed = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      // In the dialog: what is outside of a modal one is covered, and not read aloud.
      await expect(panel.locator('[data-sonner-toast]')).toBeVisible()
      await expect(panel.locator('input[type=number]')).toHaveValue('3')
      await panel.getByRole('button', { name: w.more }).click()
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      const payload = (await request).postDataJSON()
      expect(payload.formData.message).toBe('4 × MacBook Air 13-inch\n\nBy May')
      // Another list is another message: the server may have kept the first, though its answer was lost.
      const keys = [failed, request].map(async sent => (await sent).headers()[IDEMPOTENCY_HEADER.toLowerCase()])
      expect(new Set(await Promise.all(keys)).size).toBe(2)
      expect(payload.pageSource).toBe(store)
      await expect(badge(page)).toHaveText('0')
      await expect(panel.locator('[data-sonner-toast]').first()).toContainText(w.sent)
      // It says once what has been done, and there is nothing left to press for it.
      await expect(panel.locator('[data-outcome=success]')).toBeFocused()
      await expect(panel.getByText(w.sent)).toHaveCount(2)
      await expect(panel.locator('[data-sonner-toast]').getByText(w.sent)).toHaveCount(1)
      await expect(panel.getByText(w.onItsWay)).toHaveCount(0)
      await expect(panel.getByRole('button', { name: w.send })).toHaveCount(0)
      // Nothing more can be written that would not be sent.
      await expect(panel.locator('[name=message]')).toBeHidden()
      await expect(panel.locator('a[href^=mailto]').filter({ visible: true })).toHaveCount(1)
      await panel.getByRole('button', { name: w.close, exact: true }).click()
      await expect(page.locator('body > .toasts')).toBeAttached()
      // A further quote.
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await panel.locator('[name=message]').fill('And by June')
      await tick(panel.locator('[name=contact]'))
      const second = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await second).postDataJSON().formData.message).toBe('1 × MacBook Air 13-inch\n\nAnd by June')
    })

    test('a quote that is sent with Enter from a field leaves the focus on what is said of it', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.locator('[name=name]').fill('Noa Example')
      await tick(panel.locator('[name=contact]'))
      await panel.locator('[name=email]').fill('noa@example.com')
      await panel.locator('[name=email]').press('Enter')
      await expect(panel.locator('[data-outcome=success]')).toBeFocused()
      // From there the panel goes on.
      await page.keyboard.press('Tab')
      await expect(panel.locator('a[href^=mailto]:focus')).toBeVisible()
    })

    test('what was sent is listed below the news of it at once, and can be asked for again', async ({ page }) => {
      const line = { id: 'macbook-air-13.24gb.midnight.hebrew', name: 'MacBook Air 13-inch', quantity: 2 }
      await page.addInitScript(cart => localStorage.setItem('cart', cart), JSON.stringify([line]))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      await panel.getByRole('button', { name: w.send }).click()
      const news = panel.locator('[data-outcome=success]')
      await expect(news).toBeFocused()
      const list = panel.getByRole('region', { name: w.last })
      await expect(list.getByRole('listitem')).toHaveText(`2 × ${w.chosen}`)
      await expect(news).toBeFocused()
      await expect(news).toBeInViewport({ ratio: 1 })
      const [above, below] = [await news.boundingBox(), await list.boundingBox()]
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
      expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
      await list.getByRole('button', { name: w.again }).click()
      await expect(badge(page)).toHaveText('2')
      await expect(news).toHaveCount(0)
      await expect(panel.getByRole('button', { name: w.send })).toBeVisible()
    })

    test('on a phone, what went wrong leaves the button free that sends the quote again', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      await page.route('**/api/submit-prospect.php', route => route.fulfill({ status: 503, json: { success: false } }))
      const send = panel.getByRole('button', { name: w.send })
      const toast = panel.locator('[data-sonner-toast]')
      for (const block of ['end', 'start'] as const) {
        await send.evaluate((button, block) => button.scrollIntoView({ block, behavior: 'instant' }), block)
        await send.press('Enter')
        await expect(toast.filter({ visible: true })).toHaveCount(1)
        await toast.evaluate(element =>
          Promise.all(element.getAnimations({ subtree: true }).map(animation => animation.finished)),
        )
        const [button, box] = [await send.boundingBox(), await toast.boundingBox()]
        const apart = button && box && (box.y + box.height <= button.y || box.y >= button.y + button.height)
        expect(apart).toBe(true)
        await toast.getByRole('button').click()
        await expect(toast).toHaveCount(0)
      }
    })

    test('of a quantity raised while the list is sent, only what was added stays', async ({ page, context }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: w.more }).click()
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      const other = await context.newPage()
      await open(other, store)
      await page.route('**/api/submit-prospect.php', async route => {
        await other.getByRole('button', { name: w.add }).click()
        await expect(badge(page)).toHaveText('3')
        await route.fulfill({ json: { success: true } })
      })
      await panel.getByRole('button', { name: w.send }).click()
      await expect(panel.locator('[data-sonner-toast]')).toContainText(w.sent)
      await expect(badge(page)).toHaveText('1')
      await expect(badge(other)).toHaveText('1')
    })

    test('of a list that is changed while it is sent, it stays said what was sent and what was not', async ({
      page,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const [status, outcome] = [panel.getByRole('status').first(), panel.locator('[data-outcome=success]')]
      const fill = async () => {
        await panel.locator('[name=name]').fill('Noa Example')
        await panel.locator('[name=email]').fill('noa@example.com')
        await tick(panel.locator('[name=contact]'))
      }
      await page.route('**/api/submit-prospect.php', async route => {
        for (let press = 0; press < 2; press++) await panel.getByRole('button', { name: w.more }).click()
        await expect(status).toHaveText('MacBook Air 13-inch: 3')
        await route.fulfill({ json: { success: true } })
      })
      for (let time = 0; time < 2; time++) {
        await fill()
        await panel.getByRole('button', { name: w.send }).click()
        await expect(badge(page)).toHaveText('2')
        await expect(outcome).toContainText(w.sent)
        await expect(outcome).toContainText(w.notSent)
        await expect(panel.getByText(`${w.onItsWay} ${w.notSent}`, { exact: true })).toBeVisible()
        await expect(status).toHaveText(w.notSent)
        expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
        // Once the list is changed, it is another request.
        await panel.locator('input[type=number]').fill('1')
        await expect(outcome).toHaveCount(0)
        await expect(panel.getByText(w.onItsWay)).toHaveCount(0)
      }
      await page.unroute('**/api/submit-prospect.php')
      await page.route('**/api/submit-prospect.php', route => route.fulfill({ json: { success: true } }))
      await fill()
      await panel.getByRole('button', { name: w.send }).click()
      await expect(badge(page)).toHaveText('0')
      await expect(outcome).toContainText(w.sent)
      await expect(panel.getByText(w.onItsWay)).toHaveCount(0)
      await expect(panel.getByText(w.notSent)).toHaveCount(0)
      await expect(status).toBeEmpty()
    })

    test('of a line that is removed while it is sent, and a quantity that is typed meanwhile, what is shown is true', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const items = [
          { id: 'gone-1', name: 'Part 1', quantity: 2 },
          { id: 'gone-2', name: 'Part 2', quantity: 1 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]').first()
      const answer = await sendHeld(page, w.send, 200)
      await panel.locator('li:has([data-line="gone-2"]) button').last().click()
      await quantity.fill('7')
      answer()
      const outcome = panel.locator('[data-outcome=success]')
      await expect(outcome).toContainText(`${w.notSent} ${w.asPressed}`)
      await expect(panel.getByText(`${w.onItsWay} ${w.notSent} ${w.asPressed}`, { exact: true })).toBeVisible()
      // Though it still has the focus.
      await expect(quantity).toHaveValue('5')
      await quantity.press('Tab')
      await expect(quantity).toHaveValue('5')
      await expect(badge(page)).toHaveText('5')
    })

    test('of a list that was emptied or made shorter while it is sent, what was sent is said, and that it is being sent', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const items = [
          { id: 'gone-1', name: 'Part 1', quantity: 5 },
          { id: 'gone-2', name: 'Part 2', quantity: 1 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      for (const change of ['emptied', 'shorter']) {
        await open(page, store)
        await page.getByRole('button', { name: w.quote }).click()
        const panel = page.getByRole('dialog')
        const button = panel.locator('form button[type=submit]').last()
        const answer = await sendHeld(page, w.send, 200)
        if (change === 'emptied') {
          for (const line of ['gone-1', 'gone-2']) {
            await panel.locator(`li:has([data-line="${line}"]) button`).last().click()
          }
          await expect(badge(page)).toHaveText('0')
          await expect(button).toHaveText(w.sending)
          await expect(panel.getByText(w.empty)).toHaveCount(0)
          await expect(panel.locator('p:visible', { hasText: w.sending }).first()).toBeInViewport()
        } else await panel.locator('input[type=number]').first().fill('2')
        answer()
        const outcome = panel.locator('[data-outcome=success]')
        await expect(outcome, change).toContainText(w.asPressed)
        await expect(outcome).not.toContainText(w.notSent)
        await expect(badge(page)).toHaveText('0')
      }
    })

    test('that the request failed is said where all of its list was removed meanwhile, until the panel is opened again', async ({
      page,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const answer = await sendHeld(page, w.send, 503)
      await panel.getByRole('button', { name: w.remove }).click()
      answer()
      await expect(panel.getByText(w.empty)).toBeVisible()
      await expect(panel.locator('[data-outcome=error]')).toBeVisible()
      // There is nothing left to send again.
      await expect(panel.locator('form [name=name]')).toBeHidden()
      await expect(panel.getByRole('button', { name: w.send })).toHaveCount(0)
      await panel.getByRole('button', { name: w.close, exact: true }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(panel.getByText(w.empty)).toBeVisible()
      await expect(panel.locator('form [name=name]')).toBeHidden()
    })

    test('of a list that another tab sent meanwhile, nobody is told that they changed it', async ({ page }) => {
      const tabs = [page, await page.context().newPage()]
      const answers: (() => void)[] = []
      await page.context().addInitScript(() => {
        if (localStorage.getItem('lastQuote')) return
        localStorage.setItem('cart', '[{"id":"gone-1","name":"Part 1","quantity":2}]')
      })
      for (const tab of tabs) {
        await open(tab, store)
        await tab.getByRole('button', { name: w.quote }).click()
      }
      for (const tab of tabs) {
        await tab.bringToFront()
        answers.push(await sendHeld(tab, w.send, 200))
      }
      for (const [index, tab] of tabs.entries()) {
        answers[index]?.()
        const outcome = tab.getByRole('dialog').locator('[data-outcome=success]')
        await expect(outcome).toContainText(w.sent)
        await expect(outcome).not.toContainText(w.asPressed)
      }
    })

    test('the last request is asked for again, or forgotten', async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('lastQuote', '[{"id":"macbook-air-13.24gb","name":"MacBook Air 13-inch","quantity":2}]'),
      )
      await open(page, store)
      const panel = page.getByRole('dialog')
      await page.getByRole('button', { name: w.quote }).click()
      await panel.getByRole('button', { name: w.again }).click()
      await expect(badge(page)).toHaveText('2')
      await panel.getByRole('button', { name: w.remove }).click()
      await panel.getByRole('button', { name: w.forget }).click()
      await expect(panel.getByRole('button', { name: w.again })).toHaveCount(0)
      // The button that had the focus is gone.
      await expect(panel.locator('#quote-title')).toBeFocused()
      expect(await page.evaluate(() => localStorage.getItem('lastQuote'))).toBeNull()
    })

    test('the last request is offered beside another list until it is on it', async ({ page }) => {
      const [air, mini] = [
        { id: 'macbook-air-13.24gb', name: 'MacBook Air 13-inch' },
        { id: 'mac-mini', name: 'Mac mini' },
      ]
      const lists = [
        [{ ...air, quantity: 2 }],
        [
          { ...mini, quantity: 1 },
          { ...air, quantity: 1 },
        ],
      ]
      await page.addInitScript(
        ([last = '', cart = '']) => {
          localStorage.setItem('lastQuote', last)
          localStorage.setItem('cart', cart)
        },
        lists.map(list => JSON.stringify(list)),
      )
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const offer = page.getByRole('dialog').getByRole('region', { name: w.last })
      await expect(offer.getByText(w.already)).toBeVisible()
      await offer.getByRole('button', { name: w.again }).click()
      await expect(badge(page)).toHaveText('4')
      // It can still be forgotten, and nothing is said of what can no longer be done.
      await expect(offer.getByRole('button')).toHaveText([w.forget])
      await expect(offer.getByText(w.already)).toHaveCount(0)
    })

    test('a message that is too long only together with the list says so', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const message = panel.locator('[name=message]')
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await message.fill('x'.repeat(4990))
      await tick(panel.locator('[name=contact]'))
      await panel.getByRole('button', { name: w.send }).click()
      await expect(message).toHaveAccessibleDescription(w.tooLong)
      await message.fill('x'.repeat(4900))
      await panel.getByRole('button', { name: w.send }).click()
      await expect(badge(page)).toHaveText('0')
    })

    test('lines that became equal are one in the request, and none of them stays after it', async ({ page }) => {
      const cart = [
        { id: 'macbook-air-13.16gb', name: 'MacBook Air 13-inch', quantity: 3 },
        { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 },
      ]
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const choices = panel.locator('details').nth(1)
      await choices.locator('summary').click()
      await choices.getByRole('radio', { name: '16GB' }).check()
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      let message = ''
      await page.route('**/api/submit-prospect.php', async route => {
        message = route.request().postDataJSON().formData.message
        // Folded while the request is on its way: then the lines become one on the list as well.
        await choices.locator('summary').click()
        await route.fulfill({ json: { success: true } })
      })
      await panel.getByRole('button', { name: w.send }).click()
      await expect(badge(page)).toHaveText('0')
      expect(message).toBe('4 × MacBook Air 13-inch, 16GB')
    })

    test('equal lines of which there are more than one line can have are sent as they stand, and nothing says otherwise', async ({
      page,
    }) => {
      const line = { id: 'mac-mini', name: 'Mac mini', quantity: 6000 }
      const cart = [line, { ...line, id: 'mac-mini.', isVariant: true }]
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.locator('input[type=number]')).toHaveCount(2)
      await expect(panel.getByText(w.repeated)).toHaveCount(0)
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await request).postDataJSON().formData.message).toBe('6000 × Mac mini\n6000 × Mac mini')
      await expect(badge(page)).toHaveText('0')
    })
  })
}
