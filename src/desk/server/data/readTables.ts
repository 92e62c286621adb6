import { z } from 'zod'
import { contentOf } from '../../../content/checks/contentOf.ts'
import { referenceKind } from '../../../content/checks/read/dataReferences.ts'
import { factUses } from '../../../content/checks/read/factUses.ts'
import { nameOf } from '../../../content/checks/read/names.ts'
import type { Content, Place } from '../../../content/checks/types.ts'
import { dataFiles, storeCategorySchema } from '../../../content/dataFiles.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { isLocale, type Locale } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'
import { logoNames } from '../../../content/pictures/picture.ts'
import { isOfOtherKind, keysAt, schemasAt } from '../../../content/schemaAt.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import { type YamlFile, yamlFile } from '../../../content/yamlFile.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { dataQuery, editQuery, placeQuery } from '../../names.ts'
import type { DataPath, DataRow, DataTable, DataTables, DataUse, NamedPage } from './protocol.ts'
import { shownBy } from './shownBy.ts'
import { bothLanguages, extentOf, isMap, kindAt, nodeFor, type ValueSource } from './valueNodes.ts'

/** A data file as tables: one for each list of entries, and one for the rest of each map. */
export function readTables(snapshot: Snapshot, file: string, text: string): DataTables {
  const content = contentOf(snapshot, widgetDescriptions)
  const uses = usesOf(content)
  const schema = schemaOf(file)
  const yaml = yamlFile(file, text)
  const around = { shownBy: shownBy(content, file), pages: pagesOf(content), today: content.today }
  if (!schema || yaml.value === undefined || yaml.value === null) return around
  const names = { logo: logoNames(snapshot.files.keys()), page: around.pages.map(({ name }) => name), href: [] }
  const namesAt = (path: DataPath) => names[referenceKind(file, path) ?? 'href']
  const leadsTo = (path: DataPath) => {
    const kind = referenceKind(file, path)
    return kind === 'logo' ? undefined : kind
  }
  const facts = content.entries('facts')?.value ?? {}
  const source: Source = { yaml, schema, facts, start: 0, uses, namesAt, leadsTo }
  return { ...around, tables: tablesIn(source, [], yaml.value) }
}

/** The pages by their names in data files. */
function pagesOf({ allPages }: Content): NamedPage[] {
  return [...Map.groupBy(allPages, nameOf)].flatMap(([name, pair]) => {
    const titleIn = (locale: Locale) => {
      const page = pair.find(page => page.locale === locale) ?? pair[0]
      return String(page?.frontMatter.title ?? name)
    }
    const path = pair[0]?.path
    return path ? [{ name, path, title: { en: titleIn('en'), he: titleIn('he') } }] : []
  })
}

/** What a data file has to be; undefined for a file that is none. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (/^content\/data\/store\/[^/]+\.yaml$/.test(file)) return storeCategorySchema
  const name = /^content\/data\/([^/]+)\.yaml$/.exec(file)?.[1] ?? ''
  return Object.entries(dataFiles).find(([key]) => key === name)?.[1]
}

interface Source extends ValueSource {
  readonly uses: Uses
}

/** Places that show an entry, by the keys that lead to it. */
type Uses = (yaml: YamlFile, path: DataPath) => readonly DataUse[] | undefined

type Entries = readonly (readonly [key: string | number, value: unknown])[]

