import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { parseFiles, type Snapshot } from '../../../content/snapshot.ts'
import { splitPage } from '../../../content/splitPage.ts'
import { type YamlFile, yamlFile } from '../../../content/yamlFile.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { drawSocialImage } from '../../dev/sideFiles.ts'
import { factsFile } from '../../writing/addFact.ts'
import { parse } from '../parse.ts'
import { unsavedNow } from '../unsavedFiles.ts'
import { blankRow } from './blankRow.ts'
import { changeKind } from './changeKind.ts'
import { beginFact, copyRow } from './copyRow.ts'
import { editValue, type Splice, spliced } from './editValue.ts'
import { mergeValue } from './mergeValue.ts'
import { moveRow } from './moveRow.ts'
import { pathIn, valueAt } from './pathIn.ts'
import {
  moveBody,
  type RowCopy,
  type RowMove,
  rowBody,
  tablesBody,
  type ValueAnswer,
  type ValueEdit,
  valueBody,
} from './protocol.ts'
import { frontMatterStart, readForm } from './readForm.ts'
import { readTables, schemaOf } from './readTables.ts'

/** What the desk asks about data, by method and name. */
export function dataEndpoints(live: LiveContent) {
  return {
    'POST tables': ({ body }: { body: unknown }) => {
      const { file, text } = parse(tablesBody, body)
      return readTables(withUnsaved(live.snapshot), file, text)
    },
    'POST form': ({ body }: { body: unknown }) => {
      const { file, text } = parse(tablesBody, body)
      return (live.site && readForm(live.site, file, text)) ?? null
    },
    'POST social': ({ body }: { body: unknown }) => {
      const { file, text } = parse(tablesBody, body)
      return socialImage(live, file, text)
    },
    'POST row': ({ body }: { body: unknown }) => {
      return addRow(parse(rowBody, body)) ?? {}
    },
    'POST move': ({ body }: { body: unknown }) => move(parse(moveBody, body)) ?? {},
    'POST value': ({ body }: { body: unknown }) => edit(parse(valueBody, body)),
  }
}

/** The content with the texts that desks hold: a fact that only they show is not unused. */
function withUnsaved(snapshot: Snapshot): Snapshot {
  const files = new Map(snapshot.files)
  for (const [file, text] of unsavedNow(snapshot.root)) {
    const known = files.get(file)
    if (known && pageFileOf(file)) files.set(file, { ...known, text })
  }
  const isSame = [...files].every(([file, content]) => snapshot.files.get(file) === content)
  return isSame ? snapshot : parseFiles(snapshot.root, files, [], snapshot)
}

/** Address of the image that a page with this text is shared with; null while the front matter has faults. */
async function socialImage({ site, snapshot }: LiveContent, file: string, text: string): Promise<string | null> {
  const place = pageFileOf(file)
  const { page } = place ? parsePage(place, text) : { page: undefined }
  if (!site || !page) return null
  if (page.frontMatter.image) return page.frontMatter.image
  return `data:image/png;base64,${(await drawSocialImage(snapshot.root, site, page)).toString('base64')}`
}

function addRow({ file, text, read = text, path, name, after }: RowCopy): Splice | undefined {
  const last = after === undefined
  const now = last ? path : pathIn(yamlOf(file, read)?.value, yamlOf(file, text)?.value, [...path, after])
  if (!now) return undefined
  const [list, followed] = last ? [now] : [now.slice(0, -1), now.at(-1)]
  const schema = schemaOf(file)
  if (schema && name === undefined && typeof followed !== 'string') return blankRow(text, schema, list, followed)
  return copyRow(text, list, name, followed, file === factsFile ? beginFact : undefined)
}

function move({ file, text, read, path, by }: RowMove): Splice | undefined {
  const now = pathIn(yamlOf(file, read)?.value, yamlOf(file, text)?.value, path)
  return now && moveRow(text, now, by)
}

/** In a page the value belongs to its front matter. */
function edit({ file, text, read, path: pathRead, value, was }: ValueEdit): ValueAnswer {
  const yaml = yamlOf(file, text)
  const path = read === undefined || read === text ? pathRead : pathIn(yamlOf(file, read)?.value, yaml?.value, pathRead)
  if (!yaml || !path) return {}
  const [id, key] = path
  if (file === factsFile && key === 'kind' && typeof value === 'string')
    return changeKind(yaml.source, String(id), value) ?? {}
  const toSet = was && mergeValue(was.value, value, valueAt(yaml.value, path))
  const splice = editValue(yaml.source, { path, value: toSet ? toSet.value : value })
  if (!splice) return {}
  // The YAML has an empty line in place of the hyphens.
  const shift = file.endsWith('.mdx') ? frontMatterStart(text) : 0
  const moved = ({ from, to, insert }: Splice) => ({ from: from + shift, to: to + shift, insert })
  if (!was || toSet) return moved(splice)
  const back = editValue(yaml.source, { path, value: was.value })
  return { ...moved(splice), began: back ? spliced(text, moved(back)) : text }
}

const yamlOf = (file: string, text: string): YamlFile | undefined =>
  file.endsWith('.mdx') ? splitPage(file, text).yaml : yamlFile(file, text)
