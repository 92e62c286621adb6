import type { z } from 'zod'
import type { YamlFile } from './checks/yamlFile.ts'
import type { Finding } from './fault.ts'
import { nearest } from './nearest.ts'
import { yamlFaults } from './yamlFaults.ts'

/** What a data file holds, or why it cannot be used: malformed, or not of the shape in src/content/dataFiles.ts. */
export function validateData<Schema extends z.ZodType>(
  yaml: YamlFile,
  schema: Schema,
): { value?: z.infer<Schema>; findings: Finding[] } {
  const malformed = yamlFaults(yaml, 'data')
  if (malformed.length > 0) return { findings: malformed }
  const result = schema.safeParse(yaml.value)
  if (result.success) return { value: result.data, findings: [] }
  const findings = result.error.issues.flatMap(flatten).flatMap(issue => {
    const at = (path: readonly PropertyKey[]) => path.map(key => (typeof key === 'number' ? key : String(key)))
    if (issue.code !== 'unrecognized_keys') {
      return [{ ...place(yaml, at(issue.path)), ...words(yaml, issue) }]
    }
    return issue.keys.map(key => ({
      ...place(yaml, [...at(issue.path), key]),
      found: `unknown key "${key}"${within(issue.path)}`,
      expected: 'only the keys that the neighbouring entries have; correct its spelling or remove it',
    }))
  })
  return { findings: findings.map(finding => ({ check: 'data', severity: 'error', ...finding })) }
}

type Issue = z.core.$ZodIssue

/** Of alternatives, the one that came nearest: that with the fewest complaints. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [first = [], ...others] = issue.errors
  const closest = others.reduce((best, next) => (depth(next) > depth(best) ? next : best), first)
  return depth(closest) === 0
    ? [issue]
    : closest.map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flatten)
}

/** How far into the value the complaints of an alternative reach. */
const depth = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(issue => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)))

const place = (yaml: YamlFile, path: readonly (string | number)[]) => yaml.place(...path)

const within = (path: readonly PropertyKey[]): string => (path.length > 0 ? ` in ${path.join('.')}` : '')

function words(yaml: YamlFile, issue: Issue): Pick<Finding, 'found' | 'expected' | 'fix'> {
  const key = issue.path.at(-1)
  const value: unknown = issue.path.length > 0 ? yaml.document.getIn(issue.path) : yaml.value
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (value === undefined || value === null) {
    return {
      found: `no ${issue.path.join('.') || 'entries'}`,
      expected: expectation(issue),
      ...(typeof key === 'string' ? { fix: `${key}: …` } : {}),
    }
  }
  const found = `${issue.path.join('.') || 'the file'}${plain ? `: ${value}` : ''}`
  if (issue.code === 'invalid_value' && plain) {
    const close = nearest(String(value), issue.values.map(String))
    if (close)
      return { found, expected: `one of the known names; did you mean "${close}"?`, fix: `${String(key)}: ${close}` }
  }
  return { found, expected: expectation(issue) }
}

/** What the schema asks for, in words of the writer and not of the schema. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'string' ? 'some text' : `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_format':
      return formats[issue.format] ?? issue.message
    case 'invalid_union':
      return 'either one text for both languages, or en: and he: with a text each'
    default:
      return issue.message
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry on a line that starts with a hyphen',
  object: 'an entry with keys of its own, such as en: and he:',
  record: 'an entry with keys of its own',
  tuple: 'a list in square brackets, such as [2, 6]',
}

const formats: Readonly<Record<string, string>> = {
  url: 'an address that starts with https://',
  email: 'a mail address',
  regex: 'the form that the neighbouring entries have',
}
