import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { plainWordingIn } from '../../messages/wording.ts'
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

test.each(localeCodes)('of more pages than can be listed, it is said how one is named (%s)', locale => {
  const page = Array.from({ length: 13 }, (_, index) => `page-${index}`)
  const { expected = '' } = unknownName('nothing like it', 'page', { ...names, page }, close => close) ?? {}
  expect(plainWordingIn(locale)(expected)).toBe(
    {
      en: 'the name of a page: that of its file, without folder and language, such as “page-0”',
      he: 'שם של עמוד, כשם הקובץ שלו, בלי התיקייה והשפה, כמו ״page-0״',
    }[locale],
  )
})
