import { runWhileVisible } from '../../motion/runAnimation.ts'
import { nextTyping, type TypingState } from './typingSteps.ts'

/** Types, holds and deletes the words of `data-words` one after the other; when paused, it shows the whole first word. */
export default function typing(element: HTMLElement): void {
  const words: string[] = JSON.parse(element.dataset.words ?? '[]')
  const target = element.querySelector('[data-word]')
  const first = words[0]
  if (!target || !first) return
  runWhileVisible(element, () => {
    let state: TypingState = { word: 0, letters: [...first].length, deleting: false }
    let timer: ReturnType<typeof setTimeout>
    const advance = () => {
      const next = nextTyping(state, words)
      timer = setTimeout(() => {
        state = next.state
        target.textContent = [...(words[state.word] ?? '')].slice(0, state.letters).join('')
        advance()
      }, next.delay)
    }
    advance()
    return () => {
      clearTimeout(timer)
      target.textContent = first
    }
  })
}
