import { expect, type Locator, test } from '@playwright/test'
import { decided, visit } from '../shell/visit.ts'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
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
      // Before it is added, too.
      const offer = panel.getByRole('region', { name: w.linked })
      await expect(offer.getByText(w.already)).toBeVisible()
      await expect(offer.getByText(w.noMore)).toBeVisible()
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

    test('a link whose signs a mail program has encoded, and that a mark of direction follows, is the whole list', async ({
      page,
    }) => {
      await open(page, `${store}#list%3D2%2Cmacbook-air-13.24gb%3A2\u200F`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('listitem').filter({ hasText: '2 × MacBook Air 13-inch, 24GB' })).toHaveCount(1)
      await expect(panel.getByText(w.cut)).toHaveCount(0)
    })

    test('a link of which nothing can be read says only that', async ({ page }) => {
      await open(page, `${store}#list=what,is,this`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unreadable)).toBeVisible()
      for (const text of [w.cut, w.lost, w.part]) await expect(panel.getByText(text)).toHaveCount(0)
    })
  })
}
