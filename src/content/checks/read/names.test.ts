import { expect, test } from 'vitest'
import { type Names, unknownName } from './names.ts'

const names: Names = {
  plans: [],
  storeCategory: [],
  page: ['zoom', 'meeting-rooms', 'kandji', 'mac-for-business', 'why-mac'],
}

test.each([
  ['kandjii', 'kandji'],
  ['Kandji', 'kandji'],
  ['/he/kandji', 'kandji'],
  ['https://www.example.com/kandji/#plans', 'kandji'],
  ['rooms', 'meeting-rooms'],
  ['mac', undefined],
])('of the page "%s", %s is meant', (word, meant) => {
  expect(unknownName(word, 'page', names, close => close)?.fix).toBe(meant)
})
