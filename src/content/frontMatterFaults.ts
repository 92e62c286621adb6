import type { z } from 'zod'
import { momentSchema, siteMoment } from './day.ts'
import type { Finding } from './fault.ts'
import { type FrontMatter, frontMatterSchema } from './frontMatter.ts'
import { msg, type Text } from './messages/msg.ts'
import { nearest } from './nearest.ts'
import type { YamlFile } from './yamlFile.ts'

const keys = Object.keys(frontMatterSchema.shape)

/** The front matter's value; or findings for keys that are missing, unknown, or of the wrong type or length. */
export function validateFrontMatter(yaml: YamlFile): { frontMatter?: FrontMatter; findings: Finding[] } {
  const value: unknown = yaml.value ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (result.success) return { frontMatter: result.data, findings: [] }
  const given: Values = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  const { issues } = result.error
  const unknown = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  )
  // A misspelt key is not also reported as missing, and no value is reported twice.
  const reported = new Set(unknown.map(key => nearest(key, keys)))
  const wrong = issues.filter(issue => {
    const key = String(issue.path[0] ?? '')
    if ((issue.code === 'unrecognized_keys' && issue.path.length === 0) || reported.has(key)) return false
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
  const found = msg('unknown key "{key}"', { key })
  if (!close) return { key, found, expected: msg('one of {known}; or leave this line out', { known: keys }) }
  return close in given
    ? { key, found, expected: msg('a known key; "{close}" is there already, so that this can go', { close }) }
    : {
        key,
        found,
        expected: msg('a known key; did you mean "{close}"?', { close }),
        fix: `${close}: ${yaml.written(key) ?? '…'}`,
      }
}

function wrongValue(issue: z.core.$ZodIssue, given: Values, yaml: YamlFile): KeyedWords {
  const key = String(issue.path[0] ?? '')
  const description = { id: frontMatterSchema.shape[key as keyof FrontMatter]?.description ?? issue.message }
  const value = given[key]
  if (value === undefined || value === null)
    return { key, found: msg('no "{key}"', { key }), expected: description, fix: `${key}: …` }
  const found = withExcess(`${key}: ${yaml.written(key) ?? ''}`, issue, value)
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const choices = issue.values.map(String)
    const close = nearest(value, choices)
    return close
      ? {
          key,
          found,
          expected: msg('one of the known names; did you mean "{close}"?', { close }),
          fix: `${key}: ${close}`,
        }
      : { key, found, expected: msg('one of {known}', { known: choices }) }
  }
  if (key === 'keywords' && typeof value === 'string') {
    const expected = msg('a list in square brackets. {description}', { description })
    return { key, found, expected, fix: `keywords: [${value.split(/\s*[;,]\s*/).join(', ')}]` }
  }
  const meant = meantValue(key, value)
  if (meant !== undefined) return { key, found, expected: description, fix: `${key}: ${meant}` }
  return issue.code === 'custom'
    ? { key, found, expected: msg('{reason}. {description}', { reason: { id: issue.message }, description }) }
    : { key, found, expected: description }
}

/** Our form of a boolean or a time written in another one. */
function meantValue(key: string, value: unknown): string | undefined {
  const text = String(value).trim()
  if (key === 'draft' || key === 'noIndex') {
    if (/^(?:yes|y|on|true|1|כן)$/i.test(text)) return 'true'
    return /^(?:no|n|off|false|0|לא)$/i.test(text) ? 'false' : undefined
  }
  if (key === 'updated') return momentOf(text)?.slice(0, 10)
  if (key === 'publishAt' || key === 'unpublishAt') return momentOf(text)
  return undefined
}

/** Our form of a time written with a time zone, with seconds, or with its day first. */
function momentOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (day && month && year) return known(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text) ?? []
  if (!date || !time) return undefined
  if (!zone) return known(`${date} ${time}`)
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const instant = Date.parse(`${date}T${time}${offset}`)
  return Number.isNaN(instant) ? undefined : siteMoment(instant)
}

const known = (moment: string): string | undefined => (momentSchema.safeParse(moment).success ? moment : undefined)

/** A line as it is written, and by how much its text or list is too long or too short. */
function withExcess(line: string, issue: z.core.$ZodIssue, value: unknown): Text {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
  if (issue.code === 'too_big') {
    const by = length - Number(issue.maximum)
    return typeof value === 'string'
      ? msg('{line} ({length} characters, {by} too many)', { line, length, by })
      : msg('{line} ({length} entries, {by} too many)', { line, length, by })
  }
  if (issue.code === 'too_small') {
    const by = Number(issue.minimum) - length
    return typeof value === 'string'
      ? msg('{line} ({length} characters, {by} too few)', { line, length, by })
      : msg('{line} ({length} entries, {by} too few)', { line, length, by })
  }
  return line
}
