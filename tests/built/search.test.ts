import { readFileSync, statSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../src/content/locales/locales.ts'
import { indexPath } from '../../src/content/locales/searchIndex.ts'
import { questionNumber } from '../../src/content/questionId.ts'
import { excerpt } from '../../src/site/search/excerpt.ts'
import { decodeIndex, type SearchIndex } from '../../src/site/search/indexFormat.ts'
import { createSearch, maxResults } from '../../src/site/search/query.ts'
import { createSectionReader } from '../../src/site/search/sections.ts'
import { fold, type Token, tokens, variants } from '../../src/site/search/words.ts'
import { builtPages } from './pages.ts'

/** Bytes in brotli of a language's index: what the search's 40 kB leave beside its code (tests/e2e/search.test.ts). */
const budget = 35 * 1024

test.each(localeCodes)('the search index of %s stays in its budget', locale => {
  expect(statSync(`dist/client${indexPath(locale)}.br`).size).toBeLessThanOrEqual(budget)
})

function indexOf(locale: Locale): SearchIndex {
  return decodeIndex(readFileSync(`dist/client${indexPath(locale)}`), locale)
}
const searchIn = (locale: Locale) => createSearch(indexOf(locale))

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'אבגדהוזחטיכלמנסעפצקרשת']

/** Keys pressed at random, the same in every run: the numbers of Park and Miller. */
function mashes(letters: string, count: number, fewest = 5, most = 10): string[] {
  let state = 1
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: fewest + next(most - fewest + 1) }, () => letters.charAt(next(letters.length))).join(''),
  )
}

test.each(localeCodes.flatMap(locale => alphabets.map(letters => ({ locale, letters }))))(
  'in the index of $locale, under one in a hundred mashes of $letters finds anything',
  { timeout: 60_000 },
  ({ locale, letters }) => {
    const search = searchIn(locale)
    const found = mashes(letters, 300).filter(query => search(query).results.length > 0)
    expect(found.length / 300, found.join(' ')).toBeLessThan(0.01)
  },
)

// One in twenty is the beginning of a word, or a word with what Hebrew joins to its front: who types on wants to see that.
test.each(localeCodes)(
  'in the index of %s, three or four letters find only words that begin with them',
  { timeout: 60_000 },
  locale => {
    const search = searchIn(locale)
    const { names, pages } = indexOf(locale)
    const keywords = new Map(pages.map(([path, , ...sections]) => [path, sections.map(([, , , own]) => own).join()]))
    const queries = alphabets.flatMap(letters => mashes(letters, 60, 3, 4))
    const wrong = queries.flatMap(query => {
      const { results, query: read } = search(query)
      const forms = variants(fold(read))
      const stems = [...forms, ...forms.flatMap(form => names[form] ?? [])]
      const begins = ({ word }: Token) => variants(word).some(form => stems.some(stem => form.startsWith(stem)))
      return results.flatMap(({ path, title, heading, text }) =>
        tokens([title, heading, text, keywords.get(path)].join('\n')).some(begins) ? [] : [`${query}: ${path}`],
      )
    })
    expect(wrong).toEqual([])
  },
)

test.each([
  ['מק', 'mac'],
  ['אייפד', 'ipad'],
  ['זום', 'zoom'],
  ['קנדג׳י', 'kandji'],
  ['מק מיני', 'mac mini'],
  ['איימק', 'imac'],
  ['אפל ווטש', 'apple watch'],
  ['VAT', 'מע״מ'],
  ['דוא״ל', 'מייל'],
  ['license', 'רישיון'],
  ['רשיון', 'רישיון'],
  ['דיוג', 'פישינג'],
] as const)('«%s» finds what %s finds', (typed, meant) => {
  const search = searchIn('he')
  const paths = (query: string) => search(query).results.map(({ path }) => path)
  expect(paths(meant).length).toBeGreaterThan(0)
  expect(paths(typed)).toEqual(paths(meant))
})

