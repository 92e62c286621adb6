import type { z } from 'zod'
import type { Finding } from './fault.ts'
import { type FrontMatter, frontMatterSchema } from './frontMatter.ts'
import { nearest } from './nearest.ts'
import type { YamlFile } from './yamlFile.ts'

const keys = Object.keys(frontMatterSchema.shape)

/** What of the front matter is missing, unknown or of the wrong kind or length; the value itself where nothing is. */
export function validateFrontMatter(yaml: YamlFile): { frontMatter?: FrontMatter; findings: Finding[] } {
  const value: unknown = yaml.value ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (result.success) return { frontMatter: result.data, findings: [] }
  const given: Values = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  const { issues } = result.error
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  // A misspelt key is not reported as missing as well, nor a value twice.
  const reported = new Set(unknown.map(key => nearest(key, keys)))
  const wrong = issues.filter(issue => {
    const key = String(issue.path[0] ?? '')
    if (issue.code === 'unrecognized_keys' || reported.has(key)) return false
    reported.add(key)
    return true
  })
  const words = [
    ...unknown.map(key => unknownKey(key, given, yaml)),
    ...wrong.map(issue => wrongValue(issue, given, yaml)),
  ]
  return {
    findings: words.map(({ key, ...words }) => ({
      check: 'frontMatter',
      severity: 'error',
      ...yaml.place(key),
      ...words,
    })),
  }
}

type Values = Readonly<Record<string, unknown>>
type KeyedWords = Pick<Finding, 'found' | 'expected' | 'fix'> & { key: string }

function unknownKey(key: string, given: Values, yaml: YamlFile): KeyedWords {
  const close = nearest(key, keys)
  const found = `unknown key "${key}"`
  if (!close) return { key, found, expected: `one of ${keys.join(', ')}; or leave this line out` }
  const expected = `a known key; did you mean "${close}"?`
  return close in given
    ? { key, found, expected: `${expected} It is there already, so that this line can go.` }
    : { key, found, expected, fix: `${close}: ${yaml.written(key) ?? '…'}` }
}

function wrongValue(issue: z.core.$ZodIssue, given: Values, yaml: YamlFile): KeyedWords {
  const key = String(issue.path[0] ?? '')
  const description = frontMatterSchema.shape[key as keyof FrontMatter]?.description ?? issue.message
  const value = given[key]
  if (value === undefined || value === null)
    return { key, found: `no "${key}"`, expected: description, fix: `${key}: …` }
  const found = `${key}: ${yaml.written(key) ?? ''}${excess(issue, value)}`
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
  const [, date, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(String(value)) ?? []
  if (key === 'updated' && date && month && year) {
    const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    return { key, found, expected: description, fix: `updated: ${iso}` }
  }
  const own = issue.code === 'custom' ? `${issue.message}. ` : ''
  return { key, found, expected: `${own}${description}` }
}

/** By how much a text or list is too long or too short. */
function excess(issue: z.core.$ZodIssue, value: unknown): string {
  if ((issue.code !== 'too_big' && issue.code !== 'too_small') || (typeof value !== 'string' && !Array.isArray(value)))
    return ''
  const { length } = value
  const unit = typeof value === 'string' ? 'characters' : 'entries'
  const by = issue.code === 'too_big' ? length - Number(issue.maximum) : Number(issue.minimum) - length
  return ` (${length} ${unit}, ${by} too ${issue.code === 'too_big' ? 'many' : 'few'})`
}
