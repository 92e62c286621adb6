import type { z } from 'zod'
import type { YamlFile } from './checks/yamlFile.ts'
import type { Finding } from './fault.ts'
import { type FrontMatter, frontMatterSchema } from './frontMatter.ts'
import { nearest } from './nearest.ts'

const keys = Object.keys(frontMatterSchema.shape)

/** What of the front matter is missing, unknown or of the wrong kind or length; the value itself where nothing is. */
export function validateFrontMatter(yaml: YamlFile): { frontMatter?: FrontMatter; findings: Finding[] } {
  const value: unknown = yaml.value ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (result.success) return { frontMatter: result.data, findings: [] }
  const given: Values = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  const findings = result.error.issues.flatMap(issue =>
    (issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => unknownKey(key, given))
      : [wrongValue(issue, given)]
    ).map(({ key, ...words }): Finding => ({ check: 'frontMatter', severity: 'error', ...yaml.place(key), ...words })),
  )
  return { findings }
}

type Values = Readonly<Record<string, unknown>>
type KeyedWords = Pick<Finding, 'found' | 'expected' | 'fix'> & { key: string }

function unknownKey(key: string, given: Values): KeyedWords {
  const close = nearest(key, keys)
  const found = `unknown key "${key}"`
  if (!close) return { key, found, expected: `one of ${keys.join(', ')}; leave this line out` }
  const expected = `a known key; did you mean "${close}"?`
  return close in given
    ? { key, found, expected: `${expected} It is there already, so that this line can go.` }
    : { key, found, expected, fix: `${close}: ${asYaml(given[key])}` }
}

function wrongValue(issue: z.core.$ZodIssue, given: Values): KeyedWords {
  const key = String(issue.path[0] ?? '')
  const description = frontMatterSchema.shape[key as keyof FrontMatter]?.description ?? issue.message
  const value = given[key]
  if (value === undefined) return { key, found: `no "${key}"`, expected: description, fix: `${key}: …` }
  const found = `${key}: ${asYaml(value)}${lengthOf(value)}`
  if (value instanceof Date)
    return { key, found, expected: description, fix: `${key}: ${value.toISOString().slice(0, 10)}` }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const choices = issue.values.map(String)
    const close = nearest(value, choices)
    return close
      ? { key, found, expected: `one of the known names; did you mean "${close}"?`, fix: `${key}: ${close}` }
      : { key, found, expected: `one of ${choices.join(', ')}` }
  }
  if (key === 'keywords' && typeof value === 'string') {
    return { key, found, expected: `a list in square brackets. ${description}`, fix: `keywords: [${value}]` }
  }
  return { key, found, expected: description }
}

const asYaml = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const lengthOf = (value: unknown): string =>
  typeof value === 'string' ? ` (${value.length} characters)` : Array.isArray(value) ? ` (${value.length} entries)` : ''
