import { frontMatterSchema } from '../frontMatter.ts'
import { type Locale, otherLocale } from '../locales/locales.ts'
import { type Message, msg, type Text } from '../messages/msg.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import { aloneWidgets, apartFrom } from './read/aloneWidgets.ts'
import { differenceInAnyOrder, differenceInOrder } from './read/difference.ts'
import { type FactsMeant, factsMeant } from './read/factsMeant.ts'
import { factUses } from './read/factUses.ts'
import { literalsIn } from './read/literals.ts'
import { type Mark, mentionsOf, numbersOf, onceEach, structureOf } from './read/marks.ts'
import { type Pair, pairsOf } from './read/pairsOf.ts'
import { placeholdersOf } from './read/placeholders.ts'
import { spokenNumbers } from './read/spokenNumbers.ts'
import { type Mismatch, mentionsApart, mismatches } from './read/unmatched.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** What both languages of a page share literally: widgets and images in order, facts, links and written numbers. */
export const pairs: Check = function* (content) {
  const meant = factsMeant(content.entries('facts')?.value ?? {}, factUses(content))
  const { widgets } = content
  for (const pair of pairsOf(content, ({ hasBody }) => hasBody)) {
    const structures = inBoth(pair, page => structureOf(page, widgets))
    const structure = differenceInOrder(structures.left, structures.right)
    const alone = aloneWidgets(mismatches(structure, structure.matched))
    // Most pairs have none, and were compared already.
    const marks =
      alone.left.length + alone.right.length === 0
        ? structure
        : apartFrom(alone, structures, ({ left, right }) => differenceInOrder(left, right))
    const mentions = apartFrom(
      alone,
      inBoth(pair, page => mentionsOf(page, widgets)),
      ({ left, right }) => mentionsApart(left, right, structure.matched),
    )
    const spoken = inBoth(pair, page => spokenNumbers(page, widgets))
    const numbers = apartFrom(
      alone,
      inBoth(pair, page => ownNumbers(page, widgets, meant)),
      ({ left, right }) =>
        withoutSpoken(differenceInAnyOrder(onceEach(left), onceEach(right)), {
          left: spoken.right,
          right: spoken.left,
        }),
    )
    const report = (difference: { left: readonly Mark[]; right: readonly Mark[] }, rule: Message) =>
      mismatches(difference, structure.matched).map(mismatch => finding(pair, mismatch, rule))
    const different = [
      ...report(marks, msg('the same headings, widgets and images in the same order in both languages')),
      ...report(mentions, msg('the same facts and links in both languages, equally often')),
      ...report(numbers, msg('the same written numbers in both languages')),
    ]
    const unwritten = different.length > 0 ? unwrittenLanguage(pair, content.pages) : undefined
    if (unwritten) yield unwritten
    else yield* different
    // Front matter that cannot be read has nothing to compare either.
    if (pair.en.unread.length === 0 && pair.he.unread.length === 0) yield* sameSettings(pair)
  }
}

/**
 * One language is written and the other still as the template has it: everything differs, and none of it is a fault of the
 * language that is written.
 */
function unwrittenLanguage(pair: Pair, pages: readonly PageSource[]): Finding | undefined {
  const left = (page: PageSource) => [...placeholdersOf(page, pages)].filter(({ line }) => line > page.bodyOffset)
  const [english, hebrew] = [left(pair.en), left(pair.he)]
  const isHebrew = hebrew.length > english.length
  const [first] = isHebrew ? hebrew : english
  if (!first) return undefined
  return {
    file: isHebrew ? pair.en.file : pair.he.file,
    line: 1,
    column: 1,
    check: 'pairs',
    // The other page has its own error until it is written; nothing is wrong with this one.
    severity: 'warning',
    found: isHebrew
      ? msg('the Hebrew page, which still has texts of the template to write')
      : msg('the English page, which still has texts of the template to write'),
    expected: msg('the texts of both languages; once both are written, it is said where they differ'),
    also: { file: first.file, line: first.line, column: first.column },
  }
}

/** Something of both pages, English on the left. */
const inBoth = <Of>({ en, he }: Pair, of: (page: PageSource) => Of): { left: Of; right: Of } => ({
  left: of(en),
  right: of(he),
})

/** Numbers that are not facts of the business; those have their own check. */
const ownNumbers = (page: PageSource, widgets: WidgetDescriptions, meant: FactsMeant): Mark[] =>
  numbersOf(page, widgets, prose => literalsIn(prose.text).filter(literal => meant(page, prose, literal).length > 0))

/** “1 year” has its counterpart in “שנה”, which says the number without a figure. */
function withoutSpoken(
  { left, right }: { left: readonly Mark[]; right: readonly Mark[] },
  spoken: { left: ReadonlySet<string>; right: ReadonlySet<string> },
) {
  const isWritten =
    (words: ReadonlySet<string>) =>
    ({ said }: Mark): boolean =>
      ![...(said ?? [undefined])].every(one => one !== undefined && words.has(one))
  return { left: left.filter(isWritten(spoken.left)), right: right.filter(isWritten(spoken.right)) }
}

