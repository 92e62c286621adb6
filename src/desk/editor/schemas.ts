import { z } from 'zod'
import { dataFiles, storeCategorySchema } from '../../content/dataFiles.ts'
import { frontMatterSchema } from '../../content/frontMatter.ts'
import { glossarySchema } from '../../content/glossary.ts'

export const schemaFolder = 'schemas'

/** Which YAML files each schema is for, from the project's root; the front matter of pages is in no file of its own. */
export const schemaTargets: Readonly<Record<string, string>> = {
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
export function schemaFiles(): [file: string, text: string][] {
  return Object.entries(schemas).map(([name, schema]) => {
    // The YAML language server knows draft 7 best; a path of the site has no counterpart there and counts as any value.
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    return [`${schemaFolder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`]
  })
}
