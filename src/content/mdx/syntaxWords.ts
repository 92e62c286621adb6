import { explainTag } from '../checks/read/tags.ts'
import type { Finding } from '../fault.ts'
import { msg } from '../messages/msg.ts'

/** What a parser says of MDX, and where it noticed. */
export interface Complaint {
  readonly reason: string
  readonly body: string
  /** Of the body, from 1. */
  readonly line: number
  readonly column: number
}

/** Words for writers; `line` and `column` where the fault stands elsewhere than where the parser noticed it. */
export type Explained = Pick<Finding, 'found' | 'expected' | 'fix'> & { line?: number; column?: number }

/** A complaint of the MDX parser in the words of a writer; nothing for those that have no better ones. */
export function explainSyntax(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  if (/import\/exports/.test(reason)) return programLine(complaint)
  if (/Could not parse expression|only spread elements/.test(reason)) return expression(complaint)
  if (/end of file in expression/.test(reason)) return openBrace(complaint)
  if (/before attribute value/.test(reason)) return valueWithoutQuotes(complaint)
  if (/closing quote|after name|in attribute name/.test(reason)) return oddQuotes(complaint)
  if (/before (local )?name|in (local )?name/.test(reason)) return lessThan(complaint)
  if (/closing tag|closing slash/.test(reason)) return tags(complaint)
  return undefined
}

const lineOf = ({ body }: Complaint, line: number): string => body.split('\n')[line - 1] ?? ''

/** A paragraph whose first word is import or export. */
function programLine(complaint: Complaint): Explained {
  let { line } = complaint
  while (line > 1 && !/^(import|export)\b/.test(lineOf(complaint, line))) line--
  const text = lineOf(complaint, line)
  const word = text.startsWith('export') ? 'export' : 'import'
  return {
    line,
    column: 1,
    found: text,
    expected: msg('another word first: a paragraph that begins with {word} would be run as a program', { word }),
  }
}

function expression(complaint: Complaint): Explained {
  const text = lineOf(complaint, complaint.line)
  const start = Math.max(0, text.lastIndexOf('{', complaint.column - 1))
  const written = /^\{[^}]*\}?/.exec(text.slice(start))?.[0] ?? text
  const heading = /^(#+ .*?)\s*\{#([^\s}]+)\s*\}\s*$/.exec(text)
  if (heading) {
    return {
      column: start + 1,
      found: written,
      expected: msg('the address of a section in square brackets, at the end of its heading'),
      fix: `${heading[1]} [#${heading[2]}]`,
    }
  }
  return {
    column: start + 1,
    found: msg('the expression {written}', { written }),
    expected: msg('text: anything in curly brackets would be run as code. To show a curly bracket, write {escaped}', {
      escaped: '\\{',
    }),
    fix: `\\${written}`,
  }
}