test.each([
  ['en', 'iphone 15', '/store/iphone'],
  ['en', 'iPhone 16', '/store/iphone'],
  ['en', 'macbook pro 14', '/store/mac'],
  ['he', 'iphone 15', '/store/iphone'],
  ['he', 'אייפון 15', '/store/iphone'],
  ['he', 'מקבוק 14', '/store/mac'],
  ['he', 'מקבוק פרו 14', '/store/mac'],
] as const)('in %s, “%s” leads to %s first', (locale, query, path) => {
  expect(searchIn(locale)(query).results[0]?.path).toBe(path)
})

test.each([
  ['en', 'how much does zoom cost', '/zoom'],
  ['en', 'how much is crowdstrike', '/crowdstrike'],
  ['en', 'what does iru cost', '/kandji'],
  ['en', 'broken screen', '/applecare'],
  ['he', 'כמה עולה זום', '/zoom'],
  ['he', 'כמה עולה Google Workspace', '/google-workspace'],
  ['he', 'כמה עולה קראודסטרייק', '/crowdstrike'],
  ['he', 'כמה עולה מק', '/mac-for-business'],
  ['he', 'מסך שבור', '/applecare'],
  ['he', 'Active Directory', '/jumpcloud'],
  ['he', 'איירו', '/kandji'],
  ['en', 'who are you', '/about'],
  ['en', 'office address', '/about'],
  ['en', 'difference between Google Workspace and Microsoft 365', '/google-workspace'],
  ['en', 'Google Workspace vs Microsoft', '/google-workspace'],
  ['en', 'delivery time', '/enterprise-hardware'],
  ['en', 'licenses', '/torii'],
  ['he', 'זמן אספקה', '/enterprise-hardware'],
  ['he', 'הגנה מפישינג', '/ironscales'],
  ['he', 'מי אתם', '/about'],
  ['he', 'כתובת המשרד', '/about'],
  ['he', 'מה ההבדל בין Google Workspace ל־Microsoft 365', '/google-workspace'],
] as const)('in %s, who asks “%s” comes to %s first', (locale, query, path) => {
  expect(searchIn(locale)(query).results[0]?.path).toBe(path)
})

test.each([
  ['he', 'נקודת גישה', '/store/other-brands'],
  ['he', 'נקודת גישה meraki', '/store/other-brands'],
  ['he', 'תיק גב', '/store/other-brands'],
  ['he', 'מתג', '/store/other-brands'],
  ['he', 'תחנת עגינה', '/store/other-brands'],
  ['he', 'דל', '/store/other-brands'],
  ['he', 'אייפד מיני', '/store/ipad'],
  ['he', 'אייפד אייר', '/store/ipad'],
  ['he', 'איימק', '/store/mac'],
  ['he', 'מחשב נייד', '/store/mac'],
  ['he', 'אפל ווטש', '/store/watch'],
  ['he', 'סטודיו דיספליי', '/store/displays-and-accessories'],
  ['en', 'access point', '/store/other-brands'],
  ['en', 'backpack', '/store/other-brands'],
  ['en', 'docking station', '/store/other-brands'],
  ['en', 'ipad mini', '/store/ipad'],
  ['en', 'studio display', '/store/displays-and-accessories'],
] as const)('in %s, what the store calls “%s” leads to its shelf, %s, first', (locale, query, path) => {
  expect(searchIn(locale)(query).results[0]?.path).toBe(path)
})

// Pages say them in answers far below, on more than a fifth of the site.
test.each([
  ['en', 'VAT'],
  ['en', 'email'],
  ['he', 'מע״מ'],
  ['he', 'מחשב נייד'],
] as const)('in %s, “%s”, which many pages say, lists ten and says that there are more', (locale, query) => {
  const { results, more } = searchIn(locale)(query)
  expect([results.length, more]).toEqual([maxResults, true])
})

test.each(localeCodes)('in %s, “iru” finds its own page and then those that mention it', locale => {
  const [first, ...others] = searchIn(locale)('iru').results
  expect(first?.path).toBe('/kandji')
  expect(others.length).toBeGreaterThan(5)
})

