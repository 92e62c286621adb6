import { describe, expect, test } from 'vitest'
import { formatFact } from '../../src/content/formatFact.ts'
import { type Locale, localeCodes } from '../../src/content/locales/locales.ts'
import { builtPages, site, wordsOf } from './pages.ts'

const { facts, plans, navigation, vendors, store } = site.data

const texts = builtPages.map(({ url, page, html }) => ({ url, page, words: wordsOf(html) }))

const wordsAt = (path: string, locale: Locale) =>
  texts.find(({ page }) => page.path === path && page.locale === locale)?.words ?? ''

/** Whether a fact is among the words in either of its forms, and not as a part of a longer number or word. */
function says(words: string, id: string, locale: Locale): boolean {
  const fact = facts[id]
  if (!fact) throw new Error(`content/data/facts.yaml has no fact ${id}.`)
  return (['value', 'number'] as const).some(form => {
    const text = formatFact(fact, locale, form).replace(/\s+/g, ' ')
    const parts = words.split(text)
    return parts.slice(1).some((after, index) => !/[\d.,]$/.test(parts[index] ?? '') && !/^\d/.test(after))
  })
}

const nameIn = (name: string | Record<Locale, string>, locale: Locale) =>
  typeof name === 'string' ? name : name[locale]

/** Ids of facts that a page's text names, in whatever widget. */
const mentioned = (text: string) => Object.keys(facts).filter(id => text.includes(`"${id}"`))

describe.each(localeCodes)('%s', locale => {
  test('every fact that a page names stands on that page', () => {
    const missing = texts.flatMap(({ url, page, words }) =>
      page.locale === locale
        ? mentioned(page.body)
            .filter(id => !says(words, id, locale))
            .map(id => `${url}: ${id}`)
        : [],
    )
    expect(missing).toEqual([])
  })

  test('every fact stands on some page', () => {
    const own = texts.filter(({ page }) => page.locale === locale)
    expect(Object.keys(facts).filter(id => !own.some(({ words }) => says(words, id, locale)))).toEqual([])
  })

  test('home names its vendors and products, and the claims of the Apple menu', () => {
    const words = wordsAt('/', locale)
    // Of a vendor with a logo and no text the words are in the picture.
    const names = vendors.products.flatMap(({ name, text }) => [name, text[locale]])
    expect(names.filter(name => !words.includes(name))).toEqual([])
    expect(navigation.apple.promo.stats.filter(({ fact }) => !says(words, fact, locale))).toEqual([])
  })

  test('a page with a price table has every plan with its name and price', () => {
    const missing = texts.flatMap(({ url, page, words }) => {
      if (page.locale !== locale) return []
      const shown = Object.keys(plans).filter(id => page.body.includes(`plans="${id}"`))
      return shown
        .flatMap(id => plans[id]?.plans ?? [])
        .filter(plan => !words.includes(nameIn(plan.name, locale)) || !says(words, plan.price, locale))
        .map(plan => `${url}: ${nameIn(plan.name, locale)}`)
    })
    expect(missing).toEqual([])
  })

  test('every item stands in the store and in its category', () => {
    const missing = store.flatMap(category =>
      category.items
        .map(item => nameIn(item.name, locale))
        .flatMap(name =>
          ['/store', `/store/${category.slug}`]
            .filter(path => !wordsAt(path, locale).includes(name))
            .map(path => `${path}: ${name}`),
        ),
    )
    expect(missing).toEqual([])
  })
})

test('a fact that a page does not say would be found', () => {
  const [id = ''] = Object.entries(facts).find(([, fact]) => fact.kind === 'price') ?? []
  const price = formatFact(facts[id] ?? { kind: 'price', value: 0, currency: 'USD', source: 'none', checked: '' }, 'en')
  expect(says(`from ${price} a month`, id, 'en')).toBe(true)
  expect(says(`from ${price}0 a month`, id, 'en')).toBe(false)
  expect(says('no price', id, 'en')).toBe(false)
})
