import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from '../../src/content/checks/all.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { contentOf } from './reportOn.ts'

/** Shown by files that a test changes first. */
const made = ['image-too-heavy']
const fixtures = readdirSync('tests/fixtures').filter(name => name !== 'base')
const shown = new Set<string>()

test.each(fixtures.filter(name => !made.includes(name)))(
  '%s is reported by the checks that it names, and by no others',
  name => {
    const content = contentOf(name, name.startsWith('translation-') ? 'as recorded' : 'compared')
    const named = [...new Set(checkContent(content).map(({ check }) => check))]
    expect(named).not.toEqual([])
    for (const check of named) {
      shown.add(check)
      const others = checks.filter(one => one.name !== check)
      expect(others, `one check is called ${check}`).toHaveLength(checks.length - 1)
      expect(checkContent(content, others).filter(finding => finding.check === check)).toEqual([])
    }
  },
)

test('every check has a fixture', () => {
  expect(checks.map(({ name }) => name).filter(name => !shown.has(name))).toEqual([])
})

test('every fixture has its text pinned by a test', () => {
  const tests = globSync('tests/faults/*.test.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  expect(fixtures.filter(name => !tests.includes(`reportOn('${name}'`))).toEqual([])
})