function openBrace(complaint: Complaint): Explained {
  const open: number[] = []
  for (const match of complaint.body.matchAll(/(?<!\\)[{}]/g)) {
    if (match[0] === '{') open.push(match.index)
    else open.pop()
  }
  const before = complaint.body.slice(0, open[0] ?? 0)
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  const word = /^\{\S*/.exec(complaint.body.slice(open[0] ?? 0))?.[0] ?? '{'
  return {
    line,
    column,
    found: msg('a {sign} that is never closed: {word}', { sign: '{', word }),
    expected: msg('no curly bracket; one that readers should see is written {escaped}', { escaped: '\\{' }),
    fix: `\\${word}`,
  }
}

function valueWithoutQuotes(complaint: Complaint): Explained {
  const text = lineOf(complaint, complaint.line)
  const name = /([\w-]+)=\s*$/.exec(text.slice(0, complaint.column - 1))?.[1] ?? ''
  const value = /^[^\s"'>]*/.exec(text.slice(complaint.column - 1))?.[0]?.replace(/\/$/, '') ?? ''
  const curly = /^[“”„״‘’׳]/.test(value)
  const plain = value.replace(/[“”„״‘’׳]/g, '')
  return {
    found: `${name}=${value}`,
    expected: curly
      ? msg('straight quotation marks, {mark}', { mark: '"' })
      : msg('quotation marks before and after the value'),
    ...(curly && /\s/.test(text.charAt(complaint.column - 1 + value.length))
      ? {}
      : { fix: `${name}="${plain || '…'}"` }),
  }
}

/** A quotation mark is missing in a tag; every later one of the page then opens where it should close. */
function oddQuotes(complaint: Complaint): Explained {
  let { line } = complaint
  const odd = (text: string) => /<\w/.test(text) && (text.match(/"/g)?.length ?? 0) % 2 === 1
  while (line > 1 && !odd(lineOf(complaint, line))) line--
  const missing = odd(lineOf(complaint, line))
  const text = lineOf(complaint, missing ? line : complaint.line).trim()
  return {
    ...(missing ? { line, column: lineOf(complaint, line).indexOf('<') + 1 } : {}),
    found: missing
      ? msg('a quotation mark without its other one: {text}', { text })
      : msg('a tag that cannot be read: {text}', { text }),
    expected: msg(
      'each property as {example}, with {mark} before and after the value, and {end} at the end of the tag',
      {
        example: 'name="value"',
        mark: '"',
        end: '>',
      },
    ),
  }
}

function lessThan(complaint: Complaint): Explained {
  const text = lineOf(complaint, complaint.line)
  const start = Math.max(0, text.lastIndexOf('<', complaint.column - 1))
  const rest = text.slice(start)
  const comment = /^<!--\s*(.*?)\s*(-->|$)/.exec(rest)
  if (comment) {
    return {
      column: start + 1,
      found: msg('a comment of HTML, {example}', { example: '<!-- … -->' }),
      expected: msg('a comment between {start} and {end}', { start: '{/*', end: '*/}' }),
      fix: `{/* ${comment[1]} */}`,
    }
  }
  const address = /^<(https?:[^>\s]+)>/.exec(rest)?.[1]
  if (address) {
    return {
      column: start + 1,
      found: `<${address}>`,
      expected: msg('a link with words that say where it leads'),
      fix: `[…](${address})`,
    }
  }
  if (/^<[\w.+-]+@/.test(rest)) {
    return {
      column: start + 1,
      found: rest.split(/\s/)[0] ?? rest,
      expected: msg('the widget {widget}, which knows the address', { widget: '<Mail />' }),
    }
  }
  const word = rest.split(/\s/)[0] ?? '<'
  return {
    column: start + 1,
    found: msg('a {sign} that begins no widget: {word}', { sign: '<', word }),
    expected: msg('{escaped} where readers should see the sign', { escaped: '&lt;' }),
    fix: word.replace('<', '&lt;'),
  }
}

function tags(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  const html = htmlTag(complaint)
  if (html) return html
  const crossed = /closing tag `<\/([\w.]+)>`, expected corresponding closing tag for `<([\w.]+)>` of line (\d+)/.exec(
    reason,
  )
  if (crossed) {
    const [, closed, open, line] = crossed
    return {
      found: msg('{closed}, while {open} of line {line} is still open', {
        closed: `</${closed}>`,
        open: `<${open}>`,
        line: Number(line),
      }),
      expected: msg('{tag} first', { tag: `</${open}>` }),
      fix: `</${open}>`,
    }
  }
  const beside = textBesideTag(complaint)
  if (beside) return beside
  const open = /Expected a closing tag for `<([\w.]+)>`(?:.*before the end of `(\w+)`)?/.exec(reason)
  if (open) {
    const [tag, end] = [`</${open[1]}>`, '/>']
    return {
      found: msg('{tag} that is never closed', { tag: `<${open[1]}>` }),
      expected:
        open[2] === 'paragraph'
          ? msg('{tag} after what stands inside, in the same paragraph; a widget with nothing inside ends with {end}', {
              tag,
              end,
            })
          : open[2] === 'listItem'
            ? msg(
                '{tag} after what stands inside, in the same point of the list; a widget with nothing inside ends with {end}',
                { tag, end },
              )
            : msg(
                '{tag} after what stands inside, on a line of its own; a widget with nothing inside ends with {end}',
                { tag, end },
              ),
      fix: `</${open[1]}>`,
    }
  }
  if (!/closing slash/.test(reason)) return undefined
  const tag =
    /<\/[\w.]*>?/.exec(lineOf(complaint, complaint.line).slice(Math.max(0, complaint.column - 2)))?.[0] ?? '</'
  return {
    found: msg('{tag}, which closes nothing', { tag }),
    expected: msg('its opening tag before it; or remove it'),
  }
}

/** A widget with its first words on the line of its tag, which makes the tag a word of a paragraph. */
function textBesideTag(complaint: Complaint): Explained | undefined {
  const line = lineOf(complaint, complaint.line)
  const [, tag, name, text] = /^\s*(<([A-Z]\w*)(?:"[^"]*"|[^<>"])*(?<!\/)>)[ \t]*(\S.*)$/.exec(line) ?? []
  if (!/before the end of `paragraph`/.test(complaint.reason) || !tag || !text) return undefined
  const after = complaint.body.split('\n').slice(complaint.line)
  if (!after.some(later => later.trim() === `</${name}>`)) return undefined
  return {
    found: msg('text on the line of {tag}', { tag: `<${name}>` }),
    expected: msg('the tag on a line of its own, and an empty line before the text'),
    fix: `${tag}\n\n${text}`,
  }
}

const lineBreak = { expected: msg('the line break {tag}', { tag: '<br/>' }), fix: '<br/>' }

/** A tag of HTML that is never closed: it has no place here in any case, but for a line break. */
function htmlTag(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  // Some write a line break as the end of one.
  const end = /^<?\/br\s*>/.exec(lineOf(complaint, complaint.line).slice(complaint.column - 1))
  if (end) {
    const { column } = complaint
    return { found: '</br>', ...lineBreak, column: end[0].startsWith('<') ? column : column - 1 }
  }
  const [, name, ofLine] = /closing tag for `<([a-z]\w*)>`(?: of line (\d+))?/.exec(reason) ?? []
  if (name === undefined) return undefined
  const line = Number(ofLine ?? complaint.line)
  const column = lineOf(complaint, line).indexOf(`<${name}`) + 1
  const written = /^<[^<>]*>/.exec(lineOf(complaint, line).slice(column - 1))?.[0] ?? `<${name}>`
  const words = name === 'br' ? { found: written, ...lineBreak } : explainTag({ name, attributes: [] }, written)
  return words && { ...words, line, column }
}
