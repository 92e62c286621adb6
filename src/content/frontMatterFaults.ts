import { z } from 'zod'
import { meantKeys, pathKey, stepsOf } from './dataFaults.ts'
import { type Issue, unknownKey, wordsFor } from './dataWords.ts'
import { momentSchema, siteMoment } from './day.ts'
import type { Finding } from './fault.ts'
import { type FrontMatter, frontMatterSchema } from './frontMatter.ts'
import { msg, type Text } from './messages/msg.ts'
import { nearest } from './nearest.ts'
import { schemasAt } from './schemaAt.ts'
import type { YamlFile } from './yamlFile.ts'

/** The front matter's value; or findings for keys that are missing, unknown, or of the wrong type or length. */
export function validateFrontMatter(yaml: YamlFile): { frontMatter?: FrontMatter; findings: Finding[] } {
  const value: unknown = yaml.value ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (result.success) return { frontMatter: result.data, findings: [] }
  const { issues } = result.error
  // A misspelt key is not also reported as missing, and no value is reported twice.
  const reported = new Set(issues.flatMap(issue => meantKeys(issue, frontMatterSchema)))
  const wrong = issues.filter(({ code, path }) => {
    if (code === 'unrecognized_keys' || reported.has(pathKey(path))) return false
    reported.add(pathKey(path))
    return true
  })
  const words = [
    ...issues.flatMap(issue => unknownKeys(issue, yaml)),
    ...wrong.map(issue => ({ path: stepsOf(issue.path), ...wrongValue(issue, value, yaml) })),
  ]
  return {
    findings: words.map(({ path, ...words }) => ({
      check: 'frontMatter',
      severity: 'error',
      ...yaml.place(...path),
      ...words,
      ...(yaml.written(...path) === undefined ? { missing: path } : {}),
    })),
  }
}

type Path = readonly (string | number)[]
type Words = Pick<Finding, 'found' | 'expected' | 'inTable' | 'fix'>

const unknownKeys = (issue: Issue, yaml: YamlFile): (Words & { path: Path })[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map(key => ({
        path: [...stepsOf(issue.path), key],
        ...unknownKey(yaml, frontMatterSchema, issue.path, key),
      }))
    : []

function wrongValue(issue: Issue, given: unknown, yaml: YamlFile): Words {
  const path = stepsOf(issue.path)
  const key = path.at(-1) ?? ''
  // An entry of a list has neither a key nor a description.
  if (typeof key === 'number') {
    const { found, expected } = wordsFor(yaml, frontMatterSchema, issue)
    return { found, expected }
  }
  const description = { id: descriptionAt(path) ?? issue.message }
  const value = valueAt(given, path)
  if (value === undefined || value === null) {
    const [around] = path.slice(0, -1)
    const found = around === undefined ? msg('no "{key}"', { key }) : msg('no "{key}" in "{around}"', { key, around })
    return { found, expected: description, fix: `${key}: …` }
  }
  const found = withExcess(`${key}: ${yaml.written(...path) ?? ''}`, issue, value)
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const choices = issue.values.map(String)
    const close = nearest(value, choices)
    return close
      ? {
          found,
          expected: msg('one of the known names; did you mean "{close}"?', { close }),
          fix: `${key}: ${close}`,
        }
      : { found, expected: msg('one of {known}', { known: choices }) }
  }
  if (key === 'keywords' && typeof value === 'string') {
    const expected = msg('a list in square brackets. {description}', { description })
    return { found, expected, fix: `keywords: [${value.split(/\s*[;,]\s*/).join(', ')}]` }
  }
  if (issue.code === 'custom') {
    // A rule over several values is broken whatever their form.
    const reason = { id: issue.message }
    // The form has the description below the field, and names other fields by their labels.
    return {
      found,
      expected: msg('{reason}. {description}', { reason, description }),
      inTable: reason,
      ...(issue.params as Pick<Finding, 'inTable'> | undefined),
    }
  }
  const meant = meantValue(key, value)
  return { found, expected: description, ...(meant === undefined ? {} : { fix: `${key}: ${meant}` }) }
}

/** What the manual says of a key; one that may be left out is described around its type. */
function descriptionAt(path: Path): string | undefined {
  const [key, ...inner] = path
  const schema = frontMatterSchema.shape[key as keyof FrontMatter]
  if (inner.length === 0) return schema?.description
  const [one] = schema ? schemasAt(schema, inner) : []
  return one && z.globalRegistry.get(one)?.description
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[step] : undefined,
    value,
  )

/** Our form of a boolean or a time written in another one. */
function meantValue(key: string, value: unknown): string | undefined {
  const text = String(value).trim()
  if (key === 'draft' || key === 'noIndex') {
    if (/^(?:yes|y|on|true|1|כן)$/i.test(text)) return 'true'
    return /^(?:no|n|off|false|0|לא)$/i.test(text) ? 'false' : undefined
  }
  if (key === 'updated') return momentOf(text)?.slice(0, 10)
  if (key === 'publishAt' || key === 'unpublishAt' || key === 'at') return momentOf(text)
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
