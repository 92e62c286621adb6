import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

const client = 'dist/client'
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
/** `npm test` installs Java where it may, and says so where it may not (scripts/setup/java.mjs). */
const hasJava = spawnSync('java', ['-version']).status === 0

/** What the checker says of valid pages, with the reason to pass over it. */
const exceptions: readonly [message: RegExp, reason: string][] = [
  [/^Trailing slash on void elements/, 'React writes void elements so'],
  [
    /^CSS: Unrecognized at-rule “@(property|view-transition|container)”/,
    'in all three engines; newer than the checker’s CSS',
  ],
  [/^CSS: “container-type”: Property “container-type” doesn't exist/, 'as above'],
  [/^CSS: “margin-trim”: Property “margin-trim” doesn't exist/, 'in WebKit; a nicety that others pass over'],
  [/^CSS: “(vector-effect|paint-order)”: Property “[\w-]+” doesn't exist/, 'of SVG, in all three engines'],
  [/^Section lacks heading/, 'a strip that scrolls is a region of its own, named by its label, below the heading'],
]

const answerSchema = z.object({
  messages: z.array(
    z.object({ url: z.string(), lastLine: z.number().optional(), message: z.string(), extract: z.string().optional() }),
  ),
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the Nu HTML checker finds in these pages, by their file names: one line each. One JVM reads them all. */
function faults(pages: ReadonlyMap<string, string>): string[] {
  for (const [name, html] of pages) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), html)
  }
  const words = ['-Xmx512m', '-jar', jar, '--skip-non-html', '--exit-zero-always', '--format', 'json', folder]
  const { stderr, error } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  return answerSchema
    .parse(JSON.parse(stderr))
    .messages.flatMap(({ url, message, extract = '' }) =>
      exceptions.some(([known]) => known.test(message))
        ? []
        : [`${url.split(folder.slice(1))[1]}: ${message} (${extract.replace(/\s+/g, ' ')})`],
    )
}

/** Without a selector that is newer than the checker's CSS, to which it is a parse error that names no selector. */
const withoutNewerRules = (html: string) => html.replace(/::view-transition-group\(root\)\{[^}]*\}/g, '')

/** The style sheet is the same in every page: it is checked in one. */
const withoutStyles = (html: string) => html.replace(/(<style>)[\s\S]*?(<\/style>)/g, '$1$2')

test.skipIf(!hasJava)('the Nu HTML checker finds nothing in any HTML file of the build', { timeout: 180_000 }, () => {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
  const pages = names.map((name): [string, string] => {
    const html = readFileSync(join(client, name), 'utf8')
    return [name, name === 'index.html' ? withoutNewerRules(html) : withoutStyles(html)]
  })
  expect(pages.length).toBeGreaterThan(70)
  expect(faults(new Map(pages))).toEqual([])
})

test.skipIf(!hasJava)('it would find a fault in the elements and one in the style sheet', { timeout: 60_000 }, () => {
  const page = readFileSync(join(client, 'kandji.html'), 'utf8')
    .replace('</main>', '<ul><p>No item</p></ul></main>')
    .replace('</style>', 'p{colour:red}</style>')
  expect(faults(new Map([['kandji.html', page]])).join('\n')).toMatch(/colour[\s\S]*“p” not allowed/)
})
