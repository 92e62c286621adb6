import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { afterAll, expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { nodesOf } from '../../src/content/checks/read/nodes.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Finding } from '../../src/content/fault.ts'
import { compileMdx } from '../../src/content/mdx/compile.ts'
import { type PageSource, parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { readSnapshot, type Snapshot } from '../../src/content/snapshot.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const base = 'tests/fixtures/base'
const snapshot = readSnapshot(base)
const files = ['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx'] as const
const soundLines = (file: string) => readFileSync(`${base}/${file}`, 'utf8').split('\n')

/** Longest that checking one page may take, ms. */
const longest = 3000

/** How many lines an error may be away from the mistake. */
const near = 2

/** What the checks say, in time. */
function check(content: Snapshot): Finding[] {
  // Of the processor: a crowded machine is not slow code.
  const before = process.cpuUsage()
  const findings = checkContent(contentOf(content, widgetDescriptions, '2026-11-15'))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(longest)
  return findings.filter(({ check: name }) => name !== 'sectionsBehind')
}

/** Lines in which the fixtures of all checks differ from the sound site: mistakes to splice into a page. */
const mistakes = files.flatMap(file => {
  const sound = new Set(soundLines(file))
  const names = readdirSync('tests/fixtures', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(file))
  const lines = names.flatMap(name => readFileSync(`tests/fixtures/${name}`, 'utf8').split('\n'))
  return [...new Set(lines.filter(line => !sound.has(line) && line.length < 300))]
})

const mistake = fc.record({
  file: fc.constantFrom(...files),
  line: fc.nat(47),
  text: fc.constantFrom(...mistakes),
  cut: fc.nat(40),
  how: fc.constantFrom('insert', 'replace', 'append', 'cut'),
})

/**
 * Where a mistake on a line, from 0, may be told: there, where the other half of its tag or front matter is, its key again, or
 * another heading of its level, any of which is the one too many.
 */
function placesOf(lines: readonly string[], at: number, text: string): number[] {
  const name = /^<\/?(\w+)/.exec(lines[at] ?? '')?.[1]
  const halves = lines.flatMap((line, index) => (name && line.match(`^</?${name}\\b`) ? [index] : []))
  const marks = lines.flatMap((line, index) => (line === '---' ? [index] : []))
  const key = /^(?:\w+:|#{1,6} )/.exec(text)?.[0]
  const again = lines.flatMap((line, index) => (key && line.startsWith(key) ? [index] : []))
  return [at, ...halves, ...again, ...(at <= (marks[1] ?? 0) ? marks : [])].map(index => index + 1)
}

/** The line that a finding names in its words, such as that of a tag which is still open. */
const named = ({ file, found }: Finding): { file: string; line: number } | undefined => {
  const line = typeof found === 'string' ? undefined : found.values?.line
  return typeof line === 'number' ? { file, line } : undefined
}

/** What a reader reads of a page. */
const wordsOf = (tree: Nodes): string =>
  [...nodesOf(tree)]
    .map(node =>
      node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
        ? node.value
        : node.type === 'image'
          ? node.alt
          : '',
    )
    .join(' ')

/** Marks of Markdown and MDX that are not meant to be read. */
const marks = /\]\(|\*\*|:::|<\/?[A-Za-z]|\{|\}|^#{1,6}\s|\[\[|import \w/m

test('whatever mistake is spliced into a page, it is told where it is, or the page shows what was meant', async () => {
  await fc.assert(
    fc.asyncProperty(mistake, async ({ file, line, text, cut, how }) => {
      const place = pageFileOf(file)
      if (!place) throw new Error(`${file} is no page`)
      const lines = soundLines(file)
      const at = Math.min(line, lines.length - 1)
      // There it is a comment, as in each starter.
      if (text.startsWith('#') && at < lines.indexOf('---', 1)) return
      const old = lines[at] ?? ''
      const edited = { insert: `${text}\n${old}`, replace: text, append: `${old} ${text}`, cut: old.slice(0, cut) }[how]
      const own = parsePage(place, lines.with(at, edited).join('\n'))
      const pages = snapshot.pages.map(page => (page.file === file ? own : page))
      const findings = check({ ...snapshot, pages })
      const places = placesOf(lines, at, text)
      const isNear = (one: { file: string; line: number } | undefined) =>
        one?.file === file && places.some(here => Math.abs(here - one.line) <= near)
      if (findings.some(finding => isNear(finding) || isNear(finding.also) || isNear(named(finding)))) return
      expect(findings, 'an error that is nowhere near').toEqual([])
      await compileMdx({ ...place, ...own })
      expect(wordsOf(own.tree)).not.toMatch(marks)
      expectWords(own, how === 'cut' ? old.slice(0, cut) : how === 'replace' ? text : `${old} ${text}`)
    }),
    { numRuns: 110, seed: 20261121 },
  )
}, 120_000)

/** Every word of a line is read by someone: on the page, as a property or in the front matter. */
function expectWords({ tree, frontMatter, source }: PageSource, line: string): void {
  const shown = `${wordsOf(tree)} ${JSON.stringify(frontMatter)} ${(source.match(/[\w-]+="[^"]*"|<\/?\w+|\]\([^)]*\)/g) ?? []).join(' ')}`
  const words = line.match(/[\p{L}\p{N}]{3,}/gu) ?? []
  expect(words.filter(word => !shown.includes(word) && !(word in frontMatter))).toEqual([])
}

const root = mkdtempSync(join(tmpdir(), 'mutations-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A text in another encoding, and the line of its first byte that is none of UTF-8. */
interface Foreign {
  readonly bytes: (text: string) => Buffer
  readonly line: (text: string) => number
}

const firstLine = () => 1
const lastLine = (text: string) => text.split('\n').length

const encodings: Readonly<Record<string, Foreign>> = {
  'windows-1255': {
    bytes: text =>
      Buffer.from(
        [...text].map(letter =>
          /[א-ת]/.test(letter) ? letter.charCodeAt(0) - 0x05d0 + 0xe0 : letter.charCodeAt(0) & 0x7f,
        ),
      ),
    line: text => text.slice(0, text.search(/[א-ת]/)).split('\n').length,
  },
  'windows-1252': { bytes: text => Buffer.from(`${text}\ncaf\u00e9`, 'latin1'), line: text => lastLine(text) + 1 },
  'utf-16le': { bytes: text => Buffer.from(`\ufeff${text}`, 'utf16le'), line: firstLine },
  'utf-16be': { bytes: text => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), line: firstLine },
  'without a mark': { bytes: text => Buffer.from(text, 'utf16le'), line: firstLine },
  'cut in a letter': { bytes: text => Buffer.concat([Buffer.from(text), Buffer.from([0xd7])]), line: lastLine },
  'nothing but zeros': { bytes: text => Buffer.alloc(text.length), line: firstLine },
  'a picture': { bytes: () => readFileSync(`${base}/content/images/list.png`), line: firstLine },
}

test('a file in any other encoding is told once, with the line of its first byte that is none of UTF-8', () => {
  sound()
  fc.assert(
    fc.property(
      fc.constantFrom(...files, 'content/data/facts.yaml', 'content/data/navigation.yaml'),
      fc.constantFrom(...Object.keys(encodings)),
      (file, encoding) => {
        const text = readFileSync(`${base}/${file}`, 'utf8')
        const foreign = encodings[encoding]
        // Each has letters that the other lacks.
        const hebrew = { 'windows-1255': true, 'windows-1252': false }[encoding]
        fc.pre(foreign !== undefined && (hebrew ?? /[א-ת]/.test(text)) === /[א-ת]/.test(text))
        place(file, foreign.bytes(text))
        const told = check(readSnapshot(root)).filter(one => one.severity === 'error' && one.file === file)
        place(file, Buffer.from(text))
        expect(told.filter(one => one.check === 'fileNames')).toHaveLength(1)
        expect([...new Set(told.map(one => one.line))]).toEqual([foreign.line(text)])
      },
    ),
    { numRuns: 30, seed: 20261121 },
  )
  rmSync(join(root, 'content'), { recursive: true })
}, 60_000)

const page = 'content/vendors/acme.en.mdx'

/** What people, editors and other systems do to a folder; each with the file that must be named, if it is a mistake. */
const doings: readonly (readonly [what: string, named: string | undefined, act: () => void])[] = [
  ['a folder in the place of a page', undefined, () => mkdirSync(join(root, 'content/vendors/bolt.en.mdx'))],
  [
    'a link that leads nowhere',
    'content/vendors/bolt.en.mdx',
    () => symlinkSync('gone', join(root, 'content/vendors/bolt.en.mdx')),
  ],
  [
    'a link in a circle',
    'content/vendors/bolt.en.mdx',
    () => symlinkSync('bolt.en.mdx', join(root, 'content/vendors/bolt.en.mdx')),
  ],
  [
    'a link to a folder around it',
    'content/vendors/again',
    () => symlinkSync('..', join(root, 'content/vendors/again')),
  ],
  ['an empty page', page, () => place(page, Buffer.alloc(0))],
  ['an empty data file', 'content/data/facts.yaml', () => place('content/data/facts.yaml', Buffer.alloc(0))],
  ['a page of blanks', page, () => place(page, Buffer.from(' \n\n'))],
  [
    'a page of 3 MB',
    page,
    () => place(page, Buffer.concat([readFileSync(`${base}/${page}`), Buffer.alloc(3e6, 'word ')])),
  ],
  ['a copy by a file manager', 'content/vendors/acme.en (1).mdx', () => copy('content/vendors/acme.en (1).mdx')],
  ['a copy in capitals', 'content/vendors/Bolt.en.mdx', () => copy('content/vendors/Bolt.en.mdx')],
  ['a name in Hebrew', 'content/vendors/דף.en.mdx', () => copy('content/vendors/דף.en.mdx')],
  ['a page without its counterpart', 'content/vendors/bolt.en.mdx', () => copy('content/vendors/bolt.en.mdx')],
  ['a page in a new folder', 'content/vendors/new/bolt.en.mdx', () => copy('content/vendors/new/bolt.en.mdx')],
  ['a page of Word', 'content/vendors/bolt.en.docx', () => copy('content/vendors/bolt.en.docx')],
  ['what an editor keeps beside it', undefined, () => copy('content/vendors/.acme.en.mdx.swp')],
  [
    'line ends of Windows',
    undefined,
    () => place(page, Buffer.from(readFileSync(`${base}/${page}`, 'utf8').replaceAll('\n', '\r\n'))),
  ],
  ['a data file that is missing', 'content/data/facts.yaml', () => rmSync(join(root, 'content/data/facts.yaml'))],
]

/** What the sound site is told in any case. */
const before = check(readSnapshot(base)).map(({ file }) => file)

test.each(doings)('%s', (_what, named, act) => {
  sound()
  act()
  const told = filesTold().filter(file => !before.includes(file))
  if (named === undefined) expect(told).toEqual([])
  else expect(told).toContain(named.normalize())
  rmSync(join(root, 'content'), { recursive: true })
})

function sound(): void {
  for (const file of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(file)) place(file, readFileSync(join(base, file)))
  }
}

function place(file: string, bytes: Buffer): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), bytes)
}

const copy = (file: string): void => place(file, readFileSync(`${base}/${page}`))

/** The files that an error names. */
const filesTold = (): string[] =>
  check(readSnapshot(root)).flatMap(({ file, severity }) => (severity === 'error' ? [file] : []))
