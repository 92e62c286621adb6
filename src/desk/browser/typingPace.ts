/** Time without a key after which a writer has paused, ms. */
const pause = 80

/** A rendering that takes longer than this would meet the next key of a fast writer, ms. */
const longRendering = 60

/** Time for which keys that do not pause delay a rendering, ms. */
const longestWait = 300

/** When the text of a long page may be rendered: not between two keys of a fast writer, whose letters would wait for it. */
export class TypingPace {
  #keyAt = Number.NEGATIVE_INFINITY
  #isFast = false

  key(): void {
    const now = performance.now()
    this.#isFast = now - this.#keyAt < pause
    this.#keyAt = now
  }

  /**
   * Resolves when the next rendering may begin.
   * @param lastTook of the last one, ms
   */
  async turn(lastTook: number): Promise<void> {
    const latest = performance.now() + longestWait
    while (lastTook > longRendering && this.#isFast) {
      const rest = Math.min(this.#keyAt + pause, latest) - performance.now()
      if (rest <= 0) return
      await new Promise(resolve => setTimeout(resolve, rest))
    }
  }
}
