import { expect, test } from 'vitest'
import { spliced } from './editValue.ts'
import { moveRow } from './moveRow.ts'
import type { DataPath } from './protocol.ts'

function moved(source: string, path: DataPath, by: -1 | 1): string | undefined {
  const splice = moveRow(source, path, by)
  return splice && spliced(source, splice)
}

const source = `# Menus.
links:
  # The first ones.
  - { page: a, label: "A" } # since spring
  # About b.
  - page: b
    text: |
      One.

      Two.
  - page: c   # wide
    pages: [x, y, z]
end: 1
`

const [a, b, c] = [/ {2}# The first.*spring\n/s, / {2}# About.*Two\.\n/s, / {2}- page: c.*z\]\n/s].map(
  part => part.exec(source)?.[0] ?? '',
)

test('a row changes places with its neighbour, each with its comments and block scalars', () => {
  expect(moved(source, ['links', 0], 1)).toBe(source.replace(`${a}${b}`, `${b}${a}`))
  expect(moved(source, ['links', 1], -1)).toBe(source.replace(`${a}${b}`, `${b}${a}`))
  expect(moved(source, ['links', 1], 1)).toBe(source.replace(`${b}${c}`, `${c}${b}`))
})

test('up and down again leave every byte as it was', () => {
  for (const text of [source, source.replaceAll('\n', '\r\n'), 'list:\n- 1\n\n- 2\n']) {
    const path = text.startsWith('list') ? ['list', 0] : ['links', 0]
    const down = moved(text, path, 1)
    expect(down).not.toBe(text)
    expect(moved(down ?? '', [...path.slice(0, -1), 1], -1)).toBe(text)
  }
})

test('an entry between brackets moves too, and the last line may lack its end', () => {
  expect(moved(source, ['links', 2, 'pages', 1], 1)).toBe(source.replace('[x, y, z]', '[x, z, y]'))
  expect(moved('- 1 # one\n- 2', [1], -1)).toBe('- 2\n- 1 # one')
})

test('what a file begins with stays there', () => {
  expect(moved('# The schema\n- 1\n- 2\n', [0], 1)).toBe('# The schema\n- 2\n- 1\n')
})

test('beyond the ends, and in a map, nothing moves', () => {
  expect(moveRow(source, ['links', 0], -1)).toBeUndefined()
  expect(moveRow(source, ['links', 2], 1)).toBeUndefined()
  expect(moveRow(source, ['links'], 1)).toBeUndefined()
})