/** A mark amid a sentence, whose language puts its own signs around a number. */
const inSentence = ({ shown, said }: Mark): Text => (said ? msg('“{text}”', { text: shown }) : shown)

function finding(pair: Pair, { en, he, near, nearThere }: Mismatch, rule: Message): Finding {
  // Reported where something is missing; where the two pages differ, on the Hebrew one.
  const locale: Locale = he ? (en ? 'he' : 'en') : 'he'
  const [here, there] = locale === 'he' ? [he, en] : [en, he]
  const other = otherLocale(locale)
  const mark = there ? inSentence(there) : ''
  if (en && he && en.key === he.key) {
    return {
      file: pair.he.file,
      line: he.line,
      column: he.column,
      check: 'pairs',
      severity: 'error',
      found: msg('{mark} in a different place than on the English page', { mark: inSentence(he) }),
      expected: rule,
      also: { file: pair.en.file, line: en.line, column: en.column },
    }
  }
  return {
    file: pair[locale].file,
    line:
      here?.line ??
      (there?.said ? sameLine(pair[other].source, nearThere, there.line, pair[locale].source, near) : near),
    column: here?.column ?? 1,
    check: 'pairs',
    severity: 'error',
    found: here
      ? inSentence(here)
      : other === 'en'
        ? msg('no {mark} in this part of the page, while the English page has one', { mark })
        : msg('no {mark} in this part of the page, while the Hebrew page has one', { mark }),
    ...(here ? {} : missingPicture(there?.shown ?? '', other)),
    expected: here
      ? msg('{mark}, as on the English page: {rule}', { mark, rule })
      : msg('{rule}; add it here, or delete it there', { rule }),
    ...(there && /^[<[!#]/.test(there.shown) ? { fix: there.shown } : {}),
    // Where it belongs is for its writer to say.
    ...(!here && there && /^[<#]/.test(there.shown) ? { isExample: true } : {}),
    ...(!here && there?.whole !== undefined ? { whole: there.whole } : {}),
    also: { file: pair[other].file, line: there?.line ?? 1, column: there?.column ?? 1 },
  }
}

function missingPicture(mark: string, other: Locale): Pick<Finding, 'foundAtDesk'> {
  const [, picture] = /^!\[…\]\((?:.*\/)?([^/\s)]+)/.exec(mark) ?? []
  if (picture === undefined) return {}
  return {
    foundAtDesk:
      other === 'en'
        ? msg('the picture {picture} is missing in this part of the page; the English page has it', { picture })
        : msg('the picture {picture} is missing in this part of the page; the Hebrew page has it', { picture }),
  }
}

/**
 * Where a number would stand that only one page has: in the paragraph, and the row of it, that comes as far after the mark that
 * both pages have.
 */
function sameLine(source: string, mark: number, line: number, other: string, otherMark: number): number {
  const [lines, others] = [source.split('\n'), other.split('\n')]
  const isEmpty = (text: string | undefined) => text === undefined || text.trim() === ''
  const begins = (of: readonly string[], index: number) => !isEmpty(of[index]) && isEmpty(of[index - 1])
  const after = (of: readonly string[], from: number) =>
    of.flatMap((_, index) => (index + 1 > from && begins(of, index) ? [index + 1] : []))
  const starts = after(lines, mark).filter(start => start <= line)
  const start = after(others, otherMark)[starts.length - 1]
  if (start === undefined) return otherMark
  const row = line - (starts.at(-1) ?? line)
  // Where the other page has fewer rows, the last of them.
  const end = others.findIndex((text, index) => index + 1 > start && isEmpty(text))
  return Math.min(start + row, end < 0 ? others.length : end)
}

/** Front matter other than text: the same in both languages. */
export const settings = [
  'type',
  'illustration',
  'image',
  'noIndex',
  'draft',
  'publishAt',
  'unpublishAt',
  'expires',
] as const

const writtenValue = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, inner]) => `${key}: ${String(inner)}`)
        .join(', ')} }`
    : String(value)

const isPossible = (key: (typeof settings)[number], value: unknown): boolean =>
  value === undefined || frontMatterSchema.shape[key].safeParse(value).success

function* sameSettings({ en, he }: Pair): Iterable<Finding> {
  for (const key of settings) {
    const written = (page: PageSource) =>
      key in page.frontMatter ? `${key}: ${writtenValue(page.frontMatter[key])}` : undefined
    const [ours, theirs] = [written(he), written(en)]
    // An invalid value is reported by the front matter's check, and is not a model for the other page.
    if (ours === theirs || [en, he].some(page => !isPossible(key, page.frontMatter[key]))) continue
    yield {
      file: he.file,
      line: he.frontMatterLines[key] ?? 1,
      column: 1,
      check: 'pairs',
      severity: 'error',
      found: ours ?? msg('no “{key}”', { key }),
      expected: theirs
        ? msg('{theirs}, as on the English page', { theirs })
        : msg('no “{key}”, as on the English page', { key }),
      ...(theirs === undefined ? {} : { fix: theirs }),
      also: { file: en.file, line: en.frontMatterLines[key] ?? 1, column: 1 },
    }
  }
}
