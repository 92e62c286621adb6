/** A counter that is rewritten in place on a terminal, and not shown at all elsewhere. */
export interface Progress {
  show(text: string): void
  end(): void
}

/** Progress on standard error, so that standard output stays clean. */
export function startProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = false
  return {
    show(text) {
      if (!stream.isTTY) return
      shown = true
      stream.write(`\r\u001b[K${text}`)
    },
    end() {
      if (shown) stream.write('\r\u001b[K')
    },
  }
}
