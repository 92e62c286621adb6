/**
 * Passes answers on in the order in which they were asked for.
 * @returns called when something is asked, it takes the answer; one that a later question's answer overtook is dropped
 */
export function inOrder<Answer>(pass: (answer: Answer) => void): () => (answer: Answer) => void {
  let asked = 0
  let passed = 0
  return () => {
    asked += 1
    const own = asked
    return answer => {
      if (own < passed) return
      passed = own
      pass(answer)
    }
  }
}
