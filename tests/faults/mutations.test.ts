import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { compileMdx } from '../../src/content/mdx/compile.ts'
import { parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const snapshot = readSnapshot('tests/fixtures/base')
const files = ['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx']

/** Lines in which the fixtures of all checks differ from the sound site: mistakes to splice into a page. */
const mistakes = files.flatMap(file => {
  const sound = new Set(readFileSync(`tests/fixtures/base/${file}`, 'utf8').split('\n'))
  const names = readdirSync('tests/fixtures', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(file))
  const lines = names.flatMap(name => readFileSync(`tests/fixtures/${name}`, 'utf8').split('\n'))
  return [...new Set(lines.filter(line => !sound.has(line) && line.length < 300))]
})

/** Longest that checking one page may take on a crowded machine, ms. */
const longest = 3000

const mistake = fc.record({
  file: fc.constantFrom(...files),
  line: fc.nat(47),
  text: fc.constantFrom(...mistakes),
  cut: fc.nat(40),
  how: fc.constantFrom('insert', 'replace', 'append', 'cut'),
})

test('whatever mistake is spliced into a page, it is told or the page compiles, at once and without a stack trace', async () => {
  await fc.assert(
    fc.asyncProperty(mistake, async ({ file, line, text, cut, how }) => {
      const place = pageFileOf(file)
      const lines = readFileSync(`tests/fixtures/base/${file}`, 'utf8').split('\n')
      const old = lines[line] ?? ''
      const edited = { insert: `${text}\n${old}`, replace: text, append: `${old} ${text}`, cut: old.slice(0, cut) }[how]
      const source = lines.with(Math.min(line, lines.length - 1), edited).join('\n')
      if (!place) throw new Error(`${file} is no page`)
      const started = performance.now()
      const own = parsePage(place, source)
      const pages = snapshot.pages.map(page => (page.file === file ? own : page))
      const findings = checkContent(contentOf({ ...snapshot, pages }, widgetDescriptions, '2026-11-15'))
      expect(performance.now() - started).toBeLessThan(longest)
      if (!findings.some(({ severity }) => severity === 'error')) await compileMdx({ ...place, ...own })
    }),
    { numRuns: 150, seed: 20261121 },
  )
}, 120_000)
