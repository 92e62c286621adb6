import { expect, test } from 'vitest'
import { loadMarkdownOf } from './loadMarkdownOf.ts'

const given = ['<b>a</b>', 'en', 'http://localhost:3000'] as const

test('formatted text is converted', async () => {
  const markdownOf = await loadMarkdownOf()
  expect(markdownOf(...given)).toMatchObject({ markdown: '**a**' })
})

test.each([
  ['fails', async () => ({ markdownOf: () => expect.fail('as on a node that it does not know') })],
  ['is not there', () => Promise.reject(new Error('the server is gone'))],
])('plain text is left to come where the conversion %s', async (_, load) => {
  const markdownOf = await loadMarkdownOf(load)
  expect(markdownOf(...given)).toBeUndefined()
})
