/** A browser that the tests ran in; the version as people name it, such as 156 or 2.50. */
interface Engine {
  readonly name: string
  readonly version: string
}

interface Run {
  /** As 2026-11-21. */
  readonly day: string
  readonly engines: readonly Engine[]
  /** Name and version of the set of rules. */
  readonly rules: string
}

/** Days for which the statement may show a run; the build refuses an older one. */
const validDays = 90
/** A record younger than this, of the same browsers, stays, so that not every run changes a file. */
const renewAfterDays = 30

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** facts.yaml with its three lines on the last run replaced, where they are due. */
export function renewRecord(facts: string, { day, engines, rules }: Run): string {
  const names = engines.map(({ name, version }) => `${name} ${version}`).join(', ')
  const [, recorded] = /^accessibility\.tested: .*\bvalue: ([\d-]+)/m.exec(facts) ?? []
  const current =
    facts.includes(`{ en: '${names}', he: '${names}' }`) && facts.includes(`{ en: ${rules}, he: ${rules} }`)
  if (recorded && current && later(recorded, renewAfterDays) > day) return facts
  const provenance = `source: npm test, checked: ${day}, validUntil: ${later(day, validDays)}, blocksBuild: true`
  const lines = {
    tested: `{ kind: day, value: ${day}, ${provenance} }`,
    engines: `{ kind: text, value: { en: '${names}', he: '${names}' }, ${provenance} }`,
    rules: `{ kind: text, value: { en: ${rules}, he: ${rules} }, ${provenance} }`,
  }
  return Object.entries(lines).reduce(
    (text, [name, line]) =>
      text.replace(new RegExp(`^accessibility\\.${name}: .*$`, 'm'), `accessibility.${name}: ${line}`),
    facts,
  )
}