/** A text in both languages is one value. */
const isBilingual = (value: unknown): boolean =>
  isMap(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

const isRow = (value: unknown): boolean => isMap(value) && !isBilingual(value)

function tablesIn(source: Source, path: DataPath, value: unknown): DataTable[] {
  if (Array.isArray(value)) return [table(source, path, [...value.entries()], false)]
  if (!isMap(value)) return []
  const entries = Object.entries(value)
  const isRecord = schemasAt(source.schema, path).some(one => (one as z.core.$ZodTypes)._zod.def.type === 'record')
  if (isRecord && entries.every(([, entry]) => isRow(entry) && !holdsRows(entry))) {
    return [table(source, path, entries, true)]
  }
  const inner = entries.filter(([, entry]) => isTable(entry))
  const own = entries.filter(([, entry]) => !isTable(entry))
  return [
    ...(own.length > 0 ? [settings(source, path, own)] : []),
    ...inner.flatMap(([key, entry]) => tablesIn(source, [...path, key], entry)),
  ]
}

/** Whether a value needs its own table. */
const isTable = (value: unknown): boolean => holdsRows({ value }) || isRow(value)

const holdsRows = (value: unknown): boolean =>
  isMap(value) && Object.values(value).some(entry => Array.isArray(entry) && entry.length > 0 && entry.every(isRow))

/** The values of one map, a row each. */
function settings(source: Source, path: DataPath, entries: Entries): DataTable {
  const rows = entries.map(
    ([key, value]): DataRow => ({
      name: String(key),
      ...extentOf(source, [...path, key]),
      cells: [nodeFor(source, [...path, key], value)],
    }),
  )
  return { title: path.map(String), isKeyed: true, isOpen: false, columns: [''], rows }
}

function table(source: Source, path: DataPath, entries: Entries, isKeyed: boolean): DataTable {
  const keysOf = (key: string | number, value: unknown) =>
    isMap(value) && !isBilingual(value) ? keysFor(source, [...path, key], value) : ['']
  const used = new Set(entries.flatMap(([key, value]) => keysOf(key, value)))
  const known = keysAt(source.schema, [...path, entries[0]?.[0] ?? 0]).filter(key => used.has(key))
  const columns = [...new Set([...known, ...used])]
  const rows = entries.map(([key, value]): DataRow => {
    const own = [...path, key]
    const keys = keysOf(key, value)
    const uses = source.uses(source.yaml, own)
    const shows = shownAs(source, value)
    return {
      name: isKeyed ? String(key) : String(Number(key) + 1),
      ...extentOf(source, own),
      cells: columns.map(column => {
        if (column === '') return nodeFor(source, own, value)
        return keys.includes(column) && isMap(value) ? nodeFor(source, [...own, column], value[column]) : null
      }),
      ...(uses ? { uses } : {}),
      ...(shows ? { shows } : {}),
    }
  })
  const names = isKeyed ? rowNamesAt(source.schema, path) : undefined
  return { title: path.map(String), isKeyed, isOpen: true, ...(names ? { names } : {}), columns, rows }
}

/** What the schema asks of the keys of a map. */
function rowNamesAt(schema: z.ZodType, path: DataPath): DataTable['names'] {
  for (const one of schemasAt(schema, path)) {
    const { def } = (one as z.core.$ZodTypes)._zod
    if (def.type !== 'record') continue
    const { checks = [] } = def.keyType._zod.def as { readonly checks?: readonly z.core.$ZodCheck[] }
    const [pattern] = checks.flatMap(({ _zod: { def } }) =>
      'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [],
    )
    const refused = z.safeParse(def.keyType, '')
    if (pattern && refused.error)
      return { pattern: pattern.source, expected: { id: refused.error.issues[0]?.message ?? '' } }
  }
  return undefined
}

/** The keys of an entry: the existing ones, and single-line ones that its kind may have. */
function keysFor({ schema }: Source, path: DataPath, value: Record<string, unknown>): string[] {
  const possible = schemasAt(schema, path).flatMap(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    return def.type === 'object' && !isOfOtherKind(one, value) ? Object.keys(def.shape) : []
  })
  const missing = possible.filter(key => !(key in value) && kindAt(schema, [...path, key]) !== undefined)
  return [...Object.keys(value), ...missing]
}

/** A fact as readers see it, as far as its unfinished value can be formatted. */
function shownAs({ schema }: Source, value: unknown): string[] | undefined {
  if (schema !== dataFiles.facts) return undefined
  const parsed = dataFiles.facts.safeParse({ 'a.fact': value })
  const fact = parsed.data?.['a.fact']
  return fact && bothLanguages(locale => formatFact(fact, locale))
}

function usesOf(content: Content): Uses {
  const facts = Map.groupBy(factUses(content), ({ id }) => id)
  return (yaml, path) => {
    if (yaml.file !== 'content/data/facts.yaml' || path.length !== 1) return undefined
    return (facts.get(String(path[0])) ?? []).map(use => useOf(content, use))
  }
}

function useOf(content: Content, { file, line, column }: Place): DataUse {
  const page = content.allPages.find(page => page.file === file)
  const label = `${file.replace(/^.*\/|\.(?:mdx|yaml)$/g, '')}:${line}`
  if (page) return { label, url: `${localize(page.path, page.locale)}?${editQuery}=${line}:1` }
  const name = file.replace(/^content\/data\/|\.yaml$/g, '')
  return { label, url: `?${dataQuery}=${name}&${placeQuery}=${line}:${column}` }
}
