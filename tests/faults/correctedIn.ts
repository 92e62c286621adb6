import { Text } from '@codemirror/state'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Finding } from '../../src/content/fault.ts'
import type { Locale } from '../../src/content/locales/locales.ts'
import type { NewFact } from '../../src/content/newFact.ts'
import { parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { readSnapshot, type Snapshot } from '../../src/content/snapshot.ts'
import { findingAt, placeFaults } from '../../src/desk/browser/editor/faultMarks.ts'
import { isFixableUnread } from '../../src/desk/browser/isFixable.ts'
import { planFixes } from '../../src/desk/browser/planFixes.ts'
import { editFor } from '../../src/desk/server/editFor.ts'
import { fixFor } from '../../src/desk/server/fixFor.ts'
import { withoutVainFixes } from '../../src/desk/server/withoutVainFixes.ts'
import { withFact } from '../../src/desk/writing/addFact.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const snapshot = readSnapshot('tests/fixtures/base')
const today = '2026-11-15'
const fileOf = (locale: Locale) => `content/vendors/acme.${locale}.mdx`

/** The page of Acme with these words first in its last widget, a Cta. */
export function pageWith(words: string, locale: Locale): string {
  const sound = snapshot.pages.find(page => page.file === fileOf(locale))?.source ?? ''
  return sound.replace(/(<Cta [^>]*>\n\n)/, (_, tag: string) => `${tag}${words}\n\n`)
}

/** Those words, where the rest of the page is as it was. */
export function wordsIn(text: string, locale: Locale): string {
  const [before = '', after = ''] = pageWith('⁂', locale).split('⁂')
  const isRest = text.startsWith(before) && text.endsWith(after)
  return isRest ? text.slice(before.length, text.length - after.length) : text
}

/** The content with more facts. */
export const withFacts = (facts: readonly NewFact[]): Snapshot => facts.reduce(withFact, snapshot)

/** The faults that these checks, or all of them, find in a text of the page. @param content what else there is */
export function faultsIn(text: string, locale: Locale, checks?: readonly string[], content = snapshot): Finding[] {
  const file = fileOf(locale)
  const place = pageFileOf(file)
  if (!place) throw new Error(`${file} is no page`)
  const page = parsePage(place, text)
  const pages = content.pages.map(other => (other.file === file ? page : other))
  const found = checkContent(contentOf({ ...content, pages }, widgetDescriptions, today))
  return found.filter(fault => fault.file === file && (checks?.includes(fault.check) ?? true))
}

/** The text with a fault corrected by a click; as it is where that does nothing. */
export function correctedText(text: string, locale: Locale, fault: Finding): string {
  const edit = editFor(snapshot, fileOf(locale), text, fault)
  return edit ? text.slice(0, edit.from) + edit.insert + text.slice(edit.to) : text
}

/** Faults for which a text cannot be read, as the desk offers to correct them. */
export const offeredIn = (text: string, locale: Locale, faults: readonly Finding[]): Finding[] =>
  withoutVainFixes(snapshot, fileOf(locale), text, faults)

/** What corrects a fault of a text by a click. */
export const fixedIn = (text: string, locale: Locale, fault: Finding) => fixFor(snapshot, fileOf(locale), text, fault)

/** The text with those of these faults corrected that one click corrects together. */
export async function allCorrected(text: string, locale: Locale, faults: readonly Finding[]): Promise<string> {
  const doc = Text.of(text.split('\n'))
  const together = faults.filter(fault => isFixableUnread({ fault }))
  const { changes } = await planFixes(doc, placeFaults(doc, together), async (current, placed) =>
    fixedIn(current.toString(), locale, findingAt(current, placed)),
  )
  return changes.apply(doc).toString()
}
