import type { Facts } from '../facts.ts'
import { frontMatterSchema } from '../frontMatter.ts'
import { type Locale, otherLocale } from '../locales/locales.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import { differenceInAnyOrder, differenceInOrder } from './read/difference.ts'
import { literalsIn } from './read/literals.ts'
import { type Mark, mentionsOf, numbersOf, structureOf } from './read/marks.ts'
import { type Pair, pairsOf } from './read/pairsOf.ts'
import { placeholdersOf } from './read/placeholders.ts'
import { saysFact } from './read/saysFact.ts'
import { type Mismatch, mismatches } from './read/unmatched.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** What both languages of a page share literally: widgets and images in order, facts, links and written numbers. */
export const pairs: Check = function* (content) {
  const facts = content.data('facts')?.value ?? {}
  const { widgets } = content
  for (const pair of pairsOf(content, ({ hasBody }) => hasBody)) {
    const structure = differenceInOrder(structureOf(pair.en, widgets), structureOf(pair.he, widgets))
    const mentions = differenceInAnyOrder(mentionsOf(pair.en, widgets), mentionsOf(pair.he, widgets))
    const numbers = differenceInAnyOrder(ownNumbers(pair.en, widgets, facts), ownNumbers(pair.he, widgets, facts))
    const report = (difference: { left: readonly Mark[]; right: readonly Mark[] }, rule: Message) =>
      mismatches(difference, structure.matched).map(mismatch => finding(pair, mismatch, rule))
    const different = [
      ...report(structure, msg('the same headings, widgets and images in the same order in both languages')),
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
    severity: 'error',
    found: isHebrew
      ? msg('the Hebrew page, which still has texts of the template to write')
      : msg('the English page, which still has texts of the template to write'),
    expected: msg('both languages written; where they differ is said after that'),
    also: { file: first.file, line: first.line, column: first.column },
  }
}

/** Numbers that are not facts of the business; those have their own check. */
const ownNumbers = (page: PageSource, widgets: WidgetDescriptions, facts: Facts): Mark[] =>
  numbersOf(page, widgets, text =>
    literalsIn(text).filter(literal => Object.values(facts).some(fact => saysFact(literal, fact))),
  )

function finding(pair: Pair, { en, he, near }: Mismatch, rule: Message): Finding {
  // Reported where something is missing; where the two pages differ, on the Hebrew one.
  const locale: Locale = he ? (en ? 'he' : 'en') : 'he'
  const [here, there] = locale === 'he' ? [he, en] : [en, he]
  const other = otherLocale(locale)
  const mark = there?.shown ?? ''
  if (en && he && en.key === he.key) {
    return {
      file: pair.he.file,
      line: he.line,
      column: he.column,
      check: 'pairs',
      severity: 'error',
      found: msg('{mark} in a different place than on the English page', { mark: he.shown }),
      expected: rule,
      also: { file: pair.en.file, line: en.line, column: en.column },
    }
  }
  return {
    file: pair[locale].file,
    line: here?.line ?? near,
    column: here?.column ?? 1,
    check: 'pairs',
    severity: 'error',
    found:
      here?.shown ??
      (other === 'en'
        ? msg('no {mark} in this part of the page, while the English page has one', { mark })
        : msg('no {mark} in this part of the page, while the Hebrew page has one', { mark })),
    expected: here
      ? msg('{mark}, as on the English page: {rule}', { mark, rule })
      : msg('{rule}; add it here, or delete it there', { rule }),
    ...(there && /^[<[!#]/.test(there.shown) ? { fix: there.shown } : {}),
    also: { file: pair[other].file, line: there?.line ?? 1, column: there?.column ?? 1 },
  }
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
