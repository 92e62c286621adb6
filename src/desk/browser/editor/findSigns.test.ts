import { getSearchQuery, SearchQuery, search, setSearchQuery } from '@codemirror/search'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import { expect, test } from 'vitest'
import { findSigns } from './findSigns.ts'

type Wanted = ConstructorParameters<typeof SearchQuery>[0]

function found(doc: string, wanted: Wanted): string[] {
  const state = EditorState.create({ doc, extensions: [search(), findSigns] })
  const { state: next } = state.update({ effects: setSearchQuery.of(new SearchQuery(wanted)) })
  return [...iterate(getSearchQuery(next).getCursor(next))].map(({ from, to }) => doc.slice(from, to))
}

function* iterate<Value>(cursor: Iterator<Value>) {
  for (let step = cursor.next(); !step.done; step = cursor.next()) yield step.value
}

test.each([
  ['מנכ"ל', 'המנכ״ל והמנכ"ל', ['מנכ״ל', 'מנכ"ל']],
  ["צ'ק", 'צ׳ק צ’ק', ['צ׳ק', 'צ’ק']],
  ['ה-Mac', 'ה־Mac, ה-mac', ['ה־Mac', 'ה-mac']],
  ['24-48', '24–48', ['24–48']],
])('%s is found with the signs of any keyboard', (wanted, doc, expected) => {
  expect(found(doc, { search: wanted })).toEqual(expected)
})

test('a sign that is searched for as texts have it is itself, and another of the search is not', () => {
  expect(found('<Tag title="המנכ״ל" />', { search: '״' })).toEqual(['״'])
  expect(found('צה״ל ב־Mac, צה"ל ב-Mac', { search: 'צה"ל ב־Mac' })).toEqual(['צה״ל ב־Mac'])
})

test('where case matters, and in regular expressions, a sign is itself', () => {
  const doc = 'המנכ״ל והמנכ"ל'
  expect(found(doc, { search: 'מנכ"ל', caseSensitive: true })).toEqual(['מנכ"ל'])
  expect(found(doc, { search: 'נ.״ל', regexp: true })).toEqual(['נכ״ל'])
})

test('whole words, ends of lines and capitals are found as ever', () => {
  expect(found('Mac iMac\nmac', { search: 'mac', wholeWord: true })).toEqual(['Mac', 'mac'])
  expect(found('one\ntwo', { search: 'e\\nt' })).toEqual(['e\nt'])
})

test.each([
  ['שלום', 'אמרנו שָׁלוֹם, שלום', ['שָׁלוֹם', 'שלום']],
  ['נְכָסִים', 'נכסים ונְכָסִים', ['נכסים', 'נְכָסִים']],
  // The points of the last letter go with it.
  ['של', 'שֶׁלְּךָ', ['שֶׁלְּ']],
  // A letter that is one sign with its point.
  ['שלום', '\ufb2aלום', ['\ufb2aלום']],
])('%s is found whichever points either has', (wanted, doc, expected) => {
  expect(found(doc, { search: wanted })).toEqual(expected)
})

test('points alone are found as such, and where case matters they count', () => {
  expect(found('שָׁלוֹם', { search: '\u05b8' })).toEqual(['\u05b8'])
  expect(found('שָׁלוֹם שלום', { search: 'שלום', caseSensitive: true })).toEqual(['שלום'])
})

test('a pointed word is a whole word, and part of one is none', () => {
  expect(found('יָד יָדַיִם יָדְ', { search: 'יד', wholeWord: true })).toEqual(['יָד', 'יָדְ'])
})

test('no point of a word that is replaced stays behind', () => {
  const view = { state: EditorState.create({ doc: 'שָׁלוֹם לְךָ, שלום לךָ', extensions: [search(), findSigns] }) }
  const dispatch = (spec: TransactionSpec) => {
    view.state = view.state.update(spec).state
  }
  dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: 'לך', replace: 'לכם' })) })
  const query = getSearchQuery(view.state)
  const matches = [...iterate(query.getCursor(view.state))]
  dispatch({ changes: matches.map(({ from, to }) => ({ from, to, insert: query.replace })) })
  expect(view.state.doc.toString()).toBe('שָׁלוֹם לכם, שלום לכם')
})
