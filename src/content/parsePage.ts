import matter from 'gray-matter'
import { parseDocument, type YAMLParseError } from 'yaml'
import { ContentError, type Fault } from './fault.ts'
import { type FrontMatter, frontMatterSchema } from './frontMatter.ts'
import { nearest } from './nearest.ts'

export interface ParsedPage {
  frontMatter: FrontMatter
  /** MDX without the front matter. */
  body: string
  /** Lines of the file before the body starts, so that a fault in the body can name the file's line. */
  bodyOffset: number
}

/** gray-matter would run `---js` front matter; a page is data until its MDX passed the checks. */
const refuse = () => {
  throw new Error('only YAML front matter is allowed')
}

/**
 * Splits a page into validated front matter and MDX.
 * @throws {ContentError} with every fault of the front matter, each at its line
 */
export function parsePage(file: string, source: string): ParsedPage {
  const fault = (line: number, column: number, found: string, expected: string, fix?: string): Fault => ({
    rule: 'front-matter',
    severity: 'error',
    file,
    line,
    column,
    found,
    expected,
    ...(fix ? { fix } : {}),
  })
  const language = /^---[ \t]*(\S.*)?\r?\n/.exec(source)
  if (!language) {
    throw new ContentError([fault(1, 1, 'no front matter', 'the file to start with a line of three hyphens, ---')])
  }
  if (language[1]) {
    throw new ContentError([fault(1, 4, `front matter in "${language[1].trim()}"`, 'plain YAML front matter', '---')])
  }
  let split: { content: string; matter: string }
  try {
    // The options object switches off gray-matter's cache, which answers {} for a malformed file read twice.
    split = matter(source, { engines: { yaml: text => ({ text }), js: refuse, javascript: refuse, json: refuse } })
  } catch (error) {
    throw new ContentError([fault(1, 1, String(error), 'YAML front matter between two lines of ---')])
  }
  const document = parseDocument(split.matter, { prettyErrors: true })
  const lineOf = (offset: number) => split.matter.slice(0, offset).split('\n').length
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error: YAMLParseError) =>
        fault(
          (error.linePos?.[0].line ?? 1) + (split.matter.startsWith('\n') ? 0 : 1),
          error.linePos?.[0].col ?? 1,
          (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''),
          'valid YAML; a value with a colon or a # needs quotes around it',
        ),
      ),
    )
  }
  const value: unknown = document.toJS() ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (!result.success) {
    const range = (key: PropertyKey | undefined) => {
      const node = typeof key === 'string' ? document.get(key, true) : undefined
      const offset =
        node && typeof node === 'object' && 'range' in node ? (node.range as [number] | null)?.[0] : undefined
      return offset === undefined ? 1 : lineOf(offset) + (split.matter.startsWith('\n') ? 0 : 1)
    }
    const keys = Object.keys(frontMatterSchema.shape)
    const faults = result.error.issues.flatMap(issue => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(key => {
          const close = nearest(key, keys)
          return fault(
            range(key),
            1,
            `unknown key "${key}"`,
            close ? `a known key; did you mean "${close}"?` : `one of ${keys.join(', ')}`,
            close ? `${close}: ${String((value as Record<string, unknown>)[key])}` : undefined,
          )
        })
      }
      const key = String(issue.path[0] ?? '')
      const given = (value as Record<string, unknown>)[key]
      const description = frontMatterSchema.shape[key as keyof FrontMatter]?.description ?? ''
      const length = typeof given === 'string' ? ` (${given.length} characters)` : ''
      return [
        fault(
          range(key),
          1,
          given === undefined ? `no "${key}"` : `${key}: ${JSON.stringify(given)}${length}`,
          description || issue.message,
        ),
      ]
    })
    throw new ContentError(faults)
  }
  const bodyStart = source.length - split.content.length
  return {
    frontMatter: result.data,
    body: split.content,
    bodyOffset: source.slice(0, bodyStart).split('\n').length - 1,
  }
}
