import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSequences } from './sequence.ts'

const changed = (a: string, b: string) =>
  compareSequences([...a], [...b])
    .filter(run => !run.equal)
    .map(run => [a.slice(run.aStart, run.aEnd), b.slice(run.bStart, run.bEnd)])

test('reports what was added, removed and replaced, and nothing else', () => {
  expect(changed('abcdef', 'abXcef')).toEqual([
    ['', 'X'],
    ['d', ''],
  ])
  expect(changed('abc', 'axc')).toEqual([['b', 'x']])
  expect(changed('abc', 'abc')).toEqual([])
})

test('the runs cover both sequences in order, and equal runs are equal', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const runs = compareSequences(a, b)
      expect(runs.flatMap(run => a.slice(run.aStart, run.aEnd))).toEqual(a)
      expect(runs.flatMap(run => b.slice(run.bStart, run.bEnd))).toEqual(b)
      for (const run of runs.filter(({ equal }) => equal)) {
        expect(a.slice(run.aStart, run.aEnd)).toEqual(b.slice(run.bStart, run.bEnd))
      }
    }),
  )
})

test('in long sequences one insertion is one change', () => {
  const rows = Array.from({ length: 9000 }, (_, index) => index)
  const added = Array.from({ length: 40 }, (_, index) => -1 - index)
  const after = [...rows.slice(1, 4000), ...added, ...rows.slice(4000, 8999)]
  expect(compareSequences(rows, after).filter(run => !run.equal)).toEqual([
    { equal: false, aStart: 0, aEnd: 1, bStart: 0, bEnd: 0 },
    { equal: false, aStart: 4000, aEnd: 4000, bStart: 3999, bEnd: 4039 },
    { equal: false, aStart: 8999, aEnd: 9000, bStart: 9038, bEnd: 9038 },
  ])
})
