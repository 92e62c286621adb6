import { readExamples } from '../gallery/examples.ts'
import { schemaFiles, schemaFolder, schemaTargets } from './schemas.ts'
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
    // Hebrew letters are no disguise here; npm run check looks for those that are.
    'editor.unicodeHighlight.allowedLocales': { he: true },
    'files.readonlyInclude': { 'content/translations.lock.yaml': true },
    'search.exclude': { '.cache': true, dist: true, schemas: true },
  }
}
