import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { starterPage } from '../../writing/starter.ts'
import { placeholdersIn } from './placeholders.ts'

const found = (text: string) => placeholdersIn(Text.of(text.split('\n'))).map(({ from, to }) => text.slice(from, to))

test('what is to be written is found in front matter and text, and not in the comment that explains it', () => {
  const text = starterPage('pages', 'he', { slug: 'acme', today: '2026-11-01', related: [] })
  expect(found(text)[0]).toBe('[[Acme: מה זה]]')
  expect(found(text)).toHaveLength((text.match(/\[\[/g) ?? []).length - 1)
})

test('a heading is no comment', () => {
  expect(found('---\n# [[no]]\n---\n\n# [[What it is]]\n')).toEqual(['[[What it is]]'])
})
