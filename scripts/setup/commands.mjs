import { readFileSync } from 'node:fs'

/**
 * What each script of package.json runs, one after the other; words after the name go to the last.
 * @typedef {{ file?: string, tool?: string, words?: string[], flags?: string[], says?: [string, string?], ignoresSignals?: boolean, isGroup?: boolean }} Step a file of the
 * project's or a tool of node_modules, with its own words and Node's flags; a first line where the tool begins in silence, and a last one where it ends so; a
 * tool that would go on to its end whatever signal it gets is killed; a group of processes, of which none outlives the first
 */

/** Limits a build's memory on small machines; docs/decisions.md has the figures. */
const bounded = ['--max-old-space-size=640', '--max-semi-space-size=16']

/** Line ends that git changed in a clone are not a fault of the code. */
const lineEnds = readFileSync(new URL('../../package.json', import.meta.url), 'utf8').includes('\r\n')
  ? ['--line-ending=crlf']
  : []

const script = (name, flags = []) => [{ file: `scripts/${name}.ts`, flags }]
/** Builds the site where something changed. */
export const siteBuild = script('buildIfChanged', bounded)
const bench = name => [{ file: `tests/bench/${name}.ts`, isGroup: true }]

/** @type {Record<string, Step[]>} */
export const commands = {
  start: [...siteBuild, { file: 'src/server/main.ts' }],
  test: [{ file: 'tests/run/main.ts' }],
  dev: script('dev'),
  build: siteBuild,
  release: script('release', bounded),
  new: script('new'),
  rename: script('rename'),
  delete: script('delete'),
  check: script('check'),
  editor: script('editor'),
  'launch-check': script('launchCheck'),
  leads: script('leads'),
  status: script('status'),
  facts: script('facts'),
  review: script('review'),
  previews: [{ file: 'src/server/previews/main.ts' }],
  'pack-preview': script('packPreview'),
  i18n: script('i18n'),
  types: [
    { tool: 'tsc', words: ['-p', '.'], says: ['Checking the types …', 'No fault in the types.'], ignoresSignals: true },
  ],
  lint: [
    { tool: 'biome', words: ['check', ...lineEnds, '.'], says: ['Reading the code …'] },
    { tool: 'knip', says: ['Looking for what is unused …', 'Nothing is unused.'] },
  ],
  spell: [{ tool: 'cspell', words: ['--no-progress'], says: ['Checking the spelling …'] }],
  unit: [{ tool: 'vitest', words: ['run'] }],
  browser: [{ tool: 'playwright', words: ['test', '-c', 'tests/e2e/playwright.config.ts'] }],
  pictures: [...siteBuild, { file: 'tests/pictures/run.ts' }],
  bench: bench('build'),
  'bench:desk': bench('desk'),
  'bench:dev': bench('dev'),
  'bench:lighthouse': bench('lighthouse'),
  'bench:idle': bench('idle'),
  'bench:machines': [{ file: 'tests/machines/run.ts' }],
  'bench:reliability': bench('reliability/run'),
  'bench:review': bench('review'),
  'bench:store': bench('store'),
}

/** Commands that need a browser. */
export const withBrowser = ['browser', 'pictures', 'review']
