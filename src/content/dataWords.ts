import { isSeq } from 'yaml'
import type { z } from 'zod'
import { decimalIn, exactDigits, isDecimal } from './decimal.ts'
import type { Finding } from './fault.ts'
import { type Message, msg } from './messages/msg.ts'
import { nearest } from './nearest.ts'
import { formatOf, keysAt, sampleOf, schemasAt } from './schemaAt.ts'
import type { YamlFile } from './yamlFile.ts'

export type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Words = Pick<Finding, 'found' | 'foundAtDesk' | 'expected' | 'inTable' | 'fix' | 'isExample'>

/** A key that no entry of this kind has. */
export function unknownKey(yaml: YamlFile, schema: z.ZodType, path: Path, key: string): Words {
  const known = keysAt(schema, path)
  const around = nameAround(path)
  const found =
    around === undefined
      ? msg('unknown key "{key}"', { key })
      : msg('unknown key "{key}" in "{around}"', { key, around })
  const close = nearest(key, known)
  if (!close) return { found, expected: msg('one of {known}; or leave this line out', { known }) }
  if (yaml.document.hasIn([...path, close]))
    return { found, expected: msg('a known key; "{close}" is there already, so that this can go', { close }) }
  const value = yaml.written(...path.map(String), key)
  return {
    found,
    expected: msg('a known key; did you mean "{close}"?', { close }),
    fix: `${close}: ${value ?? sampleOf(schemasAt(schema, [...path, close])[0])}`,
  }
}

/** A value that is missing or cannot be used. */
export function wordsFor(yaml: YamlFile, schema: z.ZodType, issue: Issue): Words {
  const { path } = issue
  const key = path.findLast(step => typeof step === 'string')
  const [wanted] = schemasAt(schema, path)
  const example = isEmptyText(issue) ? exampleOf(yaml, path) : undefined
  const expected =
    example === undefined
      ? expectation(issue, wanted)
      : key === 'page'
        ? msg('the page that it leads to, which is missing here, such as {example}', { example })
        : msg('a text, which is missing here, such as “{example}”', { example })
  if (path.length === 0) {
    const keys = keysAt(schema, [])
    return {
      found: yaml.value === null || yaml.value === undefined ? msg('an empty file') : msg('a file of another shape'),
      expected: keys.length > 0 ? msg('the keys {keys}', { keys }) : expected,
    }
  }
  const written = yaml.written(...path.map(step => (typeof step === 'number' ? step : String(step))))
  const typed = typedInstead(issue, written)
  const named = typeof path.at(-1) === 'string' ? String(path.at(-1)) : undefined
  if (written === undefined || written === '' || written === 'null') {
    const sample = issue.code === 'custom' ? '…' : sampleOf(wanted)
    return {
      found: lacking(named, nameAround(path.slice(0, -1))),
      expected,
      ...typed,
      fix: `${named ? `${named}: ` : '- '}${sample}`,
      isExample: true,
    }
  }
  const value = shortened(written)
  const around = nameAround(path.slice(0, -1))
  const found =
    issue.code === 'invalid_key'
      ? msg('the key "{key}"', { key: String(key) })
      : named
        ? `${named}: ${value}`
        : around === undefined
          ? msg('an entry: {value}', { value })
          : msg('an entry in "{around}": {value}', { around, value })
  const write = corrected(issue, wanted, written)
  return {
    found,
    ...(isEmptyText(issue) ? { foundAtDesk: msg('an empty text') } : {}),
    expected: write?.meant ? msg('one of the known names; did you mean "{close}"?', { close: write.text }) : expected,
    ...typed,
    ...shorterInstead(issue, written),
    ...(write ? { fix: `${named ? `${named}: ` : '- '}${write.text}` } : {}),
  }
}

const isEmptyText = (issue: Issue): boolean =>
  issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1

/** What the entries beside this one have in the same place; the first of its language that has something. */
function exampleOf(yaml: YamlFile, path: Path): string | undefined {
  const at = path.findLastIndex(step => typeof step === 'number')
  const list: unknown = at < 0 ? undefined : yaml.document.getIn(path.slice(0, at), true)
  if (!isSeq(list)) return undefined
  const languageOf = (index: number) => yaml.document.getIn([...path.slice(0, at), index, 'language'])
  const own = languageOf(Number(path[at]))
  const alike = [...list.items.keys()].filter(index => languageOf(index) === own)
  const others = alike.map(index => yaml.document.getIn([...path.slice(0, at), index, ...path.slice(at + 1)]))
  // Hebrew in English is a fault of its own.
  const isFit = (other: unknown) => path.at(-1) !== 'en' || !/[א-ת]/.test(String(other))
  return others.find(other => typeof other === 'string' && other !== '' && isFit(other)) as string | undefined
}

/** The key that a path leads into. */
const nameAround = (path: Path): string | undefined => path.findLast(step => typeof step === 'string')

function lacking(named: string | undefined, around: string | undefined): Message {
  if (named === undefined)
    return around === undefined ? msg('an empty entry') : msg('an empty entry in "{around}"', { around })
  return around === undefined
    ? msg('no "{key}"', { key: named })
    : msg('no "{key}" in "{around}"', { key: named, around })
}

