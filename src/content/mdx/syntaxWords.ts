import { msg } from '../messages/msg.ts'
import { type Complaint, type Explained, lineOf, offsetOf } from './complaint.ts'
import { explainTags, tagWithoutEnd } from './syntaxTags.ts'

/** A complaint of the MDX parser in the words of a writer; nothing for those that have no better ones. */
export function explainSyntax(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  if (/import\/exports/.test(reason)) return programLine(complaint)
  if (/Could not parse expression|only spread elements/.test(reason)) return expression(complaint)
  if (/end of file in expression/.test(reason)) return openBrace(complaint)
  const unended = /\bname\b|attribute value/.test(reason) ? tagWithoutEnd(complaint) : undefined
  if (unended) return unended
  if (/before attribute value/.test(reason)) return valueWithoutQuotes(complaint)
  if (/closing quote|after name|in attribute name/.test(reason)) return oddQuotes(complaint)
  if (/before (local )?name|in (local )?name/.test(reason)) return lessThan(complaint)
  if (/closing tag|closing slash/.test(reason)) return explainTags(complaint)
  return undefined
}

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
      edit: {
        from: offsetOf(complaint, 0),
        to: offsetOf(complaint, text.length),
        insert: `${heading[1]} [#${heading[2]}]`,
      },
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
  const inside = quotesInside({ ...complaint, line: odd(lineOf(complaint, line)) ? line : complaint.line })
  if (inside) return inside
  const missing = odd(lineOf(complaint, line))
  const text = lineOf(complaint, missing ? line : complaint.line).trim()
  return {
    ...(missing ? { line, column: lineOf(complaint, line).indexOf('<') + 1 } : {}),
    found: missing
      ? msg('a quotation mark without its partner: {text}', { text })
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

/** Straight quotation marks among the words of a value, of which the first ends it. */
function quotesInside(complaint: Complaint): Explained | undefined {
  const text = lineOf(complaint, complaint.line)
  const [tag] = /<[A-Z][^<>]*>/.exec(text) ?? []
  const fix = tag
    ?.replace(/(?<=[א-ת])"(?=[א-ת])/g, '״')
    .replace(
      /(="[^"=<>]*)"([^"=<>]+)"([^"=<>]*"(?=\s*\/?>|\s+[\w-]+=))/g,
      (_, start: string, words: string, end: string) =>
        start + (/[א-ת]/.test(words) ? `״${words}״` : `“${words}”`) + end,
    )
  if (tag === undefined || fix === undefined || fix === tag) return undefined
  const column = text.indexOf(tag)
  const from = offsetOf(complaint, column)
  return {
    line: complaint.line,
    column: column + 1,
    found: msg('straight quotation marks inside a value, of which the first ends it: {tag}', { tag }),
    expected: msg('other marks among its words: “ ”, or ״ in Hebrew'),
    fix,
    edit: { from, to: from + tag.length, insert: fix },
  }
}

function lessThan(complaint: Complaint): Explained {
  const text = lineOf(complaint, complaint.line)
  const start = Math.max(0, text.lastIndexOf('<', complaint.column - 1))
  const rest = text.slice(start)
  const comment = /^<!--\s*([\s\S]*?)\s*-->/.exec(complaint.body.slice(offsetOf(complaint, start)))
  if (comment && /^\/?wp:/.test(comment[1] ?? '')) {
    const from = offsetOf(complaint, start)
    const blank = /^[ \t]*\n+/.exec(complaint.body.slice(from + comment[0].length))?.[0].length ?? 0
    return {
      column: start + 1,
      edit: { from, to: from + comment[0].length + (text.slice(0, start).trim() ? 0 : blank), insert: '' },
      found: msg("a mark of WordPress's editor, {mark}", { mark: comment[0] }),
      expected: msg('nothing in its place: the text alone'),
    }
  }
  if (comment) {
    const fix = `{/* ${comment[1]?.replaceAll('*/', '* /')} */}`
    return {
      column: start + 1,
      edit: { from: offsetOf(complaint, start), to: offsetOf(complaint, start) + comment[0].length, insert: fix },
      found: msg('a comment of HTML, {example}', { example: '<!-- … -->' }),
      expected: msg('a comment between {start} and {end}', { start: '{/*', end: '*/}' }),
      fix,
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
      expected: msg("the widget {widget} for this company's own address, and words for anyone else's", {
        widget: '<Mail />',
      }),
    }
  }
  const closing = /^<\\\w+>/.exec(rest)?.[0]
  if (closing && complaint.body.includes(closing.replace('\\', '').slice(0, -1))) {
    const from = offsetOf(complaint, start)
    const fix = closing.replace('\\', '/')
    return {
      column: start + 1,
      found: msg('a closing tag with the other slash: {tag}', { tag: closing }),
      expected: '/',
      fix,
      edit: { from, to: from + closing.length, insert: fix },
    }
  }
  const word = rest.split(/\s/)[0] ?? '<'
  return {
    column: start + 1,
    found: msg('a {sign} that begins no widget: {word}', { sign: '<', word }),
    expected: msg('{escaped} where readers should see the sign', { escaped: '&lt;' }),
    fix: word.replace('<', '&lt;'),
    edit: { from: offsetOf(complaint, start), to: offsetOf(complaint, start) + 1, insert: '&lt;' },
  }
}
