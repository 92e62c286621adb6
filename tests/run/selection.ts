import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { commands } from '../../scripts/setup/commands.mjs'
import { allSteps, type StepName, type TestStep, withWords } from './steps.ts'

/** What a file concerns, besides the steps and tests that always run. */
interface Concern {
  steps?: readonly StepName[]
  /** Globs of unit tests, besides those next to the file and those that import it. */
  unit?: string
  /** Files and folders under tests/e2e; none is all of them. */
  browser?: readonly string[]
}

/** They take seconds. */
const always: readonly StepName[] = ['types', 'lint', 'unused', 'content', 'spelling', 'unit']

/** Unit tests that read the repository as a whole; those that build sites only run when a build is concerned. */
const builds = 'tests/unit/{build,publication}.test.ts'
const wholeRepository = 'tests/unit/*.test.ts'

const site: readonly StepName[] = ['build', 'built', 'browser']

/** The browser tests of what a folder under src/site/ holds. */
const pages = ['page.test.ts', 'layout.test.ts']
const siteFolders: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['states.test.ts', 'shell/accessibility.test.ts'],
  boot: ['page.test.ts', 'budget.test.ts', 'shell/loading.test.ts', 'shell/resilience.test.ts'],
  consent: ['shell/cookies.test.ts'],
  forms: ['forms.test.ts', 'formsAgain.test.ts'],
  head: ['page.test.ts', 'language.test.ts'],
  i18n: ['language.test.ts', 'shell/language.test.ts'],
  islands: ['islands.test.ts', 'forms.test.ts'],
  layout: [...pages, 'home.test.ts'],
  machineFiles: [],
  motion: ['home.test.ts'],
  pages: ['page.test.ts', 'about.test.ts', 'home.test.ts', 'policies.test.ts'],
  preview: ['desk'],
  render: [...pages, 'islands.test.ts'],
  search: ['search.test.ts'],
  shell: ['shell'],
  storage: ['shell/cookies.test.ts', 'store'],
  store: ['store'],
  styles: [...pages, 'home.test.ts', 'print.test.ts'],
  widgets: ['page.test.ts', 'gallery.test.ts', 'home.test.ts'],
}

/** The first that fits a path says what it concerns; a path that none fits concerns everything. */
const rules: readonly [path: RegExp, concern: (match: RegExpExecArray) => Concern][] = [
  [
    /^tests\/e2e\/(.+\.test\.ts|(?:desk|engines|shell|store)\/)/,
    ([, test = '']) => ({ steps: ['browser'], browser: [test] }),
  ],
  [/^tests\/(?:faults|fixtures)\//, () => ({ unit: 'tests/faults/*.test.ts' })],
  [/^tests\/built\//, () => ({ steps: ['build', 'built'] })],
  [/^tests\/review\//, () => ({ steps: ['review'] })],
  [/^tests\/(?:bench|machines|pictures|postgres|rendered|run|unit)\//, () => ({})],
  [/^content\/.+\.(?:mdx|ya?ml|txt|\w{3,4})$/, () => ({ steps: ['build', 'built'] })],
  [/^src\/desk\/gallery\//, () => ({ steps: ['browser'], browser: ['gallery.test.ts'] })],
  [/^src\/desk\//, () => ({ steps: ['browser'], browser: ['desk'] })],
  [/^src\/review\//, () => ({ steps: ['review'] })],
  [/^src\/server\//, () => ({ steps: ['browser'], browser: ['forms.test.ts'] })],
  [/^src\/build\//, () => ({ steps: ['build', 'built'], unit: builds })],
  [/^src\/content\//, () => ({ steps: ['build', 'built'], unit: 'tests/faults/*.test.ts' })],
  [
    /^src\/site\/(\w+)\//,
    ([, folder = '']) => ({ steps: site, browser: siteFolders[folder] ?? pages, unit: 'tests/rendered/*' }),
  ],
  [/^src\/site\//, () => ({ steps: site, browser: pages })],
  [/^public\//, () => ({ steps: site, browser: pages })],
  [/^(?:scripts|deploy|docs|schemas|\.github|\.vscode)\/|^[\w/.]+\.md$|^(?:biome|cspell|knip)\.json$/, () => ({})],
]

const concernOf = (file: string): Concern | undefined => {
  for (const [path, concern] of rules) {
    const match = path.exec(file)
    if (match) return concern(match)
  }
  return undefined
}

/**
 * The steps of `npm test` that concern these files, limited to the tests that do.
 * @param files as paths from the project's folder; what was deleted may be among them
 */
export function stepsFor(files: readonly string[]): readonly TestStep[] {
  const concerns: Concern[] = []
  for (const file of files) {
    const concern = concernOf(file)
    if (!concern) return allSteps
    concerns.push(concern)
  }
  const browser = [...new Set(concerns.flatMap(concern => concern.browser ?? []))]
    .map(name => `tests/e2e/${name}`)
    .filter(path => existsSync(path))
  const names = new Set([...always, ...concerns.flatMap(concern => concern.steps ?? [])])
  if (browser.length === 0) names.delete('browser')
  const tests = [...concerns.flatMap(concern => concern.unit ?? []), ...files.map(testsBeside)]
  const unit = [
    ...files.filter(file => /\.tsx?$/.test(file) && existsSync(file)),
    ...globSync(wholeRepository, { exclude: [builds] }),
    ...globSync(tests),
  ]
  const limited: Partial<Record<StepName, TestStep['commands']>> = {
    unit: [{ tool: 'vitest', words: ['related', '--run', ...new Set(unit)] }],
    browser: withWords(commands.browser ?? [], browser),
  }
  return allSteps
    .filter(({ name }) => names.has(name))
    .map(step => ({ ...step, commands: limited[step.name] ?? step.commands }))
}

/** Vitest knows which tests import a file, but not which read it. */
const testsBeside = (file: string) => `${dirname(file)}/*.test.{ts,tsx}`