test.each(localeCodes.flatMap(locale => (['wifi', 'Wi-Fi'] as const).map(query => ({ locale, query }))))(
  'in $locale, “$query” finds the iPads whose cards offer it',
  ({ locale, query }) => {
    expect(searchIn(locale)(query).results.map(({ path }) => path)).toContain('/store/ipad')
  },
)

// What a keyword of the page leads to, in either language, and in the language of neither.
test.each([
  ...localeCodes.flatMap(locale =>
    (
      [
        ['צור קשר', '/#contact'],
        ['contact', '/#contact'],
        ['contact us', '/#contact'],
        ['teams', '/microsoft'],
        ['wifi', '/networking-and-infrastructure'],
        ['Microsoft365', '/microsoft'],
        ['office relocation', '/office-relocation'],
        ['sso', '/jumpcloud'],
        ['mfa', '/jumpcloud'],
        ['phishing', '/ironscales'],
        ['ransomware', '/crowdstrike'],
        ['what is ransomware', '/crowdstrike'],
        ['antivirus', '/crowdstrike'],
        ['cyber', '/crowdstrike'],
        ['firewall', '/networking-and-infrastructure'],
        ['entra id', '/microsoft'],
        ['business premium', '/microsoft'],
        ['exchange online', '/microsoft'],
        ['intune', '/microsoft'],
      ] as const
    ).map(([query, target]) => [locale, query, target] as const),
  ),
  ['en', 'cloud', '/google-workspace'],
  ['en', 'office 365', '/microsoft'],
  ['he', 'ענן', '/microsoft'],
  ['he', 'עוגיות', '/cookie-policy'],
  ['he', 'צרו קשר', '/#contact'],
  ['he', 'כופרה', '/crowdstrike'],
  ['he', 'אנטיוירוס', '/crowdstrike'],
  ['he', 'אופיס', '/microsoft'],
  ['he', 'וייפיי', '/networking-and-infrastructure'],
  ['he', 'ווי פיי', '/networking-and-infrastructure'],
  ['he', 'פיירוול', '/networking-and-infrastructure'],
  ['he', 'סטיל', '/setyl'],
  ['he', 'סטייל', '/setyl'],
  ['he', 'משלוח', '/store'],
  ['en', 'delivery', '/store'],
  ['en', 'meeting room', '/meeting-rooms'],
  ['he', 'אוזניה', '/store/displays-and-accessories'],
  ['he', 'server', '/enterprise-hardware'],
  ['he', 'מספר טלפון', '/#contact'],
  ['en', 'phone number', '/#contact'],
  ['he', 'laptop', '/mac-for-business'],
  ['he', 'monitor', '/store/other-brands'],
  ['he', 'webcam', '/store/other-brands'],
  ['he', 'אחריות', '/applecare'],
  ['he', 'תמחור', '/applecare'],
  ['en', 'warranty', '/applecare'],
  ['en', 'store', '/store'],
  ['en', 'the store', '/store'],
  ['en', 'shop', '/store'],
] as const)('in %s, “%s” leads to %s', (locale, query, target) => {
  const [first] = searchIn(locale)(query).results
  expect(`${first?.path}${first?.id && `#${first.id}`}`).toBe(target)
})

test.each([
  ['en', 'Do we have to wipe Macs', '/kandji#question-3'],
  ['en', 'laptop lost', '/kandji#question-7'],
  ['he', 'צריך למחוק מחשבים', '/kandji#question-3'],
  ['he', 'מחשב הולך לאיבוד', '/kandji#question-7'],
] as const)('in %s, the part of a question “%s” leads to it', (locale, query, address) => {
  const [first] = searchIn(locale)(query).results
  expect(`${first?.path}#${first?.id}`).toBe(address)
})

test.each(localeCodes)('in %s, each question, word for word, leads to where it is answered, and is quoted', locale => {
  const search = searchIn(locale)
  const asked = builtPages
    .filter(({ page }) => page.locale === locale)
    .flatMap(({ page, html }) => {
      const reader = createSectionReader()
      new Parser(reader).end(html)
      const questions = reader.sections.filter(({ id }) => questionNumber(id) > 0)
      return questions.map(({ id, blocks: [question = ''] }) => ({ address: `${page.path}#${id}`, question }))
    })
  expect(asked.length).toBeGreaterThan(100)
  const lost = asked.filter(({ address, question }) => {
    const { results, hits } = search(question)
    const found = results.find(({ path, id }) => `${path}#${id}` === address)
    const isFirst = asked.some(
      one => one.question === question && one.address === `${results[0]?.path}#${results[0]?.id}`,
    )
    return !isFirst || !found || !excerpt(found.text, hits).text.includes(question.slice(0, 100))
  })
  expect(lost).toEqual([])
})

/** What a visitor reads on a page, without the marks that the index puts between blocks. */
function visibleText(html: string): string {
  const reader = createSectionReader()
  new Parser(reader).end(html)
  return reader.sections.flatMap(({ heading, blocks }) => [heading, ...blocks]).join(' ')
}

test.each(localeCodes)('in %s, an excerpt quotes what its page shows, whatever the page was found by', locale => {
  const search = searchIn(locale)
  const own = builtPages.filter(({ page }) => page.locale === locale)
  const pages = new Map<string, string>(own.map(({ page, html }) => [page.path, visibleText(html)]))
  const keywords = indexOf(locale).pages.flatMap(([, , ...sections]) => sections.flatMap(([, , , own]) => own ?? []))
  const queries = ['monitor', 'about us', 'why switch', 'צור קשר', 'גיבוי', ...keywords.join(', ').split(', ')]
  const invented = queries.flatMap(query => {
    const { results, hits } = search(query)
    return results.flatMap(({ path, text }) => {
      const pieces = excerpt(text, hits).text.split('…')
      // Between two sentences the index leaves out a text that belongs to another page.
      const shown = pieces.flatMap(piece => piece.split(/ · |(?<=[.?!:]) /)).map(piece => piece.trim())
      const wrong = shown.filter(piece => !pages.get(path)?.includes(piece))
      // A word or two by themselves are no quotation.
      const orphans = pieces.slice(1).filter(piece => piece && piece.trim().split(' ').length < 3)
      return [...wrong, ...orphans].map(piece => `${query}: ${path}: ${piece}`)
    })
  })
  expect(invented).toEqual([])
})

test.each([
  ['en', 'price'],
  ['en', 'prices'],
  ['en', 'pricing'],
  ['he', 'מחיר'],
  ['he', 'מחירים'],
] as const)('in %s, “%s” leads first to the pages that name their prices', (locale, query) => {
  const first = searchIn(locale)(query).results.slice(0, 2)
  expect(first.map(({ path }) => path).sort()).toEqual(['/applecare', '/google-workspace'])
})

test.each([
  ['en', 'keyboard'],
  ['he', 'מקלדת'],
] as const)('in %s, “%s” leads to what is sold before any legal page', (locale, query) => {
  const paths = searchIn(locale)(query).results.map(({ path }) => path)
  const { policies = [] } = indexOf(locale)
  const firstPolicy = paths.findIndex(path => policies.includes(path))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.slice(firstPolicy < 0 ? paths.length : firstPolicy).every(path => policies.includes(path))).toBe(true)
})

// Questions in the language of the other site, which its keys would make gibberish of.
test.each([
  ['en', 'למה לעבור למק'],
  ['en', 'דל'],
  ['en', 'גם'],
  ['he', 'care'],
] as const)('in %s, “%s” finds nothing', (locale, query) => {
  expect(searchIn(locale)(query)).toMatchObject({ results: [], query })
})

test.each(localeCodes)('no excerpt in %s holds the labels of the store’s filter', locale => {
  const shown = searchIn(locale)('mac').results.map(({ text }) => text)
  expect(shown.filter(text => /All brands|כל המותגים|\d+ (products|מוצרים)/.test(text))).toEqual([])
})

test('a page in Hebrew says no size in English', () => {
  expect(readFileSync('dist/client/he/store.html', 'utf8')).not.toMatch(/\d-inch/)
})
