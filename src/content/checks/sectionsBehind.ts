import { otherLocale } from '../locales/locales.ts'
import { compareSections, type SectionPair } from '../translations/compare.ts'
import { sectionsOf } from '../translations/sections.ts'
import { agreementsOf } from './read/agreementsOf.ts'
import { type Pair, pairsOf } from './read/pairsOf.ts'
import type { Check, Finding } from './types.ts'

const languages = { en: 'English', he: 'Hebrew' } as const

/**
 * Sections that fell behind the other language since somebody last saw both in agreement (`npm run status`). One that
 * stands in one language only lacks a heading in the other: the check of pairs says so.
 */
export const sectionsBehind: Check = function* (content) {
  const { agreements, findings } = agreementsOf(content)
  yield* findings
  for (const pair of pairsOf(content)) {
    const sections = compareSections(sectionsOf(pair.en), sectionsOf(pair.he), agreements)
    for (const section of sections) yield* told(pair, section)
    yield* unread(pair, sections)
  }
}

function* told(pair: Pair, { en, he, state, behind }: SectionPair): Iterable<Finding> {
  const accept = `“npm run status -- --accept ${pair.id}” when both say the same`
  if (state === 'behind' && behind && en && he) {
    const [stale, fresh] = behind === 'he' ? [he, en] : [en, he]
    const other = otherLocale(behind)
    yield {
      ...at(pair, behind, stale.line),
      found: `the section “${stale.heading}” as it was before the ${languages[other]} one changed`,
      expected: `what the ${languages[other]} section “${fresh.heading}” says now; then ${accept}`,
      also: { file: pair[other].file, line: fresh.line, column: 1 },
    }
  }
}

/** Sections that changed on both sides are told together: who wrote both only has to read them once more. */
function* unread(pair: Pair, sections: readonly SectionPair[]): Iterable<Finding> {
  const changed = sections.filter(({ state }) => state === 'changed')
  const first = changed[0]
  if (!first?.en || !first.he) return
  const headings = changed.map(({ en }) => `“${en?.heading}”`).join(', ')
  yield {
    ...at(pair, 'he', first.he.line),
    found:
      changed.length === sections.length
        ? 'a page whose languages nobody has compared yet'
        : `changes in both languages that nobody has compared yet, in ${headings}`,
    expected: `both languages to say the same: read them side by side, then run “npm run status -- --accept ${pair.id}”`,
    also: { file: pair.en.file, line: first.en.line, column: 1 },
  }
}

const at = (pair: Pair, locale: 'en' | 'he', line: number) => ({
  file: pair[locale].file,
  line,
  column: 1,
  check: 'sectionsBehind',
  severity: 'warning' as const,
})
