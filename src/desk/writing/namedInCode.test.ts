import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readText } from '../../content/files.ts'
import { factIdsFile } from '../../content/formatFactIds.ts'
import { factsInCode, namedInCode } from './namedInCode.ts'

test('a page that a component leads to is reported with its place', () => {
  expect(namedInCode(process.cwd(), 'cookie-policy')).toEqual([expect.stringMatching(/\/CookieBanner\.tsx:\d+$/)])
})

test('examples in comments and tests name no page', () => {
  expect(namedInCode(process.cwd(), 'kandji')).toEqual([])
})

test("addresses in the desk's examples are no links", () => {
  expect(namedInCode(process.cwd(), 'acme')).toEqual([])
})

test('every fact that the code names is there (npm run facts -- --ids writes their list for the compiler)', () => {
  const facts: string[] = Object.keys(parse(readText('content/data/facts.yaml')))
  const named = factsInCode(process.cwd())
  const listed = [...readText(factIdsFile).matchAll(/'([^']+)'/g)].map(([, id = '']) => id)
  // One that nothing names may be missing in either: the desk adds and removes facts, and writes no code.
  expect(listed.filter(id => named.has(id) && !facts.includes(id))).toEqual([])
  expect(named).toContain('company.reply')
})

test('facts in comments are not shown, those in examples of widgets are', () => {
  const root = mkdtempSync(join(tmpdir(), 'code-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src/Fact'), { recursive: true })
  writeFileSync(join(root, 'src/Fact/Fact.tsx'), "/** Such as 'acme.trial'. */\nexport const shown = 'acme.price'\n")
  writeFileSync(join(root, 'src/Fact/examples.yaml'), 'Fact:\n  - { en: <Fact id="acme.setup" /> }\n')
  expect(factsInCode(root)).toEqual(new Set(['acme.price', 'acme.setup']))
})
