import { expect, test } from 'vitest'
import { starterPage } from '../desk/writing/starter.ts'
import { placeholdersIn } from './placeholders.ts'

const found = (text: string) => [...placeholdersIn(text.split('\n'))]

test('what is to be written is found in front matter and text, and not in the comment that explains it', () => {
  const text = starterPage('pages', 'he', { slug: 'acme', today: '2026-11-01', related: [] })
  expect(found(text)[0]?.text).toBe('[[Acme: מה זה]]')
  expect(found(text)).toHaveLength((text.match(/\[\[/g) ?? []).length - 1)
})

test('a heading is no comment, and a rule in the text begins no front matter', () => {
  expect(found('---\n# [[no]]\n---\n\n# [[What]]\n\n---\n\n# a [[Why]]\n')).toEqual([
    { text: '[[What]]', line: 5, column: 3, isFrontMatter: false },
    { text: '[[Why]]', line: 9, column: 5, isFrontMatter: false },
  ])
})
