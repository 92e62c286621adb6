import { expect, test } from 'vitest'
import { nextTyping, type TypingState } from './typingSteps.ts'

const words = ['ab', 'c']

/** The texts shown, each with the time in ms at which it appears, from the whole first word on. */
function timeline(steps: number): [number, string][] {
  let state: TypingState = { word: 0, letters: 2, deleting: false }
  let time = 0
  return Array.from({ length: steps }, () => {
    const next = nextTyping(state, words)
    time += next.delay
    state = next.state
    return [time, (words[state.word] ?? '').slice(0, state.letters)]
  })
}

test('a word is held 1500 ms, deleted at 100 ms a letter, and the next typed at 150', () => {
  expect(timeline(4)).toEqual([
    [1500, 'a'],
    [1600, ''],
    [1750, 'c'],
    [3250, ''],
  ])
})

test('after the last word comes the first', () => {
  expect(timeline(6).slice(4)).toEqual([
    [3400, 'a'],
    [3550, 'ab'],
  ])
})
