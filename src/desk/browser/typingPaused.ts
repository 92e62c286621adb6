/** Time without a key after which what takes the focus comes between no two keys, ms; by then a field has entered what it holds. */
const pause = 700

let typedAt = Number.NEGATIVE_INFINITY
const note = () => {
  typedAt = performance.now()
}
// Also the keys that a field takes for itself.
addEventListener('keydown', note, { capture: true })
addEventListener('input', note, { capture: true })

/** Resolves when a writer who is typing pauses, or at once. */
export async function typingPaused(): Promise<void> {
  const rest = typedAt + pause - performance.now()
  if (rest <= 0) return
  await new Promise(resolve => setTimeout(resolve, rest))
  await typingPaused()
}
