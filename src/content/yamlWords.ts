import type { ErrorCode, YAMLError } from 'yaml'
import type { Finding } from './fault.ts'
import { type Message, msg } from './messages/msg.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** Words for a complaint of the YAML parser; `explained` where its line alone shows what to write. */
export function explainError(error: YAMLError, line: string): Words & { explained: boolean } {
  const words = fromLine(error, line)
  return words ? { ...words, explained: true } : { ...fromCode(error, line), explained: false }
}

function fromLine({ code }: YAMLError, line: string): Words | undefined {
  if (/^(<{7}|={7}|>{7})/.test(line)) return explainMergeMark(line)
  const [, before = '', key = '', value = ''] = /^(\s*(?:- )*)([\w.-]+): +(.*)$/.exec(line) ?? []
  if (code === 'DUPLICATE_KEY') {
    return {
      found: msg('the key "{key}" for the second time', { key }),
      expected: msg('each key once; remove one of the two lines'),
    }
  }
  if (code === 'TAB_AS_INDENT') {
    const fix = line.replace(/^\t+/, tabs => '  '.repeat(tabs.length))
    return { found: msg('a tab at the start of a line'), expected: msg('spaces, two for each step'), fix }
  }
  if (/^\s*(- )*[\w.-]+:[^\s/]/.test(line) && !key) {
    return {
      found: msg('no space after the colon: {line}', { line: line.trim() }),
      expected: msg('a space between the colon and the value'),
      fix: line.replace(':', ': '),
    }
  }
  if (!key) return undefined
  // Curly ones were meant as surrounding quotes.
  const quoted = `${before}${key}: ${quote(/^[“”„״][^“”„״]*[“”״]$/.test(value) ? value.slice(1, -1) : value)}`
  if (/: |:$/.test(value) && !/^['"[{]/.test(value)) {
    return {
      found: msg('a colon inside a value that has no quotes around it: {line}', { line: line.trim() }),
      expected: msg('quotes around a value that holds a colon'),
      fix: quoted,
    }
  }
  if (/^[*&!%@`]/.test(value)) return explainSign(line)
  const mark = /^(['"]).*\1$/.exec(value)?.[1]
  if (mark) {
    return {
      found: msg('the mark {mark} inside a value that stands between two of them: {line}', { mark, line: line.trim() }),
      expected:
        mark === "'"
          ? msg('the other kind of quotes around the value, or the apostrophe {apostrophe} inside it', {
              apostrophe: '’',
            })
          : msg('the other kind of quotes around the value'),
      fix: `${before}${key}: ${quote(value.slice(1, -1))}`,
    }
  }
  return undefined
}

/** A line of git's that shows where a merge is to be finished by hand. */
export const explainMergeMark = (line: string): Words => ({
  found: msg('a mark of an unfinished merge: {line}', { line }),
  expected: msg('the lines of one side or of both, without the marks {marks}', {
    marks: ['<<<<<<<', '=======', '>>>>>>>'],
  }),
})

/** What the parser stumbles over, where it is something that a writer can see. */
const reasons: Readonly<Partial<Record<ErrorCode, Message>>> = {
  BAD_DQ_ESCAPE: msg('a backslash between quotes, which stands for a special sign'),
  BAD_INDENT: msg('a line that begins further left or right than its neighbours'),
  BAD_SCALAR_START: msg('a value that begins with a sign of YAML itself'),
  BLOCK_AS_IMPLICIT_KEY: msg('a second colon in one line'),
  BLOCK_IN_FLOW: msg('lines of their own inside brackets'),
  MISSING_CHAR: msg('a comma, colon, bracket or quotation mark that is missing'),
  MULTILINE_IMPLICIT_KEY: msg('a line without its colon'),
  MULTIPLE_DOCS: msg('a second {mark}, which would begin another file', { mark: '---' }),
  UNEXPECTED_TOKEN: msg('words or signs where none are allowed'),
}

function fromCode({ code }: YAMLError, line: string): Words {
  const reason = reasons[code]
  return {
    found: reason
      ? msg('{reason}: {line}', { reason, line: line.trim() })
      : msg('a line that cannot be read: {line}', { line: line.trim() }),
    expected: msg(
      'one "{pair}" on each line, indented with spaces as its neighbours are; a value with a colon or a {hash} has quotes around it',
      { pair: 'key: value', hash: '#' },
    ),
  }
}

/** A value whose first character is special in YAML: an alias, an anchor, a tag. */
export function explainSign(line: string): Words {
  const [, before, value] = /^(\s*(?:- )*(?:[\w.-]+: +)?)([*&!%@`][^[{]*)$/.exec(line) ?? []
  const word = value ?? /[*&!][^\s,[\]{}]*/.exec(line)?.[0] ?? line.trim()
  return {
    found: msg('a value that begins with {sign}, which is a sign of YAML itself: {word}', {
      sign: word.charAt(0),
      word,
    }),
    expected: msg('a text between quotes, or one that begins with a letter'),
    ...(before === undefined || value === undefined ? {} : { fix: `${before}${quote(value)}` }),
  }
}

/** A quotation mark or bracket that opens in a line and is never closed. */
export function explainUnclosed(line: string): Words {
  const value = /^\s*(?:- )*(?:[\w.-]+: +)?(.*)$/.exec(line)?.[1] ?? ''
  const mark = /^['"]/.exec(value)?.[0]
  return mark
    ? {
        found: msg('a {mark} that opens here and is never closed: {words}', {
          mark,
          words: excerpt(value.slice(1).trim() || value),
        }),
        expected: msg('another {mark} at the end of the value', { mark }),
        fix: `${line}${mark}`,
      }
    : {
        found: msg('a bracket that opens here and is never closed: {line}', { line: excerpt(line.trim()) }),
        expected: msg('a closing bracket for each that opens: {pairs}', { pairs: ['{ }', '[ ]'] }),
      }
}

/** Longest words that a fault quotes, characters: enough to find them by. */
const quotable = 40

const excerpt = (words: string): string =>
  words.length > quotable ? `${words.slice(0, quotable).replace(/\s+\S*$/, '')} …` : words

const quote = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)
