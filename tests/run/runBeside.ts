/** Something to run, by its name; not before another of them has ended. */
export interface Ordered {
  name: string
  after?: string
  /** How many cores it keeps busy: 1 unless it says so. */
  cores?: number
}

export interface Result {
  name: string
  passed: boolean
  seconds: number
  /** All that it printed. */
  output: string
}

/** Runs one, printing as it goes, and resolves with whether it passed. */
export type Run<Step> = (step: Step, print: (text: string) => void) => Promise<boolean>

/**
 * Runs steps in parallel, as many as keep `cores` busy, each as early as their order allows. What a step prints comes in one
 * piece when it has ended, under its name, and until then a line says that it began; what one prints that runs alone, or is
 * the last, comes as it is printed.
 * @returns in the order in which they ended
 */
export async function runBeside<Step extends Ordered>(
  steps: readonly Step[],
  cores: number,
  run: Run<Step>,
  print: (text: string) => void,
): Promise<Result[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const outputs = new Map<string, string>()
  const results: Result[] = []
  /** The step that runs alone, because nothing else may run or is left to. */
  let live: string | undefined

  const say = (name: string, text: string) => {
    outputs.set(name, (outputs.get(name) ?? '') + text)
    if (name === live) print(text)
  }
  const end = (step: Step, passed: boolean, seconds: number) => {
    const { name } = step
    const output = outputs.get(name) ?? ''
    results.push({ name, passed, seconds, output })
    running.delete(step)
    const verdict = `${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`
    print(name === live ? `── ${verdict} ──\n` : `\n── ${verdict} ──\n${output}`)
  }
  const start = (step: Step) => {
    if (coresOf(step) >= cores) {
      live = step.name
      print(`\n── ${step.name} ──\n`)
    } else print(`${step.name} …\n`)
    const started = performance.now()
    const ended = run(step, text => say(step.name, text)).then(passed =>
      end(step, passed, (performance.now() - started) / 1000),
    )
    running.set(step, ended)
  }
  const canStart = (step: Step) => {
    const isFree = [...running.keys()].reduce((sum, other) => sum + coresOf(other), coresOf(step)) <= cores
    const isNext = ![...waiting, ...running.keys()].some(({ name }) => name === step.after)
    return (isFree || running.size === 0) && isNext
  }

  while (waiting.length + running.size > 0) {
    for (let next = waiting.findIndex(canStart); next >= 0; next = waiting.findIndex(canStart)) {
      for (const step of waiting.splice(next, 1)) start(step)
    }
    const [last] = running.keys()
    if (waiting.length === 0 && running.size === 1 && last && last.name !== live) {
      live = last.name
      print(`\n── ${live} ──\n${outputs.get(live) ?? ''}`)
    }
    await Promise.race(running.values())
  }
  return results
}

const coresOf = ({ cores = 1 }: Ordered): number => cores
