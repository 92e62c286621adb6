import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calloutDescriptions } from '../../src/site/widgets/Callout/description.ts'

/** A recipe of CONTRIBUTING.md, and how to find every file that its model consists of. */
interface Recipe {
  title: string
  /** Stands for `<Name>`, `<name>` or `<section>`; every other `<word>` is any path. */
  model: string
  /** Globs of the files that may belong to such a thing. */
  among: string[]
  /** Globs of those that only use it. */
  uses?: string[]
  /** Whether a file belongs to the model, by its path or its text. */
  marks: RegExp
  /** Files that bear no mark. */
  unmarked?: string[]
}

/** Files of the fixtures whose pinned text shows a check. */
function fixturesOf(check: string): string[] {
  const tests = globSync('tests/faults/*.test.ts').flatMap(file => readFileSync(file, 'utf8').split(/^test\(/m))
  const names = tests
    .filter(body => body.includes(`[${check}]`))
    .flatMap(body => body.match(/(?<=reportOn\(')[\w-]+/g) ?? [])
  return names.flatMap(name => globSync(`tests/fixtures/${name}/**/*.*`))
}

const sources = 'src/**/*.{ts,tsx,yaml,po}'

const recipes: Recipe[] = [
  {
    title: 'A widget',
    model: 'Callout',
    among: [sources, '.vscode/*', 'schemas/*'],
    // Checks name it in place of other systems' marks.
    uses: ['src/**/*.test.ts', 'src/content/checks/*'],
    marks: new RegExp(`\\bCallout\\b|calloutDescriptions|${calloutDescriptions.Callout.description}`),
  },
  {
    title: 'A check of the content',
    model: 'factDates',
    among: [sources, 'tests/faults/*'],
    marks: /\bfactDates\b/,
    unmarked: fixturesOf('factDates'),
  },
  {
    title: 'A section of the content',
    model: 'productivity',
    among: [sources, 'tests/{faults,unit}/*', 'content/**/*.mdx', 'schemas/*'],
    uses: ['tests/unit/recipes.test.ts'],
    marks: /^content\/productivity\/|\bproductivity\b/,
  },
  {
    title: 'A data file',
    model: 'hardware',
    among: [sources, 'tests/{faults,fixtures/base,site}/**/*.{ts,yaml}', 'content/**/*.yaml', 'schemas/*', '.vscode/*'],
    // The widget that shows it, and what is made of the widget's description.
    uses: ['src/site/widgets/**', 'src/content/messages/*', '.vscode/mdx.code-snippets'],
    marks: /data\/hardware\.yaml$|\bhardwareSchema\b|\bhardware\.(?:yaml|json)\b/,
  },
  {
    title: 'An island',
    model: 'FaqToggle',
    among: [sources, 'tests/e2e/*'],
    uses: ['src/site/islands/Island.test.tsx'],
    marks: /\bFaqToggle\b/,
  },
  {
    title: 'A lead field',
    model: 'employees',
    among: [sources],
    uses: ['src/server/leads/testing/*'],
    marks: /leadField\.employees|'employees'|\bemployees text\b/,
  },
  { title: 'An interface text', model: 'A good fit when', among: [sources], marks: /\bA good fit when\b/ },
]

const document = readFileSync('CONTRIBUTING.md', 'utf8')

/** The numbered steps of a recipe, which name its files. */
function stepsOf(title: string): string {
  const [, section = ''] = document.split(`### ${title}\n`)
  return (
    section
      .split(/^##/m)[0]
      ?.match(/^\d\. .*$/gm)
      ?.join('\n') ?? ''
  )
}

function patternsOf({ title, model }: Recipe): string[] {
  const named = stepsOf(title).replace(/`: .*$/gm, '`')
  const paths = [...named.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(match => match[1] ?? '')
  return [...new Set(paths.map(path => path.replace(/<(?:Name|name|section)>/g, model)))]
}

/** `tests/fixtures/<fault>/` as a pattern of the files in it. */
const matcher = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/<\w+>/g, '.+')}${pattern.endsWith('/') ? '.+' : ''}$`)

function filesOf({ among, uses = [], marks, unmarked = [] }: Recipe): string[] {
  const found = globSync(among, { exclude: uses }).map(file => file.replaceAll('\\', '/'))
  const marked = found.filter(
    file => /\.[\w-]+$/.test(file) && (marks.test(file) || marks.test(readFileSync(file, 'utf8'))),
  )
  return [...marked, ...unmarked]
}

test.each(recipes)('the recipe for $title names every file of $model', recipe => {
  expect(document).toContain(`### ${recipe.title}\n\nModel: \`${recipe.model}\`.`)
  const matchers = patternsOf(recipe).map(matcher)
  const files = filesOf(recipe)
  expect(files.filter(file => !matchers.some(pattern => pattern.test(file)))).toEqual([])
})

test.each(recipes)('the recipe for $title names no file that $model does without', recipe => {
  const files = filesOf(recipe)
  expect(patternsOf(recipe).filter(pattern => !files.some(file => matcher(pattern).test(file)))).toEqual([])
})

test('every numbered recipe is tested', () => {
  const titled = [...document.matchAll(/^### (.+)\n(?:(?!^#)[\s\S])*?^1\. /gm)].map(match => match[1])
  expect(titled.toSorted()).toEqual(recipes.map(({ title }) => title).toSorted())
})
