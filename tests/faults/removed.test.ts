import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advisoryChecks, checks } from '../../src/content/checks/all.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { lockFile } from '../../src/content/translations/lock.ts'
import { contentOf } from './reportOn.ts'

/** Shown by files that a test changes first. */
const made = ['image-too-heavy']
const fixtures = readdirSync('tests/fixtures').filter(name => name !== 'base')
const shown = new Set<string>()
/** Files of which a check reports an error, by its name. */
const filesWithErrors = new Map<string, Set<string>>()

test.each(fixtures.filter(name => !made.includes(name)))(
  '%s is reported by the checks that it names, and by no others',
  name => {
    const content = contentOf(name, name.startsWith('translation-') ? 'as recorded' : 'compared')
    const findings = checkContent(content)
    for (const { check, severity, file } of findings) {
      if (severity === 'error') filesWithErrors.set(check, (filesWithErrors.get(check) ?? new Set()).add(file))
    }
    const named = [...new Set(findings.map(({ check }) => check))]
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

test('what a build leaves out reports no error of what it would publish', () => {
  const files = [...advisoryChecks].flatMap(({ name }) => [...(filesWithErrors.get(name) ?? [])])
  expect(files).toEqual([lockFile])
})

test('every fixture has its text pinned by a test', () => {
  const tests = globSync('tests/faults/*.test.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  expect(fixtures.filter(name => !tests.includes(`reportOn('${name}'`))).toEqual([])
})