const shortened = (text: string): string => {
  const [line = ''] = text.split('\n')
  return line.length < text.length || line.length > 80 ? `${line.slice(0, 80)}…` : line
}

/** The value as it should be written, where that can be known; `meant` if it is a misspelt name. */
function corrected(issue: Issue, wanted: z.core.$ZodType | undefined, written: string) {
  const plain = plainOf(written)
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : optionsOf(issue)
  const close = choices.length > 0 ? nearest(plain, choices) : undefined
  if (close) return { text: close, meant: true }
  if (typesOf(issue).includes('number') && decimalIn(plain) !== undefined) return { text: plain, meant: false }
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
function expectation(issue: Issue, wanted: z.core.$ZodType | undefined): Message {
  switch (issue.code) {
    case 'invalid_type':
      return formats[formatOf(wanted) ?? ''] ?? kinds[issue.expected] ?? { id: issue.message }
    case 'invalid_value':
      return msg('one of {known}', { known: issue.values.map(String) })
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) > 1
          ? msg('at least {least, plural, one {# character} other {# characters}}', { least: Number(issue.minimum) })
          : msg('a text, which is missing here')
      return issue.origin === 'array'
        ? msg('at least {least, plural, one {# entry} other {# entries}}', { least: Number(issue.minimum) })
        : msg('at least {least}', { least: Number(issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string')
        return msg('at most {most, plural, one {# character} other {# characters}}', { most: Number(issue.maximum) })
      return issue.origin === 'array'
        ? msg('at most {most, plural, one {# entry} other {# entries}}', { most: Number(issue.maximum) })
        : msg('at most {most}', { most: Number(issue.maximum) })
    case 'invalid_format':
      return formats[issue.format] ?? { id: issue.message }
    case 'invalid_key':
      return { id: issue.issues[0]?.message ?? issue.message }
    case 'invalid_union':
      return optionsOf(issue).length > 0 ? msg('one of {known}', { known: optionsOf(issue) }) : alternativesIn(issue)
    default:
      return { id: issue.message }
  }
}

/** The kinds of value that would do. */
function typesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(typesOf) : []
}

/** What any of several alternatives would take. */
function alternativesIn(issue: Issue): Message {
  const [types, keys] = [typesOf(issue), ['en:', 'he:']]
  if (types.includes('string')) return msg('either one text for both languages, or {keys} with a text each', { keys })
  return types.includes('tuple')
    ? msg('a number without quotes, or a range such as {range}', { range: '[24, 48]' })
    : msg('a number without quotes, or {keys} with one each', { keys })
}

/** As it is typed, `24–48`, and as the file has it, `[24, 48]`. */
const range = /^\[.*\]$|\d\s*[-–]\s*\d/

const plainOf = (written: string): string => written.replace(/^(['"])(.*)\1$/, '$2')

/** Whether a text is a number to programs alone: `1e9`, `0x10`. */
const isNumberOfPrograms = (text: string): boolean =>
  text.trim() !== '' && !isDecimal(text) && Number.isFinite(Number(text))

/** Numbers alone, of which one has more digits than can be kept. */
const hasTooManyDigits = (text: string): boolean =>
  /^[\d\s.,–[\]+-]+$/.test(text) &&
  (text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/[\d.]+/g) ?? []).some(
    part => isDecimal(part) && decimalIn(part) === undefined,
  )

/** In the file as in a table: without its quotes such a number would be read as another one. */
function shorterInstead(issue: Issue, written: string): Partial<Pick<Words, 'expected' | 'inTable'>> {
  const types = typesOf(issue)
  if (types.includes('string') || !types.includes('number') || !hasTooManyDigits(plainOf(written))) return {}
  const expected = msg('a number of at most {most} digits: a longer one is not kept exactly', { most: exactDigits })
  return { expected, inTable: expected }
}

/** What is typed into a table for a number, which knows neither quotes nor brackets. */
function typedInstead(issue: Issue, written = ''): Pick<Words, 'inTable'> {
  const types = optionsOf(issue).length > 0 ? [] : typesOf(issue)
  if (types.includes('string') || !types.includes('number')) return {}
  if (isNumberOfPrograms(plainOf(written))) return { inTable: msg('a number in digits alone, such as 1,200.50') }
  if (types.includes('tuple')) return { inTable: msg('a number, or a range such as {range}', { range: '24–48' }) }
  return { inTable: range.test(written) ? msg('one number: only a length of time can be a range') : msg('a number') }
}

const kinds: Readonly<Record<string, Message>> = {
  string: msg('a text'),
  number: msg('a number, without quotes'),
  int: msg('a whole number'),
  boolean: msg('true or false'),
  array: msg('a list, each entry on a line that starts with a hyphen'),
  object: msg('an entry with keys of its own, such as {keys}', { keys: ['en:', 'he:'] }),
  record: msg('an entry with keys of its own'),
  tuple: msg('a list in square brackets, such as {example}', { example: '[2, 6]' }),
}

const formats: Readonly<Record<string, Message>> = {
  url: msg('an address that starts with https://'),
  email: msg('a mail address'),
}
