import { expect, test } from 'vitest'
import { choosePage } from './choosePage.ts'

const pages = ['pages/not-found', 'store/not-found', 'vendors/kandji']

test.each(['kandji', 'vendors/kandji', '/kandji', '/he/kandji', 'content/vendors/kandji.he.mdx'])(
  '%s is a page',
  name => {
    expect(choosePage(name, pages)).toEqual({ page: 'vendors/kandji' })
  },
)

test('a name that two pages share is not guessed', () => {
  expect(choosePage('not-found', pages)).toMatchObject({
    fault: { values: { name: 'not-found', pages: ['pages/not-found', 'store/not-found'] } },
  })
})

test('a misspelt name gets a suggestion', () => {
  expect(choosePage('kanji', pages)).toMatchObject({ fault: { values: { name: 'kanji', close: 'kandji' } } })
})
