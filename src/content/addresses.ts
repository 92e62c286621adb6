import { z } from 'zod'
import type { PagePath } from './locales/urls.ts'
import { msg } from './messages/msg.ts'
import { type YamlFile, yamlFile } from './yamlFile.ts'

/** The record of addresses that were published, which commands keep. */
export const addressesFile = 'content/addresses.yaml'

/** Whether visitors reach the page only where another is missing: its own address is never published. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/not-found')

/** An address that was published, without language; `gone` where nothing took its place, on purpose. */
export interface PublishedAddress {
  readonly path: PagePath
  readonly gone?: true | undefined
}

const schema = z.array(
  z.strictObject({
    path: z.custom<PagePath>(path => typeof path === 'string' && /^\/[a-z0-9/-]*$/.test(path)),
    gone: z.literal(true).optional(),
  }),
)

/** @returns no rows where there is no record, and a fault where it cannot be read */
export function readAddresses(files: ReadonlyMap<string, YamlFile>): {
  readonly yaml: YamlFile | undefined
  readonly rows: readonly PublishedAddress[]
  readonly isReadable: boolean
} {
  const yaml = files.get(addressesFile)
  const parsed = yaml ? schema.safeParse(yaml.value === null ? [] : yaml.value) : undefined
  return { yaml, rows: parsed?.data ?? [], isReadable: parsed?.success ?? true }
}

/** The fault of a record that cannot be parsed. */
export const unreadableAddresses = {
  found: msg('a record of addresses that no command wrote'),
  expected: msg('a line for each address, {line}; after a merge, the lines of both sides', {
    line: '- { path: /kandji }',
  }),
}

/** The record with further addresses, sorted, each once; one that is published again is no longer gone. */
export function formatAddresses(rows: readonly PublishedAddress[], more: readonly PublishedAddress[]): string {
  const all = new Map([...rows, ...more].map(row => [row.path, row]))
  const lines = [...all.values()]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, gone }) => `- { path: ${path}${gone ? ', gone: true' : ''} }\n`)
  return `# Addresses that were published, without language: written by npm run status -- --accept, rename and delete.\n${lines.join('')}`
}

/** The record in a text with further addresses; unchanged where there is none or it cannot be read. */
export function withAddresses(text: string | undefined, more: readonly PublishedAddress[]): string | undefined {
  if (text === undefined) return undefined
  const { rows, isReadable } = readAddresses(new Map([[addressesFile, yamlFile(addressesFile, text)]]))
  return isReadable ? formatAddresses(rows, more) : text
}
