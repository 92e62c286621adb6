import { type Locale, otherLocale } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { compareSections, type SectionPair } from '../translations/compare.ts'
import { sectionsOf } from '../translations/sections.ts'
import { shownHeading } from '../translations/shownHeading.ts'
import { agreementsOf } from './read/agreementsOf.ts'
import { type Pair, pairsOf } from './read/pairsOf.ts'
import { placeholdersOf } from './read/placeholders.ts'
import type { Check, Content, Finding } from './types.ts'

/**
 * Sections that fell behind the other language since someone last saw both in agreement (`npm run status`). One that
 * exists in one language only lacks a heading in the other, which the check `pairs` reports.
 */
export const sectionsBehind: Check = function* (content) {
  const { agreements, findings } = agreementsOf(content)
  yield* findings
  for (const pair of pairsOf(content)) {
    const sections = compareSections(
      sectionsOf(pair.en, content.widgets),
      sectionsOf(pair.he, content.widgets, pair.en),
      agreements,
    )
    for (const section of sections) yield* stale(pair, section)
    // Languages that still wait to be written are compared afterwards.
    if (!isUnfinished(pair, content)) yield* unread(pair, sections)
  }
}

const isUnfinished = ({ en, he }: Pair, { pages }: Content): boolean =>
  [en, he].some(page => [...placeholdersOf(page, pages)].length > 0)

function* stale(pair: Pair, { en, he, state, behind }: SectionPair): Iterable<Finding> {
  const command = `npm run status -- --accept ${pair.id}`
  if (state === 'behind' && behind && en && he) {
    const [old, fresh] = behind === 'he' ? [he, en] : [en, he]
    const other = otherLocale(behind)
    yield {
      ...at(pair, behind, old.line),
      ...(behind === 'he'
        ? {
            found: msg('the section “{heading}” as it was before the English one changed', {
              heading: shownHeading(old.heading),
            }),
            expected: msg(
              'what the English section “{heading}” says now; then run “{command}” once both say the same',
              { heading: shownHeading(fresh.heading), command },
            ),
            atDesk: msg(
              'what the English section “{heading}” says now; then press “They agree again” above it at the desk, in “Both languages”',
              { heading: shownHeading(fresh.heading) },
            ),
          }
        : {
            found: msg('the section “{heading}” as it was before the Hebrew one changed', {
              heading: shownHeading(old.heading),
            }),
            expected: msg('what the Hebrew section “{heading}” says now; then run “{command}” once both say the same', {
              heading: shownHeading(fresh.heading),
              command,
            }),
            atDesk: msg(
              'what the Hebrew section “{heading}” says now; then press “They agree again” above it at the desk, in “Both languages”',
              { heading: shownHeading(fresh.heading) },
            ),
          }),
      also: { file: pair[other].file, line: fresh.line, column: 1 },
    }
  }
}

/** Sections that changed on both sides are reported as one: whoever wrote both only has to reread them. */
function* unread(pair: Pair, sections: readonly SectionPair[]): Iterable<Finding> {
  const changed = sections.filter(({ state }) => state === 'changed')
  const first = changed[0]
  if (!first?.en || !first.he) return
  const headings = changed.flatMap(({ en }) => (en ? shownHeading(en.heading) : []))
  yield {
    ...at(pair, 'he', first.he.line),
    found:
      changed.length === sections.length
        ? msg('a page whose languages have not been compared yet')
        : msg('changes in both languages that have not been compared yet, in these sections: {headings}', { headings }),
    expected: msg('both languages to say the same: read them side by side, then run “{command}”', {
      command: `npm run status -- --accept ${pair.id}`,
    }),
    atDesk: msg(
      'both languages to say the same: read them side by side at the desk, in “Both languages”, then press “The whole page agrees”',
    ),
    also: { file: pair.en.file, line: first.en.line, column: 1 },
  }
}

const at = (pair: Pair, locale: Locale, line: number) => ({
  file: pair[locale].file,
  line,
  column: 1,
  check: 'sectionsBehind',
  severity: 'warning' as const,
})
