import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sabotages } from '../bench/reliability/sabotages.ts'

const patches = Object.entries(sabotages).flatMap(([proof, ways]) =>
  Object.entries(ways).flatMap(([what, list]) => list.map(patch => ({ proof, what, ...patch }))),
)

test.each(patches)('the sabotage of $proof finds what it breaks: $what', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})
