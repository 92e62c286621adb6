/** Runs named steps and prints how long each took. */
export function stopwatch() {
  const started = performance.now()
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
  const report = (name: string, since: number) => console.log(`  ${name.padEnd(12)} ${seconds(since)}`)
  function step<T>(name: string, run: () => T): T {
    const since = performance.now()
    const result = run()
    if (result instanceof Promise) return result.finally(() => report(name, since)) as T
    report(name, since)
    return result
  }
  return Object.assign(step, { total: () => seconds(started) })
}
