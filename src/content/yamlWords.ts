import type { YAMLError } from 'yaml'
import type { Finding } from './fault.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** Words for a complaint of the YAML parser; `explained` where its line alone shows what to write. */
export function explainError(error: YAMLError, line: string): Words & { explained: boolean } {
  const words = fromLine(error, line)
  return words ? { ...words, explained: true } : { ...fromCode(error, line), explained: false }
}

function fromLine({ code }: YAMLError, line: string): Words | undefined {
  if (/^(<{7}|={7}|>{7})/.test(line)) {
    return {
      found: `a mark of a merge that somebody has to finish: ${line}`,
      expected: 'the lines of one side or of both, without the marks <<<<<<<, ======= and >>>>>>>',
    }
  }
  const [, before = '', key = '', value = ''] = /^(\s*(?:- )*)([\w.-]+): +(.*)$/.exec(line) ?? []
  if (code === 'DUPLICATE_KEY') {
    return { found: `the key "${key}" for the second time`, expected: 'each key once; remove one of the two lines' }
  }
  if (code === 'TAB_AS_INDENT') {
    const fix = line.replace(/^\t+/, tabs => '  '.repeat(tabs.length))
    return { found: 'a tab at the start of a line', expected: 'spaces, two for each step', fix }
  }
  if (/^\s*(- )*[\w.-]+:[^\s/]/.test(line) && !key) {
    return {
      found: `no space after the colon: ${line.trim()}`,
      expected: 'a space between the colon and the value',
      fix: line.replace(':', ': '),
    }
  }
  if (!key) return undefined
  const quoted = `${before}${key}: ${quote(value)}`
  if (/: |:$/.test(value) && !/^['"[{]/.test(value)) {
    return {
      found: `a colon inside a value that has no quotes around it: ${line.trim()}`,
      expected: 'quotes around a value that holds a colon',
      fix: quoted,
    }
  }
  if (/^[*&!%@`]/.test(value)) return explainSign(line)
  const mark = /^(['"]).*\1$/.exec(value)?.[1]
  if (mark) {
    return {
      found: `${mark} inside a value that stands between ${mark} and ${mark}: ${line.trim()}`,
      expected: `the other kind of quotes around the value${mark === "'" ? ', or the apostrophe ’ inside it' : ''}`,
      fix: `${before}${key}: ${quote(value.slice(1, -1))}`,
    }
  }
  return undefined
}

function fromCode(error: YAMLError, line: string): Words {
  const parser = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')
  return {
    found: `YAML that cannot be read (${parser}): ${line.trim()}`,
    expected:
      'one "key: value" on each line, indented with spaces as its neighbours are; a value with a colon or a # has quotes around it',
  }
}

/** A value whose first character YAML takes for a sign of its own: an alias, an anchor, a tag. */
export function explainSign(line: string): Words {
  const [, before, value] = /^(\s*(?:- )*(?:[\w.-]+: +)?)([*&!%@`][^[{]*)$/.exec(line) ?? []
  const word = value ?? /[*&!][^\s,[\]{}]*/.exec(line)?.[0] ?? line.trim()
  return {
    found: `a value that begins with ${word.charAt(0)}, which is a sign of YAML itself: ${word}`,
    expected: 'a text between quotes, or one that begins with a letter',
    ...(before === undefined || value === undefined ? {} : { fix: `${before}${quote(value)}` }),
  }
}

/** A quotation mark or bracket that opens in a line and is never closed. */
export function explainUnclosed(line: string): Words {
  const value = /^\s*(?:- )*(?:[\w.-]+: +)?(.*)$/.exec(line)?.[1] ?? ''
  const mark = /^['"]/.exec(value)?.[0]
  return mark
    ? {
        found: `a ${mark} that opens here and is never closed: ${line.trim()}`,
        expected: `another ${mark} at the end of the value`,
        fix: `${line}${mark}`,
      }
    : {
        found: `a bracket that opens here and is never closed: ${line.trim()}`,
        expected: 'a } for every { and a ] for every [',
      }
}

const quote = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)
