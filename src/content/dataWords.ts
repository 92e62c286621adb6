import type { z } from 'zod'
import type { Finding } from './fault.ts'
import { nearest } from './nearest.ts'
import { formatOf, keysAt, sampleOf, schemasAt } from './schemaAt.ts'
import type { YamlFile } from './yamlFile.ts'

export type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** A key that no entry of this kind has. */
export function unknownKey(yaml: YamlFile, schema: z.ZodType, path: Path, key: string): Words {
  const known = keysAt(schema, path)
  const found = `unknown key "${key}"${within(path)}`
  const close = nearest(key, known)
  if (!close) return { found, expected: `one of ${known.join(', ')}; or remove this line` }
  if (yaml.document.hasIn([...path, close]))
    return { found, expected: `a known key; "${close}" is there already, so that this can go` }
  const value = yaml.written(...path.map(String), key)
  return {
    found,
    expected: `a known key; did you mean "${close}"?`,
    fix: `${close}: ${value ?? sampleOf(schemasAt(schema, [...path, close])[0])}`,
  }
}

/** A value that is missing or cannot be used. */
export function wordsFor(yaml: YamlFile, schema: z.ZodType, issue: Issue): Words {
  const { path } = issue
  const key = path.findLast(step => typeof step === 'string')
  const [wanted] = schemasAt(schema, path)
  const expected = expectation(issue, wanted)
  if (path.length === 0) {
    const keys = keysAt(schema, [])
    return {
      found: yaml.value === null || yaml.value === undefined ? 'an empty file' : 'a file of another shape',
      expected: keys.length > 0 ? `the keys ${keys.join(', ')}` : expected,
    }
  }
  const written = yaml.written(...path.map(step => (typeof step === 'number' ? step : String(step))))
  const named = typeof path.at(-1) === 'string' ? String(path.at(-1)) : undefined
  if (written === undefined || written === '' || written === 'null') {
    const name = named === undefined ? 'an empty entry' : `no "${named}"`
    const sample = issue.code === 'custom' ? '…' : sampleOf(wanted)
    return { found: `${name}${within(path.slice(0, -1))}`, expected, fix: `${named ? `${named}: ` : '- '}${sample}` }
  }
  const start = named ? `${named}: ` : `an entry${within(path.slice(0, -1))}: `
  const found = issue.code === 'invalid_key' ? `the key "${String(key)}"` : `${start}${shortened(written)}`
  const write = corrected(issue, wanted, written)
  return {
    found,
    expected: write?.meant ? `one of the known names; did you mean "${write.text}"?` : expected,
    ...(write ? { fix: `${named ? `${named}: ` : '- '}${write.text}` } : {}),
  }
}

const within = (path: Path): string => {
  const around = path.findLast(step => typeof step === 'string')
  return around === undefined ? '' : ` in "${String(around)}"`
}

const shortened = (text: string): string => {
  const [line = ''] = text.split('\n')
  return line.length < text.length || line.length > 80 ? `${line.slice(0, 80)}…` : line
}

/** The value as it should be written, where that can be known; `meant` where it is a name that was misspelt. */
function corrected(issue: Issue, wanted: z.core.$ZodType | undefined, written: string) {
  const plain = written.replace(/^(['"])(.*)\1$/, '$2')
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : optionsOf(issue)
  const close = choices.length > 0 ? nearest(plain, choices) : undefined
  if (close) return { text: close, meant: true }
  if (typesOf(issue).includes('number') && plain !== '' && Number.isFinite(Number(plain)))
    return { text: plain, meant: false }
  if (issue.code === 'invalid_type' && issue.expected === 'boolean' && /^(true|false)$/.test(plain))
    return { text: plain, meant: false }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && /^[\w.:+-]+$/.test(written))
    return { text: `'${written}'`, meant: false }
  if (formatOf(wanted) === 'url' && /^(http:\/\/|www\.)/.test(plain))
    return { text: plain.replace(/^(http:\/\/)?/, 'https://'), meant: false }
  return undefined
}

/** The names that a discriminator, such as a fact's kind, can have. */
const optionsOf = (issue: Issue): string[] =>
  issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []

/** What the schema asks for, in words of the writer and not of the schema. */
function expectation(issue: Issue, wanted: z.core.$ZodType | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      return formats[formatOf(wanted) ?? ''] ?? kinds[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'string' ? 'some text' : `at least ${issue.minimum}${entries(issue, issue.minimum)}`
    case 'too_big':
      return `at most ${issue.maximum}${entries(issue, issue.maximum)}`
    case 'invalid_format':
      return formats[issue.format] ?? issue.message
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    case 'invalid_union':
      return optionsOf(issue).length > 0 ? `one of ${optionsOf(issue).join(', ')}` : alternativesIn(issue)
    default:
      return issue.message
  }
}

const entries = (issue: { origin: string }, count: number | bigint): string =>
  issue.origin === 'array' ? (Number(count) === 1 ? ' entry' : ' entries') : ''

/** The kinds of value that would do. */
function typesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(typesOf) : []
}

/** What any of several alternatives would take. */
function alternativesIn(issue: Issue): string {
  return typesOf(issue).includes('string')
    ? 'either one text for both languages, or en: and he: with a text each'
    : 'a number without quotes, a range such as [24, 48], or en: and he: with one each'
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
}
