import { expect, type Locator, test } from '@playwright/test'
import { brandsShown, filter, languages, open, visibleItems } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
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
  })
}
