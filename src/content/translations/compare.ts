import type { Locale } from '../locales/locales.ts'
import { alignInOrder } from './alignInOrder.ts'
import type { Agreement } from './lock.ts'
import type { Section } from './sections.ts'
import { unlikeness } from './unlikeness.ts'

/**
 * - `inStep`: confirmed to agree in their current state
 * - `behind`: the other language changed since (`behind` names the one that did not)
 * - `changed`: both changed, or no one has compared them yet
 * - `alone`: the section is in one language only
 */
type SectionState = 'inStep' | 'behind' | 'changed' | 'alone'

export interface SectionPair {
  readonly en?: Section
  readonly he?: Section
  readonly state: SectionState
  readonly behind?: Locale
}

/** The sections of both languages of a page, paired, each pair with its state. In the order of the English page. */
export function compareSections(
  en: readonly Section[],
  he: readonly Section[],
  lock: readonly Agreement[],
): SectionPair[] {
  const record = recordOf(lock)
  const partner = pairUp(en, he, record)
  const taken = new Set(partner.values())
  const pairs = en.map((section, index): SectionPair => {
    const other = he[partner.get(index) ?? -1]
    return other ? judge(section, other, record) : { en: section, ...alone(section.hash, '', record) }
  })
  const rest = he.filter((_, index) => !taken.has(index))
  return [...pairs, ...rest.map((section): SectionPair => ({ he: section, ...alone('', section.hash, record) }))]
}

interface Record {
  readonly pairs: ReadonlySet<string>
  readonly en: ReadonlySet<string>
  readonly he: ReadonlySet<string>
  /** Headings under which a Hebrew section was recorded. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>
}

function recordOf(lock: readonly Agreement[]): Record {
  const headings = new Map<string, Set<string>>()
  for (const { he, section } of lock) headings.set(he, (headings.get(he) ?? new Set()).add(section))
  return {
    pairs: new Set(lock.map(({ en, he }) => `${en} ${he}`)),
    en: new Set(lock.map(({ en }) => en)),
    he: new Set(lock.map(({ he }) => he)),
    headings,
  }
}

function judge(en: Section, he: Section, record: Record): SectionPair {
  if (record.pairs.has(`${en.hash} ${he.hash}`)) return { en, he, state: 'inStep' }
  const known = { en: record.en.has(en.hash), he: record.he.has(he.hash) }
  if (known.en === known.he) return { en, he, state: 'changed' }
  return { en, he, state: 'behind', behind: known.en ? 'en' : 'he' }
}

const alone = (en: string, he: string, record: Record): { state: SectionState } => ({
  state: record.pairs.has(`${en} ${he}`) ? 'inStep' : 'alone',
})

/**
 * Which Hebrew section each English one belongs to: by the record, then by the heading recorded, then by their order; where one
 * language has more of them, also by what is in them.
 */
function pairUp(en: readonly Section[], he: readonly Section[], record: Record): Map<number, number> {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  const pairBy = (fits: (en: Section, he: Section) => boolean) => {
    en.forEach((section, i) => {
      if (partner.has(i)) return
      const j = he.findIndex((other, index) => !taken.has(index) && fits(section, other))
      if (j < 0) return
      partner.set(i, j)
      taken.add(j)
    })
  }
  // A section that is alone on purpose stays alone.
  const aloneOnPurpose = {
    en: (hash: string) => record.pairs.has(`${hash} `),
    he: (hash: string) => record.pairs.has(` ${hash}`),
  }
  pairBy((a, b) => record.pairs.has(`${a.hash} ${b.hash}`))
  pairBy((a, b) => record.headings.get(b.hash)?.has(a.heading) ?? false)
  const gap = gaps(partner, en.length, he.length)
  for (const number of new Set(gap.en)) {
    const own = en.flatMap(({ hash }, i) =>
      gap.en[i] === number && !partner.has(i) && !aloneOnPurpose.en(hash) ? [i] : [],
    )
    const theirs = he.flatMap(({ hash }, j) =>
      gap.he[j] === number && !taken.has(j) && !aloneOnPurpose.he(hash) ? [j] : [],
    )
    const unlike = (i: number, j: number) => unlikeness(en[i]?.nodes ?? [], he[j]?.nodes ?? [])
    for (const [i, j] of alignInOrder(own, theirs, unlike)) partner.set(i, j)
  }
  return partner
}

/** For each section, the Hebrew index of the last pair before it: sections with the same one lie in the same gap. */
function gaps(partner: ReadonlyMap<number, number>, enCount: number, heCount: number): { en: number[]; he: number[] } {
  const taken = new Set(partner.values())
  let last = -1
  const en = Array.from({ length: enCount }, (_, i) => (last = partner.get(i) ?? last))
  last = -1
  const he = Array.from({ length: heCount }, (_, j) => (last = taken.has(j) ? j : last))
  return { en, he }
}
