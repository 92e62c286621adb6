import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { msg } from '../../content/messages/msg.ts'
import { factsToFillIn } from './factsToFillIn.ts'
import type { AddedFact } from './sessionState.ts'

const id = 'acme.vault.price'
const doc = Text.of([`It costs <Fact id="${id}" />.`])
const fact: AddedFact = { newFact: { id, value: 21, currency: 'USD' }, at: '3:1', shown: doc }
const checkedFact: AddedFact = { ...fact, isChecked: true }
const place = { file: 'content/vendors/acme.en.mdx', line: 1, column: 10 }
const unconfirmed = (of: string) => ({
  fault: {
    ...place,
    check: 'addedFacts',
    severity: 'warning' as const,
    found: msg('{id}, a price that nobody has confirmed', { id: of }),
    expected: 'a source',
  },
  from: 9,
  to: 14,
})
const known = { factsAdded: [checkedFact], doc, checked: [unconfirmed(id)], checking: false, isPageOld: false }

test('a fact that nobody has confirmed is still to be filled in, and one is no more once that is not found', () => {
  expect(factsToFillIn(known)).toBe(known.factsAdded)
  expect(factsToFillIn({ ...known, checked: [unconfirmed('bolt.price')] })).toEqual([])
})

test.each([
  ['the checks have not read it', { factsAdded: [fact] }],
  ['the text is being checked', { checking: true }],
  ['the text cannot be read', { isPageOld: true }],
])('it stays while nothing is known of it: %s', (_, change) => {
  expect(factsToFillIn({ ...known, checked: [], ...change })).toHaveLength(1)
})

test('one that undo took out and redo brings back is as one that the checks have not read', () => {
  const left = factsToFillIn({ ...known, doc: Text.of(['It costs $21.']), checked: [] })
  expect(left).toEqual([fact])
  expect(factsToFillIn({ ...known, factsAdded: left, checked: [] })).toEqual([fact])
  expect(factsToFillIn({ ...known, factsAdded: left })).toEqual([checkedFact])
})
