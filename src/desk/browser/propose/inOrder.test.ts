import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

test('answers that come in the order of their questions are all passed on', () => {
  const shown: string[] = []
  const ask = inOrder<string>(answer => shown.push(answer))
  const [first, second] = [ask(), ask()]
  first('first')
  second('second')
  expect(shown).toEqual(['first', 'second'])
})

test('an answer that a later question’s has overtaken is dropped, and the next question’s is passed on', () => {
  const shown: string[] = []
  const ask = inOrder<string>(answer => shown.push(answer))
  const [first, second] = [ask(), ask()]
  second('second')
  first('first')
  ask()('third')
  expect(shown).toEqual(['second', 'third'])
})
