/** Something that stands between this project and a public launch. */
export interface Left {
  /** `content/data/company.yaml:9`, or the name of a setting with where it is described. */
  readonly place: string
  readonly found: string
  /** What to put there. */
  readonly expected: string
  /** Whether a launch without it is the owner's choice: it is listed, and blocks nothing. */
  readonly optional?: true
}

/** The list for people: each place, what was found there, what to put there. */
export function formatLeft(list: readonly Left[]): string {
  const one = ({ place, found, expected, optional }: Left) =>
    `${place}${optional ? ' (may stay so)' : ''}\n  Found:    ${found}\n  Expected: ${expected}`
  const open = list.filter(({ optional }) => !optional).length
  const summary = open === 0 ? 'Nothing is left: ready for launch.' : `${open} left before launch.`
  return [...list.map(one), summary].join('\n\n')
}
