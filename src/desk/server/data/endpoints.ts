import { splitPage } from '../../../content/splitPage.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { editValue, type Splice } from './editValue.ts'
import { tablesBody, type ValueEdit, valueBody } from './protocol.ts'
import { readTables } from './readTables.ts'

/** What the desk asks about data, by method and name. */
export function dataEndpoints(live: LiveContent) {
  return {
    'POST tables': ({ body }: { body: unknown }) => {
      const { file, text } = parse(tablesBody, body)
      return readTables(live.snapshot, file, text)
    },
    'POST value': ({ body }: { body: unknown }) => edit(parse(valueBody, body)) ?? {},
  }
}

/** In a page the value belongs to its front matter. */
function edit({ file, text, path, value }: ValueEdit): Splice | undefined {
  if (!file.endsWith('.mdx')) return editValue(text, { path, value })
  const { yaml } = splitPage(file, text)
  const splice = yaml && editValue(yaml.source, { path, value })
  // The YAML has an empty line in the place of the hyphens.
  const shift = text.indexOf('\n')
  return splice && { ...splice, from: splice.from + shift, to: splice.to + shift }
}
