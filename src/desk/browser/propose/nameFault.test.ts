import { expect, test } from 'vitest'
import { wordingIn } from '../../../content/messages/wording.ts'
import { nameFault } from './nameFault.ts'

const state = { home: 'main', taken: ['main', 'prices', 'a-b'] }

const said = (locale: 'en' | 'he', name: string): string | undefined => {
  const fault = nameFault(name, state)
  // Without the signs that set the name apart.
  return fault && wordingIn(locale)(fault).replace(/[\u2066-\u2069]/g, '')
}

test('a name that no branch has yet is none to refuse, nor is one that is still to be written', () => {
  expect(nameFault('edit-prices', state)).toBeUndefined()
  expect(nameFault('', state)).toBeUndefined()
})

test.each([
  ['two words', /two-words/, /two-words/],
  // The name that comes to mind is another branch's.
  ['a..b', /a-b-2/, /a-b-2/],
  ['תיקון מחירים', /edit-prices/, /edit-prices/],
  ['main', /^main is the branch that proposals start from/, /^main .*הגרסה הראשית/],
  ['prices', /already a branch with this name/, /כבר יש הצעה בשם הזה/],
])('“%s” is refused in words of the desk', (name, english, hebrew) => {
  expect(said('en', name)).toMatch(english)
  expect(said('he', name)).toMatch(hebrew)
})
