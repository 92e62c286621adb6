import type { Finding } from '../fault.ts'

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
    expected: `another word first: a paragraph that begins with ${word} would be run as a program`,
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
      expected: 'the address of a section in square brackets, at the end of its heading',
      fix: `${heading[1]} [#${heading[2]}]`,
    }
  }
  return {
    column: start + 1,
    found: `the expression ${written}`,
    expected:
      'text: what stands in curly brackets would be run as a program. A bracket that readers should see is written \\{',
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
    found: `a { that is never closed: ${word}`,
    expected: 'no curly bracket; one that readers should see is written \\{',
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
    expected: curly ? 'straight quotation marks, "' : 'quotation marks before and after the value',
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
    found: missing ? `a quotation mark without its other one: ${text}` : `a tag that cannot be read: ${text}`,
    expected: 'each property as name="value", with " before and after the value, and > at the end of the tag',
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
      found: 'a comment of HTML, <!-- … -->',
      expected: 'a comment between {/* and */}',
      fix: `{/* ${comment[1]} */}`,
    }
  }
  const address = /^<(https?:[^>\s]+)>/.exec(rest)?.[1]
  if (address) {
    return {
      column: start + 1,
      found: `<${address}>`,
      expected: 'a link with words that say where it leads',
      fix: `[…](${address})`,
    }
  }
  if (/^<[\w.+-]+@/.test(rest)) {
    return {
      column: start + 1,
      found: rest.split(/\s/)[0] ?? rest,
      expected: 'the widget <Mail />, which knows the address',
    }
  }
  const word = rest.split(/\s/)[0] ?? '<'
  return {
    column: start + 1,
    found: `a < that begins no widget: ${word}`,
    expected: '&lt; where readers should see the sign',
    fix: word.replace('<', '&lt;'),
  }
}

function tags(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  const crossed = /closing tag `<\/([\w.]+)>`, expected corresponding closing tag for `<([\w.]+)>` of line (\d+)/.exec(
    reason,
  )
  if (crossed) {
    const [, closed, open, line] = crossed
    return {
      found: `</${closed}>, while <${open}> of line ${line} is still open`,
      expected: `</${open}> first`,
      fix: `</${open}>`,
    }
  }
  const open = /Expected a closing tag for `<([\w.]+)>`(?:.*before the end of `(\w+)`)?/.exec(reason)
  if (open) {
    const where =
      open[2] === 'paragraph'
        ? 'in the same paragraph'
        : open[2] === 'listItem'
          ? 'in the same point of the list'
          : 'on a line of its own'
    return {
      found: `<${open[1]}> that is never closed`,
      expected: `</${open[1]}> after what stands inside, ${where}; a widget with nothing inside ends with />`,
      fix: `</${open[1]}>`,
    }
  }
  if (!/closing slash/.test(reason)) return undefined
  const tag =
    /<\/[\w.]*>?/.exec(lineOf(complaint, complaint.line).slice(Math.max(0, complaint.column - 2)))?.[0] ?? '</'
  return { found: `${tag}, which closes nothing`, expected: 'its opening tag before it; or remove it' }
}
