import { expect, test } from 'vitest'
import { excerpt, mark } from './excerpt.ts'

const is =
  (...wanted: string[]) =>
  (word: string) =>
    wanted.includes(word)

const marked = ({ text, hits }: ReturnType<typeof mark>) => hits.map(([from, to]) => text.slice(from, to))

test('words that answer are marked as they are written', () => {
  expect(marked(mark('על FileVault ועל פיירוול', is('filevault')))).toEqual(['FileVault'])
  expect(marked(mark('a Wi-Fi net', is('wi', 'fi', 'wifi')))).toHaveLength(2)
})

test('the excerpt is the stretch around the first of them, cut between words', () => {
  const long = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
  const { text, hits } = excerpt(long, is('needle'))
  expect(text).toMatch(/^… before .*needle.* after …$/)
  expect(text.length).toBeLessThan(170)
  expect(marked({ text, hits })).toEqual(['needle'])
})

test('a word that is kept without its context is not quoted: the beginning is shown, and that it goes on', () => {
  expect(excerpt('How it begins.\nother needle words', is('needle')).text).toBe('How it begins.')
  expect(excerpt('How it begins and\nother needle words', is('needle')).text).toBe('How it begins and …')
  expect(excerpt('How it begins,\n', is('needle')).text).toBe('How it begins …')
})

test('without a word that answers it is the beginning', () => {
  expect(excerpt('How it begins.\nother words', is()).text).toBe('How it begins.')
})
