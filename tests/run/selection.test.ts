import { existsSync, globSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stepsFor } from './selection.ts'
import { allSteps } from './steps.ts'

const names = (...files: string[]) => stepsFor(files).map(({ name }) => name)
const wordsOf = (step: string, ...files: string[]) =>
  stepsFor(files)
    .filter(({ name }) => name === step)
    .flatMap(({ commands }) => commands.flatMap(({ words = [] }) => words))

const quick = ['types', 'lint', 'unused', 'content', 'spelling', 'unit']

test.each([
  ['content/vendors/kandji.en.mdx', ['build', ...quick, 'built']],
  ['content/images/rack.png', ['build', ...quick, 'built']],
  ['src/site/store/cart.ts', ['build', ...quick.slice(0, 5), 'browser', 'unit', 'built']],
  ['src/desk/browser/Desk.tsx', [...quick.slice(0, 5), 'browser', 'unit']],
  ['src/review/review.ts', [...quick, 'review']],
  ['docs/decisions.md', quick],
  ['knip.json', quick],
  ['tests/e2e/gone.test.ts', quick],
])('%s concerns %j', (file, steps) => {
  expect(names(file)).toEqual(steps)
})

test.each([
  'package-lock.json',
  'vite.config.ts',
  'tests/e2e/axe.ts',
  'tests/site/content/pages/home.en.mdx',
  'new/file',
])('%s concerns everything, whatever else changed', file => {
  expect(stepsFor(['docs/decisions.md', file])).toBe(allSteps)
})

test('browser tests are those of the part that changed', () => {
  const desk = wordsOf('browser', 'src/desk/browser/Desk.tsx')
  expect(desk.filter(word => word.startsWith('tests/e2e/'))).toEqual([
    'tests/e2e/playwright.config.ts',
    'tests/e2e/desk',
  ])
  const two = wordsOf('browser', 'src/site/store/cart.ts', 'tests/e2e/shell/menus.test.ts')
  expect(two.slice(-2)).toEqual(['tests/e2e/store', 'tests/e2e/shell/menus.test.ts'])
})

test('unit tests are those that import a file, stand beside it, read it or read the repository', () => {
  const content = wordsOf('unit', 'src/content/day.ts', 'src/site/i18n/he.po')
  expect(content).toEqual(
    expect.arrayContaining([
      'src/content/day.ts',
      'src/content/day.test.ts',
      'tests/faults/headings.test.ts',
      'tests/unit/docs.test.ts',
    ]),
  )
  expect(content).not.toContain('src/site/i18n/he.po')
  expect(content).not.toContain('tests/unit/build.test.ts')
  expect(wordsOf('unit', 'src/build/verify.ts')).toContain('tests/unit/build.test.ts')
})

test('every folder of the site has browser tests of its own or says that it has none, and they are there', () => {
  const folders = readdirSync('src/site', { withFileTypes: true }).filter(entry => entry.isDirectory())
  const tests = folders.map(({ name }) => [name, wordsOf('browser', `src/site/${name}/some.ts`)] as const)
  expect(tests.filter(([, words]) => words.length === 0).map(([name]) => name)).toEqual(['machineFiles'])
  expect(tests.flatMap(([, words]) => words).filter(word => word.startsWith('tests/') && !existsSync(word))).toEqual([])
})

test('no file of the code, the content or the documents concerns everything', () => {
  const all = globSync('{src,scripts,content,deploy,docs,schemas,tests/{built,faults,unit,review}}/**/*.*')
  expect(stepsFor(all)).not.toBe(allSteps)
})
