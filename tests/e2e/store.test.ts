import { expect, type Locator, type Page, test } from '@playwright/test'
import { IDEMPOTENCY_HEADER } from '../../src/site/forms/fields.ts'
import { axeFaults } from './axe.ts'
import { holdCode } from './holdCode.ts'
import { decided, visit } from './shell/visit.ts'

const languages = [
  {
    prefix: '',
    quote: /^Quote/,
    add: 'Add to quote: MacBook Air 13-inch',
    onQuote: '✓ Added: ',
    whole: 'Only whole numbers: the quantity is still 25.',
    more: 'Increase quantity: MacBook Air 13-inch',
    remove: 'Remove: MacBook Air 13-inch',
    none: 'No products found matching your criteria.',
    unknown: 'The requested category could not be found.',
    counts: { all: '7 products', one: '1 product', two: '2 products' },
    all: 'Show all products',
    from: 'Show everything from ',
    added: 'Added to the quote: MacBook Air 13-inch',
    removed: 'Removed from the quote: MacBook Air 13-inch',
    undo: 'Undo',
    band: 'Sport band',
    send: 'Request a quote',
    sent: 'Message Sent!',
    onItsWay: 'Your request is on its way.',
    notSent: 'What was changed meanwhile is still in your list and was not sent.',
    close: 'Close',
    gone: 'No longer in the catalogue; we will suggest an alternative.',
    unavailable: 'This part of the page could not be loaded. Check the connection and try again.',
    retry: 'Try again',
    choose: 'Choose: MacBook Air 13-inch',
    values: ['24GB', 'Midnight', 'Hebrew'],
    chosen: 'MacBook Air 13-inch, 24GB, Midnight, Hebrew keyboard',
    variant: 'Add another with other choices',
    repeated: 'So far the same as another line: the two will be sent as one.',
    last: 'Your last request',
    again: 'Ask for it again',
    forget: 'Forget it in this browser',
    accept: 'Add it to my list',
    already: 'Some of these are on your list already; adding them raises their quantity.',
    lost: 'Some items in this link are no longer in the catalogue.',
    chooseAgain: 'Some choices in this link are no longer offered: choose again.',
    part: 'Part of this link could not be read.',
    cut: 'The end of this link is missing. Compare the list, or ask for the link again.',
    unreadable: 'Nothing in this link could be read. Ask for it again.',
    copy: 'Copy a link to the list',
    copied: 'Link copied',
    tooLong: 'Message is longer than 5000 characters together with the list above',
    link: 'Link to the list',
    company: 'Fixture · +972-3-555-0199',
    branded: 'Logitech Wireless keyboard',
    put: 'Added to the quote: ',
    noMore: 'More than 9999 of one item? Say so in the message.',
    blocked: 'Your browser is blocking storage, so this list will be lost when you leave the page.',
  },
  {
    prefix: '/he',
    quote: /^הצעת מחיר/,
    add: 'הוספה להצעת מחיר: MacBook Air 13-inch',
    onQuote: '✓ נוסף: ',
    whole: 'הכמות צריכה להיות מספר שלם, ולכן נשארה 25.',
    more: 'הגדלת כמות: MacBook Air 13-inch',
    remove: 'הסרה: MacBook Air 13-inch',
    none: 'לא נמצאו מוצרים שמתאימים לבחירה.',
    unknown: 'הקטגוריה המבוקשת לא נמצאה.',
    counts: { all: '7 מוצרים', one: 'מוצר אחד', two: 'שני מוצרים' },
    all: 'הצגת כל המוצרים',
    from: 'כל מה שיש מ־',
    added: 'נוסף להצעת המחיר: MacBook Air 13-inch',
    removed: 'הוסר מהצעת המחיר: MacBook Air 13-inch',
    undo: 'ביטול ההסרה',
    band: 'רצועת ספורט',
    send: 'בקשת הצעת מחיר',
    sent: 'ההודעה נשלחה!',
    onItsWay: 'הבקשה בדרך אלינו.',
    notSent: 'מה ששיניתם בינתיים נשאר ברשימה ולא נשלח.',
    close: 'סגירה',
    gone: 'הפריט כבר לא בקטלוג. נציע לכם חלופה.',
    unavailable: 'החלק הזה של הדף לא נטען. בדקו את החיבור ונסו שוב.',
    retry: 'נסו שוב',
    choose: 'בחירה: MacBook Air 13-inch',
    values: ['24GB', 'חצות', 'עברית'],
    chosen: 'MacBook Air 13-inch, 24GB, חצות, מקלדת עברית',
    variant: 'הוספת פריט כזה בתצורה אחרת',
    repeated: 'בינתיים זהה לשורה אחרת: שתיהן יישלחו כשורה אחת.',
    last: 'הבקשה האחרונה שלכם',
    again: 'לבקש שוב',
    forget: 'מחיקה מהדפדפן הזה',
    accept: 'הוספה לרשימה שלי',
    already: 'חלק מהפריטים האלה כבר ברשימה שלכם; הוספה תגדיל את הכמות.',
    lost: 'חלק ממה שבקישור כבר לא בקטלוג.',
    chooseAgain: 'חלק מהבחירות שבקישור כבר לא מוצעות: בחרו מחדש.',
    part: 'אי אפשר לקרוא חלק מהקישור.',
    cut: 'סוף הקישור חסר. כדאי להשוות את הרשימה, או לבקש את הקישור שוב.',
    unreadable: 'אי אפשר לקרוא דבר בקישור. כדאי לבקש אותו שוב.',
    copy: 'העתקת קישור לרשימה',
    copied: 'הקישור הועתק',
    tooLong: 'השדה ״הודעה״ והרשימה שמעליו מוגבלים יחד ל־5000 תווים',
    link: 'קישור לרשימה',
    company: 'דגם · 03-555-0199',
    branded: 'מקלדת אלחוטית Logitech',
    put: 'נוסף להצעת המחיר: ',
    noMore: 'יותר מ־9999 יחידות מפריט אחד? כתבו זאת בהודעה.',
    blocked: 'הדפדפן חוסם שמירת נתונים, ולכן הרשימה תימחק כשתצאו מהדף.',
  },
]

