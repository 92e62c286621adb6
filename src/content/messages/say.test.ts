import { expect, test } from 'vitest'
import { frontMatterSchema } from '../frontMatter.ts'
import { localeOf } from '../locales/environment.ts'
import { msg } from './msg.ts'
import { splitIsolates, withoutIsolates } from './say.ts'
import { terminalWordingIn, wordingIn } from './wording.ts'

/** Isolates as brackets that can be seen. */
const visible = (text: string) => text.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u2067', '⟪')

const link = msg('a link to {path}, which no page has', { path: '/acmee' })

test('quoted words are isolated in both languages, and Latin ones of the sentence in Hebrew', () => {
  expect(visible(wordingIn('en')(link))).toBe('a link to ⟨/acmee⟩, which no page has')
  expect(visible(wordingIn('he')(link))).toBe('קישור אל ⟨/acmee⟩: אין עמוד בכתובת הזאת')
  expect(visible(wordingIn('he')(msg('an address that starts with https://')))).toBe('כתובת שמתחילה ב־⟨https://⟩')
})

test('punctuation between Hebrew and Latin words belongs to the Hebrew sentence', () => {
  const { description = '' } = frontMatterSchema.shape.type
  expect(visible(wordingIn('he')({ id: description }))).toMatch(/: ⟨generic⟩, ⟨service⟩ \([^⟨]+\) או ⟨policy⟩ \(/)
  // Latin words begin the second sentence.
  const { draft } = frontMatterSchema.shape
  expect(visible(wordingIn('he')({ id: draft.description ?? '' }))).toMatch(/[א-ת]\. ⟨npm run dev⟩ /)
})

test('a size in figures keeps its order in Hebrew', () => {
  const size =
    'Social image of 1200×630 in public/images/, as /images/name.png, to use in place of the one drawn from the title.'
  expect(visible(wordingIn('he')(msg(size)))).toContain('⟨1200×630⟩')
})

test('words of a list are isolated one by one, a message inside another is not', () => {
  const chain = msg('one of {known}', { known: ['#a', '#b'] })
  expect(visible(wordingIn('he')(chain))).toBe('אחד מאלה: ⟨#a⟩, ⟨#b⟩')
  const nested = msg('{from} leads to {to}: {fault}', { from: '/a', to: '/b', fault: link })
  expect(visible(wordingIn('he')(nested))).toBe('⟨/a⟩ מובילה אל ⟨/b⟩: קישור אל ⟨/acmee⟩: אין עמוד בכתובת הזאת')
})

test('what is quoted is no pattern, and turns nothing around it', () => {
  const say = wordingIn('en')
  expect(visible(say(msg('a link to {url}', { url: "{path} '{' \\u0041 \u202e" })))).toBe(
    "a link to ⟨{path} '{' \\u0041 ⟩",
  )
})

test('a Hebrew plural has its dual', () => {
  const errors = (count: number) =>
    withoutIsolates(wordingIn('he')(msg('{errors, plural, one {# error} other {# errors}}', { errors: count })))
  expect([1, 2, 3].map(errors)).toEqual(['שגיאה אחת', 'שתי שגיאות', '3 שגיאות'])
})

test('a text is cut where its direction may change', () => {
  expect(splitIsolates(wordingIn('he')(link))).toEqual([
    { text: 'קישור אל ', isolated: false },
    { text: '/acmee', isolated: true },
    { text: ': אין עמוד בכתובת הזאת', isolated: false },
  ])
})

test.each([
  ['GNOME’s terminal', { VTE_VERSION: '7600' }, true, '⟪קישור אל ⟨/acmee⟩: אין עמוד בכתובת הזאת⟩'],
  ['the panel of an editor', { TERM_PROGRAM: 'vscode' }, true, 'קישור אל /acmee: אין עמוד בכתובת הזאת'],
  ['a file', { VTE_VERSION: '7600' }, false, 'קישור אל /acmee: אין עמוד בכתובת הזאת'],
])('%s gets the marks that it understands', (_, env, isTTY, text) => {
  expect(visible(terminalWordingIn('he', { env, isTTY })(link))).toBe(text)
})

test('the language is the environment’s, by the order of POSIX, and English where that is another', () => {
  const languages = [{ LANG: 'he_IL.UTF-8' }, { LANG: 'iw' }, { LC_ALL: 'en_US', LANG: 'he' }, { LANG: 'fr_FR' }, {}]
  expect(languages.map(localeOf)).toEqual(['he', 'he', 'en', 'en', 'en'])
})
