import { z } from 'zod'
import { dataFiles, storeCategorySchema } from '../../content/dataFiles.ts'
import { frontMatterSchema } from '../../content/frontMatter.ts'
import { glossarySchema } from '../../content/glossary.ts'
import { readExamples } from '../gallery/examples.ts'
import { snippets } from './snippets.ts'
import { tasks } from './tasks.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What editors read, by its path from the project's root: `npm run editor` writes it, a test fails when it is out of date. */
export function editorFiles(root: string): Map<string, string> {
  return new Map([
    ...schemaFiles(),
    ['.vscode/mdx.code-snippets', json(snippets(readExamples(root)))],
    ['.vscode/settings.json', json(settings())],
    ['.vscode/tasks.json', json(tasks())],
    ['.vscode/extensions.json', json({ recommendations: extensions })],
  ])
}

const extensions = [
  'redhat.vscode-yaml',
  'unifiedjs.vscode-mdx',
  'streetsidesoftware.code-spell-checker',
  'biomejs.biome',
]

function settings() {
  const text = {
    'editor.wordWrap': 'on',
    'editor.quickSuggestions': { other: 'on', comments: 'off', strings: 'on' },
    'editor.snippetSuggestions': 'top',
  }
  return {
    'yaml.schemas': Object.fromEntries(
      Object.entries(schemaTargets).map(([name, files]) => [`./${schemaFolder}/${name}.json`, files]),
    ),
    '[mdx]': text,
    '[markdown]': text,
    '[yaml]': { 'editor.wordWrap': 'on', 'editor.tabSize': 2 },
    // Hebrew letters are not look-alikes here; npm run check looks for those.
    'editor.unicodeHighlight.allowedLocales': { he: true },
    'files.readonlyInclude': { 'content/translations.lock.yaml': true },
    'search.exclude': { '.cache': true, dist: true, schemas: true },
  }
}

const schemaFolder = 'schemas'

/** Which YAML files each schema is for, from the project's root; the front matter of pages is not a separate file. */
const schemaTargets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(dataFiles).map(name => [name, `content/data/${name}.yaml`])),
  store: 'content/data/store/*.yaml',
  glossary: 'content/glossary.yaml',
}

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...dataFiles,
  store: storeCategorySchema,
  glossary: glossarySchema,
  frontMatter: frontMatterSchema,
}

/**
 * The rules of front matter and data files as JSON Schema, by file name: what editors complete and underline by. The rules
 * that compare entries with each other are left to `npm run check`.
 */
function schemaFiles(): [file: string, text: string][] {
  return Object.entries(schemas).map(([name, schema]) => {
    // The YAML language server knows draft 7 best; a path of the site has no counterpart there and counts as any value.
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    return [`${schemaFolder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`]
  })
}