const filter = (page: Page) => page.locator('[data-behaviour=store]')
const badge = (page: Page) => page.locator('[data-badge]')
const visibleItems = (page: Page) => page.locator('[data-item]:visible')
const brandsShown = (page: Page) =>
  visibleItems(page).evaluateAll(items => items.map(item => item.getAttribute('data-brand')))

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(filter(page)).toHaveAttribute('data-live', '')
}

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('the button of the quote says the number of its items once', async ({ page }) => {
      await open(page, store)
      const button = page.locator('[data-quote]').first()
      await expect(button).toHaveAccessibleName(/^[^\d]+0[^\d]+$/)
      await page.getByRole('button', { name: w.add }).first().click()
      await expect(button).toHaveAccessibleName(/^[^\d]+(1 |)[^\d]+$/)
    })

    test('what is pressed before any code has come is done once it is there, each press of another button', async ({
      page,
    }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route('**/assets/**/*.js', async route => {
        await held
        await route.continue()
      })
      await page.goto(store, { waitUntil: 'commit' })
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(badge(page)).toHaveText('1')
    })

    test('two items that are added before their code has come are both on the quote', async ({ page }) => {
      const release = await holdCode(page)
      await page.goto(store)
      const adding = page.locator('[data-add]')
      for (const place of [0, 1]) await adding.nth(place).click()
      await expect(badge(page)).toHaveText('0')
      release()
      await expect(badge(page)).toHaveText('2')
      await expect(page.locator('.on-quote')).toHaveCount(2)
    })

    test('what is pressed before the code has come is meant, though a list from before brings more buttons', async ({
      page,
    }) => {
      await open(page, store)
      const adding = page.locator('[data-add]')
      await adding.nth(0).click()
      await expect(badge(page)).toHaveText('1')
      const release = await holdCode(page)
      await page.reload()
      await adding.nth(1).click()
      release()
      await expect(badge(page)).toHaveText('2')
      await expect(page.locator('.on-quote')).toHaveCount(2)
    })

    test('filters by brand and category, counts in the right number, and the address holds the view', async ({
      page,
    }) => {
      await open(page, store)
      const count = page.locator('[data-count]')
      await expect(count).toHaveText(w.counts.all)
      const [category, brand] = [filter(page).locator('[name=category]'), filter(page).locator('[name=brand]')]
      await brand.selectOption('Logitech')
      await expect(count).toHaveText(w.counts.two)
      await brand.selectOption('Cisco')
      await expect(count).toHaveText(w.counts.one)
      await expect(page).toHaveURL(/\?brand=Cisco$/)
      expect(await brandsShown(page)).toEqual(['Cisco'])
      await category.selectOption('mac')
      await expect(page.getByText(w.none)).toBeVisible()
      await expect(visibleItems(page)).toHaveCount(0)
      await page.goBack()
      await expect(visibleItems(page)).toHaveCount(1)
      await page.goBack()
      await expect(visibleItems(page)).toHaveCount(2)
      await open(page, `${store}?brand=cisco&category=MAC`)
      await expect(brand).toHaveValue('Cisco')
      await expect(category).toHaveValue('mac')
      await page.getByRole('button', { name: w.all }).click()
      await expect(visibleItems(page)).toHaveCount(7)
      // The button is gone, and the focus is not.
      await expect(category).toBeFocused()
    })

    test('a brand that has nothing in a category is shown in the others, with one press', async ({ page }) => {
      await open(page, store)
      const [category, brand] = [filter(page).locator('[name=category]'), filter(page).locator('[name=brand]')]
      for (const chosen of ['Logitech', 'Cisco']) {
        await brand.selectOption(chosen)
        await category.selectOption('mac')
        const rest = page.getByRole('button', { name: w.from + chosen, exact: true })
        await expect(rest.locator('bdi')).toHaveText(chosen)
        await rest.press('Enter')
        await expect(page).toHaveURL(new RegExp(`store\\?brand=${chosen}$`))
        expect(new Set(await brandsShown(page))).toEqual(new Set([chosen]))
        await expect(category).toHaveValue('')
        // The button is gone, and the focus is where it was chosen what nothing was found in.
        await expect(category).toBeFocused()
        await expect(brand).toHaveValue(chosen)
      }
      // Also where the category is none; without a brand there is nothing to keep.
      await open(page, `${store}?category=toasters&brand=Cisco`)
      await page.getByRole('button', { name: `${w.from}Cisco`, exact: true }).click()
      await expect(visibleItems(page)).toHaveCount(1)
      await open(page, `${store}?category=toasters`)
      await expect(page.getByRole('button', { name: w.all })).toBeVisible()
      await expect(page.getByRole('button', { name: w.from })).toHaveCount(0)
    })

    test('what is chosen further down the page is seen from its beginning, also when it is nothing', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 600 })
      await open(page, store)
      const [category, brand] = [filter(page).locator('[name=category]'), filter(page).locator('[name=brand]')]
      const bar = filter(page).locator('.store-bar')
      const toEnd = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const isBelowBar = async (seen: Locator) => {
        await expect(seen).toBeInViewport({ ratio: 1 })
        const [above, below] = [await bar.boundingBox(), await seen.boundingBox()]
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      }
      await toEnd()
      await brand.selectOption('Logitech')
      await expect(page.locator('[data-count]')).toHaveText(w.counts.two)
      await isBelowBar(page.locator('[data-group]:visible h2').first())
      await brand.selectOption('')
      await expect(page.locator('[data-count]')).toHaveText(w.counts.all)
      await toEnd()
      await brand.selectOption('Cisco')
      await category.selectOption('mac')
      await isBelowBar(page.getByText(w.none))
    })

    test('a brand that is chosen before the code has come holds', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route('**/assets/**/*.js', async route => {
        await held
        await route.continue()
      })
      const loaded = open(page, store)
      await filter(page).locator('[name=brand]').selectOption('Logitech')
      release()
      await loaded
      await expect(page.locator('[data-count]')).toHaveText(w.counts.two)
      await expect(page).toHaveURL(/\?brand=Logitech$/)
      await expect(filter(page).locator('[name=brand]')).toHaveValue('Logitech')
    })

    test('what a filter leaves out is reached neither by keyboard nor by a screen reader', async ({ page }) => {
      await open(page, `${store}?brand=Cisco`)
      await expect(visibleItems(page).first()).toBeVisible()
      const client = await page.context().newCDPSession(page)
      const { nodes } = await client.send('Accessibility.getFullAXTree')
      const reachable = nodes.filter(node => node.role?.value === 'button' && node.name?.value === w.add)
      expect(reachable).toEqual([])
      await page.locator('[data-quote]').first().focus()
      // The heading of the shelf comes first: it leads to the category's page.
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-group] h2 a:focus')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-item]:has(:focus)')).toHaveAttribute('data-brand', 'Cisco')
    })

    test('an unknown category is reported, with a way out; as a path it is a 404', async ({ page }) => {
      await open(page, `${store}?category=toasters`)
      await expect(page.getByText(w.unknown)).toBeVisible()
      const response = await page.goto(`${store}/toasters`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main').getByText(w.unknown)).toBeVisible()
      await expect(page.getByRole('main').locator(`a[href="${store}"]`)).toBeVisible()
    })

    test('a link to what is not there: no filter is left empty, and the next choice shows what it says', async ({
      page,
    }) => {
      const [category, brand] = [filter(page).locator('[name=category]'), filter(page).locator('[name=brand]')]
      await open(page, `${store}?brand=Nokia`)
      await expect(brand).toHaveValue('')
      await expect(page.locator('[data-count]')).toHaveText(w.counts.all)
      await open(page, `${store}?category=toasters&brand=Nokia`)
      await expect(page.getByText(w.unknown)).toBeVisible()
      await expect(category).toHaveValue('')
      await brand.selectOption('Logitech')
      await expect(page.locator('[data-count]')).toHaveText(w.counts.two)
      await expect(page.getByText(w.unknown)).toBeHidden()
      await expect(page).toHaveURL(/store\?brand=Logitech$/)
      // The page of a category has no other.
      await open(page, `${store}/mac?category=other-brands`)
      await expect(visibleItems(page).first()).toBeVisible()
      await expect(page.getByText(w.unknown)).toBeHidden()
    })

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
      await panel.locator('[name=contact]').check()
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
      await panel.locator('[name=contact]').check()
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
      await panel.locator('[name=contact]').check()
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
      await panel.locator('[name=contact]').check()
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
      await panel.locator('[name=contact]').check()
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
      await panel.locator('[name=contact]').check()
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
        await panel.locator('[name=contact]').check()
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

    for (const width of [360, 1280]) {
      test(`${width} px: “Choose” on an item opens a long list at its choices, the second time too`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 })
        const ids = [
          'mac-mini',
          'mac-studio',
          'apple-watch-band',
          'logitech-keyboard',
          'logitech-mouse',
          'cisco-switch',
        ]
        await page.addInitScript(
          cart => {
            if (!localStorage.getItem('cart')) localStorage.setItem('cart', cart)
          },
          JSON.stringify(ids.map(id => ({ id, name: id, quantity: 1 }))),
        )
        await visit(page, store, { consent: decided })
        await page.getByRole('button', { name: w.add }).click()
        const radios = page.getByRole('dialog').getByRole('radio')
        for (const chosen of [0, 2]) {
          await page.getByRole('button', { name: w.choose }).click()
          await expect(radios.nth(chosen)).toBeFocused()
          await expect(radios.nth(chosen)).toBeInViewport({ ratio: 1 })
          const line = page.getByRole('dialog').locator('li:has(details[open])')
          await expect(line.getByText('MacBook Air 13-inch', { exact: true })).toBeInViewport({ ratio: 1 })
          await radios.nth(2).check()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        }
      })
    }

    test('what an item comes with is chosen, printed and sent without another text', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.choose }).click()
      const panel = page.getByRole('dialog')
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await panel.getByRole('button', { name: w.more }).click()
      await expect(panel.getByRole('radio', { checked: true })).toHaveCount(3)
      expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.quote-paper')).toContainText(w.chosen)
      await expect(page.locator('.quote-paper')).toContainText(/\S+@\S+/)
      await expect(page.locator('.quote-paper')).toContainText(w.company)
      await expect(page.locator('.site-header')).toBeHidden()
      await page.emulateMedia({ media: null })
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await panel.locator('[name=contact]').check()
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await request).postDataJSON().formData.message).toBe(`2 × ${w.chosen}`)
      await expect(badge(page)).toHaveText('0')
      expect(await page.evaluate(() => localStorage.getItem('lastQuote'))).toContain(
        'macbook-air-13.24gb.midnight.hebrew',
      )
    })

    test('on the card “+” and “−” mean what was chosen; another one to choose for is added in the panel', async ({
      page,
    }) => {
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const printed = page.locator('.quote-paper td:last-child')
      const [memory = '', colour = '', keyboard = ''] = w.values
      await card.locator('[data-add]').click()
      await page.getByRole('button', { name: w.choose }).click()
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await page.keyboard.press('Escape')
      await card.locator('[data-add]').click()
      await expect(card.locator('[data-number]')).toHaveText('2')
      await page.getByRole('button', { name: w.choose }).click()
      await expect(quantities).toHaveCount(1)
      await expect(quantities).toHaveValue('2')
      await expect(printed).toHaveText([w.chosen])

      await panel.getByRole('button', { name: `${w.variant}: ${w.chosen}` }).press('Enter')
      await expect(quantities).toHaveCount(2)
      await expect(panel.getByRole('radio', { name: memory, exact: true }).last()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      const other = w.chosen.replace(memory, '16GB')
      await expect(printed).toHaveText([w.chosen, other])
      for (const name of [colour, keyboard]) {
        await expect(panel.locator('details[open]').getByRole('radio', { name, exact: true })).toBeChecked()
      }
      await page.keyboard.press('Escape')
      await card.locator('[data-add]').click()
      await card.locator('[data-less]').click()
      await card.locator('[data-less]').click()
      await expect(card.locator('[data-number]')).toHaveText('2')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(printed).toHaveText([w.chosen])
    })

    test('what “−” took off a card comes back as it was chosen, also by one Enter too many', async ({ page }) => {
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      await card.locator('[data-add]').click()
      await page.getByRole('button', { name: w.choose }).click()
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await page.keyboard.press('Escape')
      await card.locator('[data-less]').focus()
      await page.keyboard.press('Enter')
      // The focus has gone to the button that adds.
      await expect(card.locator('[data-add]')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.locator('.quote-paper td:last-child')).toHaveText([w.chosen])
      // It is there again: giving it back once more would double it.
      await expect(panel.getByRole('button', { name: w.undo, exact: true })).toHaveCount(0)
    })

    test('one more to choose something else for is a line of its own also after a reload, and still to be chosen for', async ({
      page,
    }) => {
      await open(page, store)
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const [memory = ''] = w.values
      for (let press = 0; press < 3; press++) await page.getByRole('button', { name: w.add }).press('Enter')
      await page.getByRole('button', { name: w.choose }).click()
      await panel.getByRole('button', { name: w.variant }).click()
      await expect(quantities).toHaveCount(2)
      await page.reload()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(quantities).toHaveCount(2)
      // Turning to a line makes one of those that have become equal by a choice.
      for (const place of [0, 1]) await panel.locator('summary').nth(place).click()
      await expect(quantities).toHaveCount(2)
      for (const [place, quantity] of ['3', '1'].entries()) await expect(quantities.nth(place)).toHaveValue(quantity)
      await expect(page.locator('.quote-paper td')).toHaveText(['4', 'MacBook Air 13-inch'])
      await expect(panel.locator('li').filter({ hasText: w.repeated })).toHaveCount(1)
      await panel.getByRole('radio', { name: memory, exact: true }).last().check()
      await expect(page.locator('.quote-paper td:first-child')).toHaveText(['3', '1'])
      await expect(panel.getByText(w.repeated)).toHaveCount(0)
    })

    test('on paper no line of the link to the list ends with a hyphen, which might be taken for one of the line', async ({
      page,
    }) => {
      const ids = ['macbook-air-13.24gb.midnight.hebrew', 'mac-mini', 'mac-studio', 'apple-watch-band', 'cisco-switch']
      const lines = JSON.stringify(ids.map(id => ({ id, name: id, quantity: 1 })))
      await page.addInitScript(cart => localStorage.setItem('cart', cart), lines)
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.locator('.quote-paper')).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      const link = page.locator('.quote-paper bdi', { hasText: '#list=' })
      const endings = new Set<string>()
      for (let width = 360; width < 800; width += 40) {
        await page.setViewportSize({ width, height: 1000 })
        const found = await link.evaluate(element => {
          const ends: string[] = []
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          let before = { top: Number.NaN, sign: '' }
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const [place, sign] of [...(node.textContent ?? '')].entries()) {
              const range = document.createRange()
              range.setStart(node, place)
              range.setEnd(node, place + 1)
              const { top } = range.getBoundingClientRect()
              if (top > before.top) ends.push(before.sign)
              before = { top, sign }
            }
          }
          return ends
        })
        for (const sign of found) endings.add(sign)
      }
      expect([...endings]).toEqual([','])
      expect(await link.textContent()).toBe(`${new URL(page.url()).origin}${store}#list=5,${ids.join(':1,')}:1`)
    })

    test('outside of its card an item is named with its brand: announced, listed, printed and sent', async ({
      page,
    }) => {
      await open(page, store)
      const card = page.locator('[data-brand=Logitech]').first()
      await card.locator('[data-add]').click()
      await expect(page.locator('[data-added]')).toHaveText(w.put + w.branded)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.locator('li > span').first()).toHaveText(w.branded)
      await expect(panel.getByRole('button', { name: w.branded })).toHaveCount(3)
      if (w.prefix) await expect(panel.locator('li bdi').first()).toHaveText('Logitech')
      await expect(page.locator('.quote-paper td').last()).toHaveText(w.branded)
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await panel.locator('[name=contact]').check()
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await request).postDataJSON().formData.message).toBe(`1 × ${w.branded}`)
    })

    test('a choice that another line has is passed by keyboard; equal lines become one once it is made', async ({
      page,
    }) => {
      const cart = [
        { id: 'macbook-air-13.16gb', name: 'MacBook Air 13-inch', quantity: 3 },
        { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 },
      ]
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const choices = panel.locator('details').nth(1)
      const disclosure = choices.locator('summary')
      await expect(disclosure).toHaveAccessibleName(/ \(MacBook Air 13-inch\)$/)
      await disclosure.press('Enter')
      await choices.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(choices.getByRole('radio', { name: '16GB' })).toBeFocused()
      await expect(quantities).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await expect(choices.getByRole('radio', { name: '24GB' })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      // What is handed on and sent has them as one already.
      await expect(page.locator('.quote-paper tbody tr')).toHaveCount(1)
      await disclosure.press('Enter')
      await expect(quantities).toHaveCount(1)
      await expect(quantities).toHaveValue('4')
      await expect(panel.locator('#quote-title')).toBeFocused()
    })

    test('a line that is removed in another tab leaves the focus in the panel', async ({ page, context }) => {
      const other = await context.newPage()
      await open(page, store)
      await open(other, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await page.getByRole('dialog').locator('input[type=number]').focus()
      await other.locator('[data-less]').click()
      await expect(page.locator('#quote-title')).toBeFocused()
    })

    test('once the panel is closed the focus is where it was opened, also when that button has gone', async ({
      page,
    }) => {
      await open(page, store)
      const panel = page.getByRole('dialog')
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => panel.getByRole('button', { name: w.close }).click(),
      ]) {
        await page.getByRole('button', { name: w.add }).click()
        await page.getByRole('button', { name: w.choose }).click()
        await panel.getByRole('button', { name: w.remove }).click()
        await close()
        await expect(panel).toHaveCount(0)
        await expect(page.getByRole('button', { name: w.add })).toBeFocused()
      }
      // Opened by a link, which is no place on the page.
      await page.goto('about:blank')
      await open(page, `${store}#list=2,macbook-air-13.24gb:2`)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: w.quote })).toBeFocused()
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

    test('a list is handed on as a link, which adds to a list only when it is told to', async ({ page }) => {
      await open(page, `${store}#list=macbook-air-13.24gb.gone:2,toaster:1`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.lost)).toBeVisible()
      await expect(badge(page)).toHaveText('0')
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(badge(page)).toHaveText('2')
      await expect(page).toHaveURL(new RegExp(`${store}$`))
      await page.evaluate(() => {
        navigator.clipboard.writeText = async text => void Object.assign(window, { text })
      })
      await panel.getByRole('button', { name: w.copy }).click()
      await expect(panel.getByRole('status').getByText(w.copied)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'text'))).toMatch(/#list=2,macbook-air-13\.24gb:2$/)
      // What was copied is not the list any more once that is changed.
      await panel.locator('input[type=number]').fill('3')
      await expect(panel.getByText(w.copied)).toHaveCount(0)
      await panel.locator('input[type=number]').fill('2')
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      })
      await panel.getByRole('button', { name: w.copy }).click()
      await expect(panel.getByLabel(w.link)).toHaveValue(/#list=2,macbook-air-13\.24gb:2$/)
    })

    for (const width of [360, 1280]) {
      test(`${width} px: the actions for the list begin where the words of its lines do`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, store, { consent: decided })
        await page.getByRole('button', { name: w.add }).click()
        await page.getByRole('button', { name: w.quote }).click()
        const panel = page.getByRole('dialog')
        const startOf = (words: Locator) =>
          words.evaluate(element => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const { left, right } = range.getBoundingClientRect()
            return getComputedStyle(element).direction === 'rtl' ? right : left
          })
        const actions = panel.locator('div:has(> [role=status]) > button')
        const start = await startOf(panel.locator('li > span > span').first())
        expect(await startOf(actions.first())).toBeCloseTo(start, 0)
      })
    }

    test('a browser without a clipboard shows the link to the list instead, the second time too', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      for (let time = 0; time < 2; time++) {
        await panel.getByRole('button', { name: w.copy }).click()
        await expect(panel.getByLabel(w.link)).toHaveValue(/#list=1,macbook-air-13:1$/)
        await expect(panel.getByLabel(w.link)).toBeFocused()
      }
      expect(errors).toEqual([])
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
      await panel.locator('[name=contact]').check()
      await panel.getByRole('button', { name: w.send }).click()
      await expect(message).toHaveAccessibleDescription(w.tooLong)
      await message.fill('x'.repeat(4900))
      await panel.getByRole('button', { name: w.send }).click()
      await expect(badge(page)).toHaveText('0')
    })

    test('a link whose end was cut off says so, and what can be read of it can be added', async ({ page }) => {
      await open(page, `${store}#list=14,macbook-air-13.24gb:2,macbook-air-13:1`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.cut)).toBeVisible()
      await expect(panel.getByText(w.lost)).toHaveCount(0)
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(badge(page)).toHaveText('3')
      await expect(panel.getByRole('status').getByText(/2 × MacBook Air 13-inch, 24GB, 1 × /)).toBeAttached()
    })

    test('a link with what is on the list already says that it would be added once more', async ({ page }) => {
      await open(page, `${store}#list=2,macbook-air-13.24gb:2`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('button', { name: w.accept })).toBeVisible()
      await expect(panel.getByText(w.already)).toHaveCount(0)
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(badge(page)).toHaveText('2')
      await page.evaluate(() => {
        location.hash = '#list=2,macbook-air-13.24gb:2'
      })
      await expect(panel.getByText(w.already)).toBeVisible()
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(badge(page)).toHaveText('4')
      await expect(panel.getByText(w.already)).toHaveCount(0)
    })

    test('a link with more than fits says what was added of it, and promises nothing where nothing fits', async ({
      page,
    }) => {
      await open(page, `${store}#list=9997,macbook-air-13.24gb:9997`)
      const panel = page.getByRole('dialog')
      const status = panel.getByRole('status').first()
      await panel.getByRole('button', { name: w.accept }).click()
      await page.evaluate(() => {
        location.hash = '#list=5,macbook-air-13.24gb:5'
      })
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(status).toHaveText(/2 × MacBook Air 13-inch, 24GB$/)
      await page.evaluate(() => {
        location.hash = '#list=6,macbook-air-13.24gb:6'
      })
      await expect(panel.getByRole('button', { name: w.accept })).toBeVisible()
      await expect(panel.getByText(w.already)).toHaveCount(0)
      await panel.getByRole('button', { name: w.accept }).click()
      await expect(status).toHaveText(w.noMore)
    })

    test('a link says what of it is gone: a choice, an item, a part that cannot be read, or what is above the highest quantity', async ({
      page,
    }) => {
      const panel = page.getByRole('dialog')
      const notes = [w.chooseAgain, w.lost, w.part, w.noMore]
      for (const [list, note, said] of [
        ['2,macbook-air-13.9tb.pink:2', w.chooseAgain, '2 × MacBook Air 13-inch'],
        ['3,toaster:1,macbook-air-13:2', w.lost, '2 × MacBook Air 13-inch'],
        ['2,macbook-air-13:x,macbook-air-13:2', w.part, '2 × MacBook Air 13-inch'],
        ['2,macbook-air-13:99999', w.noMore, '9999 × MacBook Air 13-inch'],
      ] as const) {
        await page.goto('about:blank')
        await open(page, `${store}#list=${list}`)
        await expect(panel.getByText(note)).toBeVisible()
        await expect(panel.getByRole('listitem').filter({ hasText: said })).toHaveCount(1)
        for (const other of notes) await expect(panel.getByText(other)).toHaveCount(other === note ? 1 : 0)
      }
    })

    test('a link of which nothing can be read says only that', async ({ page }) => {
      await open(page, `${store}#list=what,is,this`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unreadable)).toBeVisible()
      for (const text of [w.cut, w.lost, w.part]) await expect(panel.getByText(text)).toHaveCount(0)
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
      await panel.locator('[name=contact]').check()
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

    test('the page behind the panel does not scroll on where the panel ends', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog')).toHaveCSS('overscroll-behavior-y', 'contain')
    })

    test('a double tap anywhere on the button adds one, and one on the last − takes it off', async ({ page }) => {
      await open(page, store)
      const item = page.locator('[data-item]').first()
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y] = await item.locator('[data-add]').evaluate((button, share) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = button.getBoundingClientRect()
          return [left + width * share, top + height / 2] as const
        }, share)
        await page.mouse.dblclick(x, y)
        await expect(item.locator('[data-number]')).toHaveText('1')
        await expect(page.getByRole('dialog')).toBeHidden()
        await item.locator('[data-less]').dblclick()
        await expect(badge(page)).toHaveText('0')
        await item.locator('[data-add]').click({ trial: true })
      }
    })

    test('where the catalogue cannot be had, the panel says so, and no item is taken for gone', async ({ page }) => {
      await page.route('**/store-items.json', route => route.fulfill({ status: 503, json: { error: 'busy' } }))
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog').getByText(w.unavailable)).toBeVisible()
      await expect(page.getByText(w.gone)).toHaveCount(0)
    })

    test('once the network is back, the open panel has what it lacked', async ({ page }) => {
      await page.route('**/store-items.json', route => route.abort())
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unavailable)).toBeVisible()
      await page.unroute('**/store-items.json')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
    })

    test('opened again without a network, the panel has what it had, and says nothing of it', async ({
      page,
      context,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.locator('.line-choices')).toBeVisible()
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      const failed = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: w.quote }).click()
      await failed
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await expect(panel.locator('.line-choices')).toBeVisible()
      await page.evaluate(() => {
        location.hash = '#list=1,macbook-air-13.24gb:1'
      })
      await expect(panel.getByRole('button', { name: w.accept })).toBeVisible()
    })

    test('of an empty list the panel lacks nothing without a network', async ({ page }) => {
      await page.route('**/store-items.json', route => route.abort())
      await open(page, store)
      const failed = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: w.quote }).click()
      await failed
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(page.getByRole('dialog').getByText(w.unavailable)).toHaveCount(0)
    })

    test('what the panel lacks comes also where the first request after the network is back fails, or at a press', async ({
      page,
    }) => {
      await page.route('**/store-items.json', route => route.abort(), { times: 2 })
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unavailable)).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await page.reload()
      await page.route('**/store-items.json', route => route.abort(), { times: 2 })
      await page.getByRole('button', { name: w.quote }).click()
      const retry = panel.getByRole('button', { name: w.retry })
      const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/store-items.json'))
      await retry.press('Enter')
      await failed
      await expect(retry).toBeFocused()
      await retry.press('Enter')
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    })

    test('360 px: what cannot be fetched says so where it is pressed', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      // The page has reloaded itself once already.
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      const chunks = '**/assets/chunks/*.js'
      const said = () =>
        page.evaluate(() => {
          // What has the text as generated content is found there itself.
          const there = document.elementFromPoint(innerWidth / 2, innerHeight - 100)
          return there && getComputedStyle(there, '::after').content
        })
      await page.route(chunks, route => route.abort())
      await visit(page, store)
      const catalogue = page.locator('[data-behaviour=store]')
      // Nothing else is being fetched: a press that joins it would end as that does.
      await expect(catalogue).toHaveAttribute('data-failed')
      await catalogue.evaluate(element => element.removeAttribute('data-failed'))
      await page.locator('[data-add]').last().scrollIntoViewIfNeeded()
      // Without a pointer, which fetches the code before the press does.
      await page.locator('[data-add]').last().dispatchEvent('click')
      await expect.poll(said).toBe(`"${w.unavailable}"`)
      await page.unroute(chunks)
      await page.locator('[data-add]').last().click()
      await expect(badge(page)).toHaveText('1')
      expect(await said()).toBe('none')
      await page.route(chunks, route => route.abort())
      await page.getByRole('button', { name: w.quote }).click()
      await expect.poll(said).toBe(`"${w.unavailable}"`)
    })

    test('an item says how many of it are on the quote, and gives one back; the focus stays with it', async ({
      page,
    }) => {
      await open(page, store)
      const item = page.locator('[data-item]').first()
      const add = item.locator('[data-add]')
      await expect(add).toHaveAccessibleName(w.add)
      await add.click()
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}1`)
      await add.click()
      await expect(item.locator('[data-number]')).toHaveText('2')
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}2`)
      // Another item's button says nothing of it, and a page that is opened again says it from the start.
      await expect(page.locator('[data-add]').nth(1)).toHaveAccessibleDescription('')
      await open(page, store)
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}2`)
      const announced = page.locator('[data-added]')
      await item.locator('[data-less]').click()
      await expect(item.locator('[data-number]')).toHaveText('1')
      await expect(announced).toHaveText('MacBook Air 13-inch: 1')
      await item.locator('[data-less]').press('Enter')
      await expect(announced).toHaveText(w.removed)
      await expect(item.locator('.on-quote')).toHaveCount(0)
      await expect(item.locator('[data-add]')).toBeFocused()
      await expect(add).toHaveAccessibleDescription('')
      await expect(badge(page)).toHaveText('0')
    })

    for (const width of [360, 768, 1280])
      test(`${width} px: a second press where an item was added takes nothing back, however late it comes`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        const item = page.locator('[data-item]').first()
        await item.scrollIntoViewIfNeeded()
        const { x = 0, y = 0, width: all = 0, height = 0 } = (await item.locator('[data-add]').boundingBox()) ?? {}
        await page.mouse.click(x + all / 2, y + height / 2)
        await expect(item.locator('[data-number]')).toHaveText('1')
        await expect(item.locator('[data-add]').locator('..')).toHaveCSS('pointer-events', 'auto')
        await page.mouse.click(x + all / 2, y + height / 2)
        await expect(item.locator('[data-number]')).toHaveText('1')
      })

    for (const width of [320, 360, 640, 1280]) {
      test(`${width} px: −, the number on the quote and + stand beside each other, also when the text is large`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        const item = page.locator('[data-item]').first()
        const places = () =>
          item.evaluate(card =>
            ['[data-less]', '[data-number]', '[data-add]'].map(selector => {
              const { left, right, top, height } =
                card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
              return { left, right, middle: Math.round(top + height / 2) }
            }),
          )
        await item.locator('[data-add]').focus()
        for (const scale of ['1', '1.45']) {
          await page.evaluate(to => document.documentElement.style.setProperty('--text-scale', to), scale)
          for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Enter')
          await expect(item.locator('[data-number]')).toHaveText(scale === '1' ? '10' : '20')
          await expect(item.locator('[data-add]')).toBeFocused()
          const row = await places()
          expect(new Set(row.map(({ middle }) => middle)).size).toBe(1)
          const [less, number, more] = w.prefix ? row.reverse() : row
          expect((number?.left ?? 0) - (less?.right ?? 0)).toBeCloseTo((more?.left ?? 0) - (number?.right ?? 0), 0)
          expect((more?.left ?? 0) - (number?.right ?? 0)).toBeLessThan(13)
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        }
      })
    }

    test('a name that begins in the other script runs in the direction of the page', async ({ page }) => {
      const name = 'iPhone, דגם בסיס'
      await page.addInitScript(
        text => localStorage.setItem('cart', JSON.stringify([{ id: 'x', name: text, quantity: 1 }])),
        name,
      )
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const left = await page
        .getByRole('dialog')
        .locator('li > span')
        .first()
        .evaluate(line => {
          const leftOf = (word: string) => {
            const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const start = node.textContent?.indexOf(word) ?? -1
              if (start < 0) continue
              const range = document.createRange()
              range.setStart(node, start)
              range.setEnd(node, start + word.length)
              return range.getBoundingClientRect().left
            }
            return Number.NaN
          }
          return { latin: leftOf('iPhone'), hebrew: leftOf('דגם') }
        })
      expect(left.latin < left.hebrew).toBe(w.prefix === '')
    })

    test('quantity 0 and "remove" take an item off; one that left the catalogue is marked', async ({ page }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', '1')
        const items = [
          { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 },
          { id: 'gone', name: 'PowerBook', quantity: 2 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await expect(badge(page)).toHaveText('3')
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.gone)).toHaveCount(1)
      await panel.getByRole('button', { name: w.remove }).click()
      // The button is gone: the focus stays in the panel, and the removal is announced there.
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(panel.getByRole('status').getByText(w.removed)).toBeAttached()
      await panel.locator('input[type=number]').fill('0')
      await page.keyboard.press('Enter')
      await expect(panel.locator('input[type=number]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(badge(page)).toHaveText('0')
    })

    test('what was removed is seen, and comes back with its quantity and in its place, a second time too', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const items = [
          { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 3 },
          { id: 'gone', name: 'PowerBook', quantity: 2 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const undo = page.getByRole('button', { name: w.undo })
      for (const remove of [
        () => panel.getByRole('button', { name: w.remove }).click(),
        () =>
          quantities
            .first()
            .fill('0')
            .then(() => page.keyboard.press('Enter')),
        () =>
          quantities
            .first()
            .fill('-3')
            .then(() => page.keyboard.press('Tab')),
      ]) {
        await remove()
        await expect(quantities).toHaveCount(1)
        await expect(panel.locator('p', { has: undo })).toContainText(w.removed)
        await undo.press('Enter')
        await expect(quantities).toHaveCount(2)
        await expect(quantities.first()).toHaveValue('3')
        await expect(undo).toHaveCount(0)
        await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
      }
      // Removed one after the other, the last comes back first.
      await panel.getByRole('button', { name: w.remove }).click()
      await quantities.fill('0')
      await page.keyboard.press('Enter')
      await expect(quantities).toHaveCount(0)
      await undo.click()
      await expect(quantities).toHaveValue('2')
      await undo.click()
      await expect(quantities.first()).toHaveValue('3')
      await expect(undo).toHaveCount(0)
      await panel.getByRole('button', { name: w.remove }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(quantities).toHaveCount(1)
      await expect(undo).toHaveCount(0)
      await expect(badge(page)).toHaveText('2')
    })

    test('what was taken off on its card comes back in the panel with its choices and in its place, and is offered once', async ({
      page,
    }) => {
      const chosen = { id: 'macbook-air-13.24gb.midnight.hebrew', name: 'MacBook Air 13-inch', quantity: 1 }
      const lines = JSON.stringify([chosen, { id: 'mac-mini', name: 'Mac mini', quantity: 2 }])
      await page.addInitScript(cart => localStorage.setItem('cart', cart), lines)
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      const status = panel.getByRole('status').first()
      const undo = page.getByRole('button', { name: w.undo })
      const printed = page.locator('.quote-paper td:last-child')
      for (let time = 0; time < 2; time++) {
        await card.locator('[data-less]').click()
        await expect(badge(page)).toHaveText('2')
        await page.getByRole('button', { name: w.quote }).click()
        const said = w.removed.replace('MacBook Air 13-inch', w.chosen)
        await expect(panel.locator('p', { has: undo })).toContainText(said)
        await expect(status).toHaveText(said)
        await expect(page.locator('[data-added]')).toBeEmpty()
        await undo.click()
        await expect(printed).toHaveText([w.chosen, 'Mac mini'])
        await expect(status).toHaveText(w.put + w.chosen)
        await page.keyboard.press('Escape')
      }
      await card.locator('[data-less]').click()
      for (const offered of [1, 0]) {
        await page.getByRole('button', { name: w.quote }).click()
        await expect(printed).toHaveText(['Mac mini'])
        await expect(undo).toHaveCount(offered)
        await page.keyboard.press('Escape')
      }
      // One that is on the list again is not missing.
      for (const key of ['[data-add]', '[data-less]', '[data-add]']) await card.locator(key).press('Enter')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(printed).toHaveText(['Mac mini', 'MacBook Air 13-inch'])
      await expect(undo).toHaveCount(0)
    })

    test('a quantity can be typed over without losing the item', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const quantity = page.getByRole('dialog').locator('input[type=number]')
      await quantity.fill('')
      await quantity.pressSequentially('12')
      await expect(badge(page)).toHaveText('12')
      await quantity.fill('')
      await quantity.blur()
      await expect(quantity).toHaveValue('12')
      for (const [typed, is] of [['007', '7'] as const, ['1e3', '1000'] as const]) {
        await quantity.fill(typed)
        await quantity.blur()
        await expect(quantity).toHaveValue(is)
        await expect(badge(page)).toHaveText(is)
      }
      await quantity.fill('99999')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('9999')
      await expect(quantity).toBeFocused()
      await expect(page.getByRole('dialog')).toContainText(w.noMore)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => {
        document.documentElement.dataset.textSize = 'xlarge'
        document.documentElement.classList.add('accessible-font')
      })
      const room = await quantity.evaluate(input => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.font = font
        const inner = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return inner - pen.measureText('9999').width
      })
      expect(room).toBeGreaterThan(0)
      // What is said is what is on the list.
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText('MacBook Air 13-inch: 9999')
    })

    test('a quantity that is no whole number gives way to the one before it, and the line says so until the next one', async ({
      page,
    }) => {
      const line = { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 25 }
      await page.addInitScript(cart => localStorage.setItem('cart', cart), JSON.stringify([line]))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]')
      const said = panel.locator('li').getByRole('status')
      await expect(said).toBeAttached()
      for (const typed of ['1.5', '2.7', '-0.5', '2e', '-']) {
        for (const key of ['Tab', 'Enter']) {
          await quantity.press('ControlOrMeta+a')
          await quantity.pressSequentially(typed)
          // Not only once the field is left: the page may be left first.
          await expect(badge(page)).toHaveText('25')
          await quantity.press(key)
          await expect(quantity).toHaveValue('25')
          await expect(badge(page)).toHaveText('25')
          await expect(said).toHaveText(w.whole)
        }
      }
      // Left empty, nothing was typed.
      await quantity.fill('')
      await quantity.press('Tab')
      await expect(quantity).toHaveValue('25')
      await expect(said).toBeEmpty()
      await quantity.fill('1.5')
      await quantity.press('Enter')
      await expect(said).toHaveText(w.whole)
      await panel.getByRole('button', { name: w.more }).click()
      await expect(quantity).toHaveValue('26')
      await expect(said).toBeEmpty()
    })

    test('scrolling over a quantity that has the focus scrolls, and changes nothing', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]')
      await quantity.fill('12')
      await quantity.hover()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => panel.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
      await expect(quantity).toHaveValue('12')
      await expect(badge(page)).toHaveText('12')
    })

    test('lines of one item are told apart by what was chosen', async ({ page }) => {
      const cart = ['macbook-air-13.16gb', 'macbook-air-13.24gb'].map(id => ({ id, name: 'MacBook Air', quantity: 1 }))
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: `${w.more}, 16GB`, exact: true }).click()
      await expect(panel.getByRole('status').first()).toHaveText('MacBook Air 13-inch, 16GB: 2')
      await panel.getByRole('button', { name: `${w.remove}, 24GB`, exact: true }).click()
      await expect(panel.getByRole('status').first()).toHaveText(`${w.removed}, 24GB`)
    })

    test('360 px: the list can be opened while the banner asks about cookies, and stays in reach after the answer', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, store, {})
      const list = page.getByRole('button', { name: w.quote })
      await page.getByRole('button', { name: w.add }).click()
      await list.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('.cookie-banner [data-act=necessary]').click()
      await visibleItems(page).last().scrollIntoViewIfNeeded()
      await expect(list).toBeInViewport({ ratio: 1 })
    })

    test('in a window of any width the list stays in reach, once something is on it', async ({ page }) => {
      await visit(page, store, { consent: decided })
      await page.getByRole('button', { name: w.add }).click()
      const list = page.getByRole('button', { name: w.quote })
      for (const width of [360, 639, 640, 700, 767, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 400 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await visibleItems(page).last().scrollIntoViewIfNeeded()
        await expect(list, `${width} px`).toBeInViewport({ ratio: 1 })
      }
    })

    test('360 px, a browser’s text twice its size: the panel scrolls in one direction only', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, store, { consent: decided })
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('button', { name: w.remove })).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'))
      const aside = await page.getByRole('dialog').evaluate(panel => panel.scrollWidth - panel.clientWidth)
      expect(aside).toBeLessThanOrEqual(0)
    })

    test('an item added in one language is called by its name in the other', async ({ page }) => {
      await page.addInitScript(() => {
        const items = [{ id: 'apple-watch-band', name: 'As it was called', quantity: 1 }]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog').getByText(w.band)).toBeVisible()
    })

    test('storage blocked: the cart lasts for the page and says so', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      })
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await expect(badge(page)).toHaveText('1')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByText(w.blocked)).toBeVisible()
      // Of an empty list nothing is lost.
      await page.getByRole('button', { name: w.remove }).click()
      await expect(page.getByText(w.blocked)).toHaveCount(0)
      expect(errors).toEqual([])
    })

    for (const width of [320, 1280]) {
      test(`${width} px: by keyboard alone, nothing sticks out, axe finds nothing with the panel closed and open`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect(await axeFaults(page)).toEqual([])
        await page.getByRole('button', { name: w.add }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: w.quote }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog').locator('input[type=number]')).toBeVisible()
        expect(await page.getByRole('dialog').evaluate(panel => panel.scrollWidth <= panel.clientWidth)).toBe(true)
        expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: w.quote })).toBeFocused()
      })
    }
  })
}

test('two tabs share one cart', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/store')
  await open(second, '/store/mac')
  await first.getByRole('button', { name: languages[0]?.add ?? '' }).click()
  await expect(badge(second)).toHaveText('1')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('every item is listed and the brands lead to their groups', async ({ page }) => {
    await page.goto('/store/other-brands')
    await expect(visibleItems(page)).toHaveCount(4)
    const link = page.locator('[href^="#brand-"]').first()
    const target = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(target)).toHaveCount(1)
    await expect(page.locator('.scripted').first()).toBeHidden()
    await page.goto('/store')
    const links = await page.locator('[data-behaviour=store] a:visible').allTextContents()
    expect(links.filter(text => text === 'Other brands')).toHaveLength(2)
  })

  for (const { prefix } of languages) {
    for (const path of ['/store', '/store/mac']) {
      test(`${prefix}${path}: who would ask for a quote is told to write or call`, async ({ page }) => {
        await page.goto(prefix + path)
        const told = page.locator('[data-behaviour=store] p', { hasText: 'JavaScript' })
        await expect(told).toBeVisible()
        await expect(told.locator('[href^="mailto:"]')).toHaveText(/@/)
        await expect(told.locator('[href^="tel:+"]')).toHaveText(prefix ? /^0/ : /^\+/)
      })
    }
  }
})
