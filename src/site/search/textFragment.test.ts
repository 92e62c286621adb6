import { expect, test } from 'vitest'
import { textFragment } from './textFragment.ts'

test('the address of a result names the words to scroll to, as far as no punctuation but a comma parts them', () => {
  const is = (wanted: string) => (word: string) => word === wanted
  const fragment = (text: string, word: string) => decodeURIComponent(textFragment(text, is(word)))
  expect(fragment('First, the spare laptop waits in the cupboard. Then', 'spare')).toBe(':~:text=spare laptop waits in')
  expect(fragment('One · spare · two', 'spare')).toBe(':~:text=spare')
  expect(fragment('כך (ב־Mac חדש) עובדים', 'mac')).toBe(':~:text=ב־Mac חדש')
  expect(fragment('CrowdStrike, Falcon or both, and why. Or', 'crowdstrike')).toBe(
    ':~:text=CrowdStrike, Falcon or both',
  )
  expect(fragment('Nothing here', 'spare')).toBe('')
  // A hyphen, comma or ampersand would be the fragment’s own.
  expect(textFragment('On Wi-Fi & net', is('wi'))).toBe(':~:text=Wi%2DFi%20%26%20net')
  expect(textFragment('One, two', is('one'))).toBe(':~:text=One%2C%20two')
  // What is kept without its context has no neighbours on the page.
  expect(fragment('How it begins.\nother needle words', 'needle')).toBe(':~:text=needle')
})
