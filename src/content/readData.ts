import { validateData } from './dataFaults.ts'
import {
  type Data,
  type DataName,
  dataFiles,
  type StoreCategory,
  storeCategorySchema,
  storeOrder,
} from './dataFiles.ts'
import type { Finding } from './fault.ts'
import { msg } from './messages/msg.ts'
import type { YamlFile } from './yamlFile.ts'

/** A data file's contents, or why it cannot be used. */
export interface ReadData<Value> {
  /** Undefined where the file is not there. */
  readonly yaml: YamlFile | undefined
  readonly value?: Value
  readonly findings: readonly Finding[]
}

type YamlFiles = ReadonlyMap<string, YamlFile>

/** `content/data/<name>.yaml`. */
export function readData<Name extends DataName>(files: YamlFiles, name: Name): ReadData<Data[Name]> {
  const file = `content/data/${name}.yaml`
  const yaml = files.get(file)
  if (!yaml) return { yaml, findings: [missing(file)] }
  return { yaml, ...(validateData(yaml, dataFiles[name]) as Omit<ReadData<Data[Name]>, 'yaml'>) }
}

/** A category of the store with its file. */
type ReadCategory = ReadData<StoreCategory> & { readonly slug: string; readonly yaml: YamlFile }

/** The categories of the store, in the order of their files; a site without a store has none. */
export function readStore(files: YamlFiles): ReadCategory[] {
  return [...files.values()].flatMap((yaml): ReadCategory[] => {
    const slug = /^content\/data\/store\/([^/]+)\.yaml$/.exec(yaml.file)?.[1]
    if (!slug) return []
    const { value, findings } = validateData(yaml, storeCategorySchema)
    return [{ slug, yaml, findings, ...(value ? { value: { slug, ...value } } : {}) }]
  })
}

/** Compares categories by their place in the store; those without one come last. */
export function byStoreOrder(a: { slug: string }, b: { slug: string }): number {
  const place = ({ slug }: { slug: string }) =>
    storeOrder.includes(slug) ? storeOrder.indexOf(slug) : storeOrder.length
  return place(a) - place(b) || a.slug.localeCompare(b.slug)
}

const missing = (file: string): Finding => ({
  check: 'data',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  found: msg('no such file'),
  expected: msg('the data file {file} to exist; pages read it', { file }),
})
