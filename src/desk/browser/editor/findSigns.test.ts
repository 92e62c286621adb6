import { getSearchQuery, SearchQuery, search, setSearchQuery } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
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
