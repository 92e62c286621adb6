import { expect, test } from 'vitest'
import { comparable } from './comparable.ts'

test.each([
  ['Within  two hours ,  always.', 'within two hours — always!'],
  ['our *own* people', 'our own people'],
  ['the user’s consent', "the user's consent"],
  ['We recieve and seperate', 'We receive and separate'],
  ['occured tomorow', 'occurred tomorrow'],
  ['the stadnard', 'the standard'],
  ['תוכנית עבודה', 'תכנית עבודה'],
  ['דו״ח', 'דו"ח'],
  ['רב־שלבי', 'רב שלבי'],
])('"%s" and "%s" ask nothing of a translator', (before, after) => {
  expect(comparable(after)).toBe(comparable(before))
})

test.each([
  ['within 24 hours', 'within 48 hours'],
  ['we do now answer', 'we do not answer'],
  ['a 5% rise', 'a rise of 5'],
  ['$6 a month', '₪6 a month'],
  ['version 1.2', 'version 12'],
  ['the managed devices', 'the unmanaged devices'],
  ['enable it', 'unable it'],
  ['המחשב מנוהל', 'המחשבים מנוהלים'],
  ['a trial', 'a free trial'],
])('"%s" and "%s" do not say the same', (before, after) => {
  expect(comparable(after)).not.toBe(comparable(before))
})
