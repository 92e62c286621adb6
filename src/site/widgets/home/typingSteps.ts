/** Timings of the hero's typing, ms (specification §4). */
const typeDelay = 150
const holdDelay = 1500
const deleteDelay = 100

export interface TypingState {
  word: number
  /** Letters of the word that are shown. */
  letters: number
  deleting: boolean
}

/**
 * The state after this one, and how long this one stays, ms: a letter typed each 150, the whole word held 1500, a letter
 * deleted each 100, then the next word, cyclically.
 */
export function nextTyping(state: TypingState, words: readonly string[]): { state: TypingState; delay: number } {
  const length = [...(words[state.word] ?? '')].length
  if (!state.deleting) {
    if (state.letters < length) return { state: { ...state, letters: state.letters + 1 }, delay: typeDelay }
    return { state: { ...state, letters: state.letters - 1, deleting: true }, delay: holdDelay }
  }
  if (state.letters > 0) return { state: { ...state, letters: state.letters - 1 }, delay: deleteDelay }
  const word = (state.word + 1) % words.length
  return { state: { word, letters: 1, deleting: false }, delay: typeDelay }
}
