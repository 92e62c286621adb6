import { readdirSync, readFileSync } from 'node:fs'
import diff from '@jest/diff-sequences'
import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { type Locale, localeCodes } from '../../src/content/locales/locales.ts'
import { sayEnglish } from '../../src/content/messages/say.ts'
import { parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const fixtures = 'tests/fixtures'
const snapshot = readSnapshot(`${fixtures}/base`)
const pageOf = (locale: Locale) => `content/vendors/acme.${locale}.mdx`
const linesOf = (fixture: string, locale: Locale) =>
  readFileSync(`${fixtures}/${fixture}/${pageOf(locale)}`, 'utf8').split('\n')
const sound = { en: linesOf('base', 'en'), he: linesOf('base', 'he') }

/** Lines of the sound page that a fixture has otherwise. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

type Edits = Readonly<Record<Locale, readonly Edit[]>>

function editsOf(before: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let [a, b] = [0, 0]
  const upTo = (endA: number, endB: number) => {
    if (endA > a || endB > b) edits.push({ from: a, to: endA, lines: after.slice(b, endB) })
  }
  diff(
    before.length,
    after.length,
    (x, y) => before[x] === after[y],
    (count, x, y) => {
      upTo(x, y)
      ;[a, b] = [x + count, y + count]
    },
  )
  upTo(before.length, after.length)
  return edits
}

/** Both edits on one page; undefined where they touch. */
function merged(one: Edits, other: Edits): Edits | undefined {
  const both = { en: [...one.en, ...other.en], he: [...one.he, ...other.he] }
  for (const locale of localeCodes) {
    both[locale].sort((a, b) => a.from - b.from)
    if (both[locale].some(({ from }, index) => from <= (both[locale][index - 1]?.to ?? -1))) return undefined
  }
  return both
}

function pagesWith(edits: Edits) {
  return snapshot.pages.map(page => {
    const place = pageFileOf(page.file)
    if (!place) return page
    const lines = [...sound[page.locale]]
    for (const { from, to, lines: now } of edits[page.locale].toReversed()) lines.splice(from, to - from, ...now)
    return parsePage(place, lines.join('\n'))
  })
}

/** What the checks say of the page with these edits, places left out. Translations never were compared here. */
function toldOf(edits: Edits): Map<string, string> {
  const pages = pagesWith(edits)
  const findings = checkContent(contentOf({ ...snapshot, pages }, widgetDescriptions, '2026-11-15'))
  return new Map(
    findings.flatMap(({ check, file, found }) =>
      check === 'sectionsBehind' ? [] : [[`${check} ${file} ${sayEnglish(found).replace(/\d+/g, '')}`, check]],
    ),
  )
}

/** Fixtures that are edits of the page and nothing else, by the one check that names them. */
const byCheck = Map.groupBy(
  readdirSync(fixtures).flatMap(name => {
    const files = readdirSync(`${fixtures}/${name}`, { recursive: true, encoding: 'utf8' }).filter(file =>
      /\.\w+$/.test(file),
    )
    if (name === 'base' || files.some(file => !/acme\.(en|he)\.mdx$/.test(file))) return []
    const edited = (locale: Locale) =>
      files.includes(pageOf(locale)) ? editsOf(sound[locale], linesOf(name, locale)) : []
    const edits = { en: edited('en'), he: edited('he') }
    const told = toldOf(edits)
    const checks = new Set(told.values())
    if (checks.size !== 1) return []
    // Front matter that is no YAML leaves less to look at than a value that is wrong.
    const kind =
      name.startsWith('front-matter') && pagesWith(edits).some(({ unread }) => unread.length > 0) ? ' unread' : ''
    return [{ name, edits, told: [...told.keys()], check: `${[...checks].join()}${kind}` }]
  }),
  ({ check }) => check,
)

const inUnreadPart = 'it may stand in the part that cannot be read'
const noYaml = 'front matter that is no YAML says nothing'

/** Why one fault is not reported along with another, by the checks that find them. */
const follows: Readonly<Record<string, string>> = {
  'anchors beside headings': 'the heading that is missing is the one that was there twice',
  'anchors beside syntax': 'the address of a heading depends on all those before it',
  'frontMatter beside frontMatter unread': noYaml,
  'publication beside frontMatter unread': noYaml,
  'updatedDays beside frontMatter unread': noYaml,
  'headings beside syntax': `the heading above: ${inUnreadPart}`,
  'pairs beside syntax': `what the other language has: ${inUnreadPart}`,
  'readability beside syntax': 'the grade of a text is that of the whole page',
  'widgetChildren beside syntax': `what a widget holds: ${inUnreadPart}`,
}

/** Checks whose fixtures all change the same line of the small page. */
const onOneLine = [
  'glossary links',
  'glossary unknownFact',
  'links readability',
  'links unknownFact',
  'publication updatedDays',
  'readability tables',
  'readability unknownFact',
]

/** Of each two checks, what the first two fixtures that fit on one page leave untold. */
const silent = new Set<string>()
const apart: string[] = []
const names = [...byCheck.keys()].sort()
for (const [index, one] of names.entries()) {
  for (const other of names.slice(index + 1)) {
    const pairs = (byCheck.get(one) ?? []).flatMap(a =>
      (byCheck.get(other) ?? []).map(b => ({ a, b, edits: merged(a.edits, b.edits) })),
    )
    const pair = pairs.find(({ edits }) => edits)
    if (!pair?.edits) {
      apart.push(`${one} ${other}`)
      continue
    }
    const told = toldOf(pair.edits)
    if (pair.a.told.some(text => !told.has(text))) silent.add(`${one} beside ${other}`)
    if (pair.b.told.some(text => !told.has(text))) silent.add(`${other} beside ${one}`)
  }
}

test('of two faults on one page both are told, unless one follows from the other', () => {
  expect([...silent]).toEqual(Object.keys(follows))
})

test('the faults of all other checks fit on one page', () => {
  expect(apart).toEqual(onOneLine)
})
