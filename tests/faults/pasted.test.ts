import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { causesOf } from '../../src/content/checks/report/causes.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { parseFiles, readSnapshot, type Snapshot } from '../../src/content/snapshot.ts'
import { fixFile } from '../../src/desk/writing/fixFile.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const folder = 'tests/faults/pasted'
const base = readSnapshot('tests/fixtures/base')

/** The sound site with another system's text below the first heading of a page. */
function pasted(name: string): { snapshot: Snapshot; file: string } {
  const file = `content/vendors/acme.${name.split('.')[1]}.mdx`
  const page = base.files.get(file)
  const text = page?.text?.replace(/(<\/PageHero>\n\n)[\s\S]*$/, (_, hero: string) => hero)
  if (!page || !text) throw new Error(`${file} is not what this test expects`)
  return { snapshot: withText(base, file, text + readFileSync(`${folder}/${name}`, 'utf8')), file }
}

function withText(snapshot: Snapshot, file: string, text: string): Snapshot {
  const entry = snapshot.files.get(file)
  if (!entry) throw new Error(`no file ${file}`)
  return parseFiles(snapshot.root, new Map(snapshot.files).set(file, { ...entry, text }), [], snapshot)
}

function errorsOf(snapshot: Snapshot, file: string) {
  const content = contentOf(snapshot, widgetDescriptions, '2026-11-15')
  const own = { ...content, pages: content.pages.filter(page => page.file === file) }
  // What the other language lacks is not the text's fault.
  return checkContent(own).filter(
    finding => finding.file === file && finding.severity === 'error' && finding.check !== 'pairs',
  )
}

/** Errors, causes among them, and what is left when all has been fixed that can be fixed in one way only. */
const figures = readdirSync(folder).map(name => {
  const { snapshot, file } = pasted(name)
  const before = errorsOf(snapshot, file)
  const fixed = fixFile(snapshot, file)
  const text = fixed?.text ?? ''
  const after = withText(snapshot, file, text)
  const left = errorsOf(after, file).map(({ check, line }) => `${check} ${text.split('\n')[line - 1]}`)
  return { name, errors: before.length, causes: causesOf(before).length, left, again: fixFile(after, file)?.text, text }
})

test('texts of other systems are fixed where there is one way to', () => {
  expect(figures.map(({ name, errors, causes, left }) => ({ name, errors, causes, left }))).toMatchInlineSnapshot(`
    [
      {
        "causes": 4,
        "errors": 13,
        "left": [],
        "name": "cards.en.mdx",
      },
      {
        "causes": 7,
        "errors": 15,
        "left": [],
        "name": "cloud-console.en.mdx",
      },
      {
        "causes": 6,
        "errors": 6,
        "left": [],
        "name": "cloud-tunnel.en.mdx",
      },
      {
        "causes": 9,
        "errors": 16,
        "left": [],
        "name": "docusaurus-blog.en.mdx",
      },
      {
        "causes": 7,
        "errors": 15,
        "left": [],
        "name": "docusaurus-guide.en.mdx",
      },
      {
        "causes": 12,
        "errors": 16,
        "left": [],
        "name": "hebrew-guide.he.mdx",
      },
      {
        "causes": 10,
        "errors": 30,
        "left": [],
        "name": "hebrew-notes.he.mdx",
      },
      {
        "causes": 8,
        "errors": 13,
        "left": [
          "links Read [the page](/en/acme) or [its old one](/acme).",
        ],
        "name": "readme.en.mdx",
      },
      {
        "causes": 6,
        "errors": 12,
        "left": [],
        "name": "starlight-asides.en.mdx",
      },
      {
        "causes": 9,
        "errors": 15,
        "left": [],
        "name": "starlight-start.en.mdx",
      },
    ]
  `)
})

test('what was fixed is not fixed again', () => {
  expect(figures.filter(({ again }) => again !== undefined)).toEqual([])
})
