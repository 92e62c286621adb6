import { SearchQuery } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { wordingIn } from '../../../content/messages/wording.ts'
import { searchResult } from './matchCount.ts'

const state = EditorState.create({ doc: 'One (two) two' })

test.each([
  ['a wrong expression', '(', true, 'Not a valid regular expression', 'ביטוי רגולרי לא תקין'],
  ['an expression', 't.o', true, '2 matches', 'שתי התאמות'],
  ['an expression that matches nothing', 't.{9}o', true, 'No matches', 'אין התאמות'],
  ['the same sign as a word', '(', false, '1 match', 'התאמה אחת'],
] as const)('what is found with %s is said in words', (_, search, regexp, english, hebrew) => {
  const result = searchResult(new SearchQuery({ search, regexp }), state)
  expect(wordingIn('en')(result)).toBe(english)
  expect(wordingIn('he')(result)).toBe(hebrew)
})
