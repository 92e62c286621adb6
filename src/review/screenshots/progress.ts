/** Reports progress: a bar on a terminal, a line for every tenth elsewhere. */
export interface Progress {
  step(): void
  end(): void
}

const width = 24

export function startProgress(label: string, total: number, out: NodeJS.WriteStream = process.stdout): Progress {
  const started = Date.now()
  let done = 0
  let reported = 0
  const draw = () => {
    const share = total === 0 ? 1 : done / total
    const seconds = Math.round((Date.now() - started) / 1000)
    if (out.isTTY) {
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
      out.write(`\r${label} ${bar} ${done}/${total}, ${seconds} s `)
    } else if (Math.floor(share * 10) > reported || done === total) {
      reported = Math.floor(share * 10)
      out.write(`${label}: ${done} of ${total}, ${seconds} s\n`)
    }
  }
  return {
    step() {
      done++
      draw()
    },
    end() {
      if (out.isTTY) out.write('\n')
    },
  }
}
