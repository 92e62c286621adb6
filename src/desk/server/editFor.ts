import { closeBefore } from '../../content/checks/read/closeBefore.ts'
import { quotedIn } from '../../content/checks/report/causes.ts'
import type { Edit, Finding } from '../../content/fault.ts'
import { openOf, tagsIn } from '../../content/mdx/tags.ts'
import { pageFileOf } from '../../content/site.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { describeWidget } from '../../content/widgets.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { withFact } from '../writing/addFact.ts'
import { editInData } from './editInData.ts'
import { faultsIn } from './faultsIn.ts'
import { offsetOf } from './offsetOf.ts'

/** Part of a text that a fix may replace; ends are exclusive. */
interface Part {
  readonly from: number
  readonly to: number
}

/** What a fix may replace, as written around the fault. */
const shapes = [
  /<\/?[A-Za-z](?:"[^"]*"|[^<>"])*>/g,
  // Widgets may be nested.
  /(?=(?<whole><([A-Z]\w*)[^<>]*>[\s\S]*?<\/\2>))/g,
  /[\w-]+=(?:"[^"]*"|\{[^}]*\})/g,
  /!?\[[^\]]*\]\([^)]*\)/g,
  /`[^`\n]*`/g,
  /\*\*[^*\n]+\*\*|\*[^*\n]+\*/g,
  /[^\s<>"|()[\]{}]+/g,
  /\S+/g,
  /[^\n]+/g,
]

/**
 * Where the corrected text of a finding belongs. A finding says what to write and not what it stands for, so each likely part of
 * the page is tried, the most alike first, and the right one makes the fault go without adding another.
 * @returns undefined where no place does
 */
export function editFor(snapshot: Snapshot, file: string, text: string, fault: Finding): Edit | undefined {
  const { fix, edit, replaces } = fault
  if (!pageFileOf(file)) return editInData(snapshot, file, text, fault)
  // What the fix shows is there by then.
  const known = fault.newFact ? withFact(snapshot, fault.newFact) : snapshot
  const before = faultsWith(snapshot, file, text, fault)
  const keys = keysOf(text)
  // What is corrected in Hebrew words is a sign or two of them: in a value whose columns are only nearly right, nothing else.
  const isHebrewValue = /[א-ת]/.test(fix ?? '') && offsetOf(text, fault.line, 1) < headOf(text).length
  const fixes = ({ from, to, insert }: Edit, isSure = false): boolean => {
    const edited = text.slice(0, from) + insert + text.slice(to)
    // Without its key a value has no faults either.
    if (keysOf(edited) < keys) return false
    const after = faultsWith(known, file, edited, fault)
    // What cannot be read has few other faults.
    if (after.unread > before.unread) return false
    // With a fault gone, another may be seen: of two marks around a word, each quotes the other.
    return after.same < before.same && (after.other <= before.other || isSure)
  }
  // Where that is known, nothing else is tried: in place of the words around it, the fix would go without a fault, too.
  if (edit) return fixes(edit, true) ? edit : undefined
  if (fix === undefined) return undefined
  if (replaces !== undefined) {
    const from = offsetOf(text, fault.line, fault.column)
    const own = { from, to: from + replaces.length, insert: fix }
    if (!text.startsWith(replaces, from)) return undefined
    // A fact that another fix added gives the same price elsewhere another fault, which this fixes too.
    const after = faultsWith(known, file, text.slice(0, own.from) + fix + text.slice(own.to), fault)
    const isBetter = after.same + after.other < before.same + before.other
    return isBetter && after.unread <= before.unread ? own : undefined
  }
  if (fault.unclosed && fix === `</${fault.unclosed.name}>`) {
    const { ends, likely } = missingEnd(text, fault, fault.unclosed, fix)
    return ends.find(end => fixes(end)) ?? likely.find(end => fixes(end, true))
  }
  const candidates = partsAround(text, fault, fix)
    .filter(isOfItsSize(fix))
    .filter(keepsCells(text, fault, fix))
    .filter(keepsTag(text, fix))
    .filter(isOfItsWords(text, fault))
    .filter(keepsWords(text, fault, fix))
    .filter(({ from, to }) => !isHebrewValue || likeness(text.slice(from, to), fix) >= 0.5)
    .toSorted((a, b) => likeness(text.slice(b.from, b.to), fix) - likeness(text.slice(a.from, a.to), fix))
  return [
    ...candidates.map(part => ({ ...part, insert: fix })),
    ...missingKey(text, fault, fix),
    ...bothTags(text, fault, fix),
  ].find(part => fixes(part))
}

/** How many keys the front matter of a page has. */
const keysOf = (text: string): number => headOf(text).match(/^[\w-]+(?=:)/gm)?.length ?? 0

/** The front matter of a page, with its marks. */
export const headOf = (text: string): string => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? ''

/** Deleting what surrounds a fault removes it, too: so a fix may replace little more than its own length. */
const isOfItsSize =
  (fix: string) =>
  ({ from, to }: Part): boolean =>
    to - from <= 2 * fix.length + 60

/** Of a table's row a fix replaces what is in a cell, never several cells. */
const keepsCells = (text: string, { line }: Finding, fix: string) => {
  const isRow = /^[ \t]*\|/.test(text.slice(offsetOf(text, line, 1)))
  return ({ from, to }: Part): boolean => !isRow || fix.includes('|') || !text.slice(from, to).includes('|')
}

/** A property stands in place of what is written for it, never of a tag around it: without its widget it has no faults. */
const keepsTag =
  (text: string, fix: string) =>
  ({ from, to }: Part): boolean =>
    !/^[\w-]+=["{]/.test(fix) || !/[<>]/.test(text.slice(from, to).replace(/"[^"]*"/g, ''))

/** Checks whose findings quote the very words that are to be written otherwise. */
const checksOfWords: readonly string[] = ['damagedLetters', 'glossary', 'hebrew', 'isolation', 'spacing']

/**
 * Words are put in place of those that were found and of nothing else: of what stands around a place that is only nearly right, a
 * whole picture would do as well, since with it the fault is gone.
 */
const isOfItsWords = (text: string, { check, found }: Finding) => {
  const words = new Set(quotedIn(found))
  return ({ from, to }: Part): boolean => !checksOfWords.includes(check) || words.has(text.slice(from, to))
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** With the words around it gone, a sign that cannot be read, or a widget in the wrong place, would be gone, too. */
const keepsWords = (text: string, { check, found }: Finding, fix: string) => {
  const known = new Set(wordsOf([fix, ...quotedIn(found)].join(' ')))
  return ({ from, to }: Part): boolean => {
    const part = text.slice(from, to)
    if (check === 'widgetChildren') return part.startsWith('<') && part.endsWith('>')
    return check !== 'syntax' || wordsOf(part).every(word => known.has(word))
  }
}

/** A line that the front matter lacks; its fault is reported on line 1. */
function missingKey(text: string, { line }: Finding, fix: string): Edit[] {
  const end = text.indexOf('\n---', 3) + 1
  return line === 1 && end > 0 && /^[\w-]+: /.test(fix) ? [{ from: end, to: end, insert: `${fix}\n` }] : []
}

/**
 * Closes a widget before another one closes, or after its last child: on a line of its own, with empty ones around it. Nothing is
 * replaced, so that no words are lost.
 * @returns the places where it may end, and of those the ones that are right even if other faults are seen then
 */
function missingEnd(
  text: string,
  { line, column }: Finding,
  { name, line: openingLine }: NonNullable<Finding['unclosed']>,
  fix: string,
): { ends: Edit[]; likely: Edit[] } {
  const at = offsetOf(text, line, column)
  // Where none closes, the place is that of the opening tag.
  const before = text.startsWith('</', at) ? [closeBefore(text, at, fix), { from: at, to: at, insert: fix }] : []
  const opening = text.indexOf(`<${name}`, offsetOf(text, openingLine, 1))
  const after = [...afterLastChild(text, opening, fix), ...atQuotationEnd(text, opening, fix)]
  const holdsWords = !Array.isArray(describeWidget(widgetDescriptions, name)?.children)
  // Before a closing tag without an opening one, of which either may be mistyped, the end would leave that tag behind.
  const closed = /^<\/([\w.]+)/.exec(text.slice(at))?.[1] ?? ''
  const isOpen = openOf(closed, tagsIn(text.slice(headOf(text).length, at))) > 0
  return { ends: [...before, ...after], likely: isOpen ? (holdsWords ? before.slice(0, 1) : after) : [] }
}

/** Renames both tags of a misspelt widget. */
function bothTags(text: string, { line, column }: Finding, fix: string): Edit[] {
  const at = offsetOf(text, line, column)
  const [, name] = /^<([A-Z]\w*)/.exec(fix) ?? []
  const [whole, , old] = /^(<([A-Z]\w*)(?:"[^"]*"|[^<>"])*>)[\s\S]*?<\/\2>/.exec(text.slice(at)) ?? []
  if (!name || !whole || !old) return []
  return [
    { from: at, to: at + whole.length, insert: `<${name}${whole.slice(old.length + 1, -old.length - 1)}${name}>` },
  ]
}

/** The end of a widget that holds nothing but widgets of certain names: after the last of them. */
function afterLastChild(text: string, at: number, fix: string): Edit[] {
  const children = describeWidget(widgetDescriptions, /^<\/(\w+)>$/.exec(fix)?.[1] ?? null)?.children
  const opening = /^<(?:"[^"]*"|[^<>"])*>/.exec(text.slice(at))?.[0]
  if (!Array.isArray(children) || !opening) return []
  const [run = ''] =
    new RegExp(String.raw`^(?:\s*<(${children.join('|')})\b(?:"[^"]*"|[^<>"])*(?:/>|(?<!/)>[\s\S]*?</\1>))+`).exec(
      text.slice(at + opening.length),
    ) ?? []
  const end = at + opening.length + run.length
  return run ? [{ from: end, to: end, insert: `\n\n${fix}` }] : []
}

/** The end of a widget that begins a line of a quotation: after the quotation's last line, as one of its own. */
function atQuotationEnd(text: string, at: number, fix: string): Edit[] {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const margin = text.slice(start, at)
  const mark = margin.trimEnd()
  if (!/^[ \t]*>[ \t>]*$/.test(margin)) return []
  const lines = `${text.slice(start)}\n`.split('\n')
  const next = lines.findIndex(line => !line.startsWith(mark))
  // A line without the mark still belongs to the paragraph above it.
  if (lines[next]?.trim() !== '') return []
  const last = lines[next - 1] ?? ''
  const end = start + lines.slice(0, next).join('\n').length
  const empty = last.slice(mark.length).trim() === '' ? '' : `\n${mark}`
  return [{ from: end, to: end, insert: `${empty}\n${margin}${fix}` }]
}

/**
 * How often a text would have this very fault, how many others of its check or that keep a page from being shown, and how many of all
 * of them keep it from being read.
 */
function faultsWith(
  snapshot: Snapshot,
  file: string,
  text: string,
  { check, found }: Finding,
): { same: number; other: number; unread: number } {
  const all = faultsIn(snapshot, file, text, check)
  const words = JSON.stringify(found)
  const same = all.filter(finding => finding.check === check && JSON.stringify(finding.found) === words).length
  return { same, other: all.length - same, unread: all.filter(finding => finding.check === 'syntax').length }
}

function partsAround(text: string, fault: Finding, fix: string): Part[] {
  const start = offsetOf(text, fault.line, 1)
  const at = offsetOf(text, fault.line, fault.column)
  const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start)
  const isHead = end < headOf(text).length
  const parts: Part[] = []
  for (const quoted of quotedIn(fault.found)) {
    // A quotation may begin before the place that is named, as a word around a mark does.
    for (
      let from = text.indexOf(quoted, start - quoted.length);
      from >= 0 && from <= end;
      from = text.indexOf(quoted, from + 1)
    ) {
      // In front matter a column counts the signs of the value, of which more are written.
      if ((from <= at && from + quoted.length >= at) || isHead) parts.push({ from, to: from + quoted.length })
    }
  }
  for (const shape of shapes) {
    for (const { 0: match, index, groups } of text.matchAll(shape)) {
      const found = groups?.whole ?? match
      if (index > end) break
      if (index <= at && index + found.length >= at) parts.push({ from: index, to: index + found.length })
    }
  }
  // A line of front matter, and one that is missing there.
  if (/^[\w-]+:/.test(fix)) parts.push({ from: start, to: end })
  parts.push({ from: at, to: at })
  const known = new Set<string>()
  return parts.filter(({ from, to }) => {
    const key = `${from}-${to}`
    return known.has(key) ? false : known.add(key)
  })
}

/** Share of two texts that is the same at their beginnings and ends. */
function likeness(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  let [head, tail] = [0, 0]
  while (head < shorter && a[head] === b[head]) head++
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return (2 * (head + tail)) / (a.length + b.length || 1)
}
