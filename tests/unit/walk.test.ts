import { expect, test } from 'vitest'
import { codeBlocks, documents } from '../machines/walk/codeBlocks.ts'
import { plan } from '../machines/walk/plan.ts'

test('every code block of the documents is walked through, or listed with the reason why not', () => {
  const places = documents.flatMap(codeBlocks).map(({ place }) => place)
  expect(Object.keys(plan).sort()).toEqual(places.sort())
})

test('writers are given the same commands in Hebrew as in English', () => {
  const commands = (document: string) =>
    codeBlocks(document)
      .filter(({ language }) => language === 'sh')
      .map(block => block.commands.map(line => line.replace(' -- --lang he', '')))
  expect(commands('content/README.he.md')).toEqual(commands('content/README.md'))
})
