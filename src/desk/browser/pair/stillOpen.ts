import type { Text } from '@codemirror/state'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { PairEdit } from '../../server/pair/protocol.ts'
import { placeholderRanges } from '../editor/placeholders.ts'

interface Sectioned {
  readonly doc: Text
  /** First character of each section; undefined where this language has no such section. */
  readonly starts: readonly (number | undefined)[]
}

/** A language of a page on the desk. */
interface Side extends Sectioned {
  /** What would bring it into line with the other. */
  readonly edits: readonly PairEdit[]
  /** Headings of sections that only this language has. */
  readonly alone: readonly string[]
}

/** What begins in a section of a language: before the next one that this language has. */
export function partsIn<Part extends { readonly from: number }>(
  parts: readonly Part[],
  { doc, starts }: Sectioned,
  section: number,
): Part[] {
  const at = starts[section]
  const end = starts.slice(section + 1).find(start => start !== undefined) ?? doc.length + 1
  return parts.filter(({ from }) => at !== undefined && from >= at && from < end)
}

/**
 * What shows that a section does not agree yet, or a page, in sentences.
 * @param section its index; undefined for the page
 */
export function stillOpen(sides: Readonly<Record<Locale, Side>>, section?: number): Message[] {
  const found = localeCodes.map(locale => {
    const side = sides[locale]
    const own = <Part extends { readonly from: number }>(parts: readonly Part[]) =>
      section === undefined ? parts : partsIn(parts, side, section)
    return {
      toWrite: own(placeholderRanges(side.doc)).length,
      shown: own(side.edits).flatMap(({ shown, isSection }) => (isSection ? [] : [shown])),
    }
  })
  const toWrite = found.reduce((sum, side) => sum + side.toWrite, 0)
  // Where either language may follow, both are offered the same.
  const different = new Set(found.flatMap(({ shown }) => shown)).size
  const texts = msg('{toWrite, plural, one {# text is} other {# texts are}} still to be written.', { toWrite })
  const marks = msg('Facts, links or widgets differ in {different, plural, one {# place} other {# places}}.', {
    different,
  })
  const missing = section === undefined ? missingSections(sides) : []
  return [...missing, ...(toWrite > 0 ? [texts] : []), ...(different > 0 ? [marks] : [])]
}

function missingSections({ en, he }: Readonly<Record<Locale, Side>>): Message[] {
  const [inHebrew, inEnglish] = [en.alone.length, he.alone.length]
  return [
    ...(inHebrew > 0
      ? [
          msg('{inHebrew, plural, one {A section is} other {# sections are}} not in the Hebrew: {headings}.', {
            inHebrew,
            headings: en.alone,
          }),
        ]
      : []),
    ...(inEnglish > 0
      ? [
          msg('{inEnglish, plural, one {A section is} other {# sections are}} not in the English: {headings}.', {
            inEnglish,
            headings: he.alone,
          }),
        ]
      : []),
  ]
}
