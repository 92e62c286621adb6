import { explainTag } from '../checks/read/tags.ts'
import type { Edit } from '../fault.ts'
import { msg } from '../messages/msg.ts'
import { type Complaint, type Explained, lineOf, offsetOf } from './complaint.ts'
import { openOf, type Tag, tagsIn } from './tags.ts'

/** A tag that is not closed, closed twice, or none of this site. */
export function explainTags(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  const html = differentCase(complaint) ?? htmlTag(complaint)
  if (html) return html
  const crossed = /closing tag `<\/([\w.]+)>`, expected corresponding closing tag for `<([\w.]+)>` of line (\d+)/.exec(
    reason,
  )
  if (crossed) {
    const [, closed = '', open = '', line] = crossed
    const stray = strayClosing(complaint, closed, open)
    if (stray) return stray
    return {
      unclosed: { name: open, line: Number(line) },
      found: msg('{closed}, while {open} of line {line} is still open', {
        closed: `</${closed}>`,
        open: `<${open}>`,
        line: Number(line),
      }),
      expected: msg('{tag} first', { tag: `</${open}>` }),
      ...inRightOrder(complaint, `</${closed}>`, `</${open}>`),
    }
  }
  const beside = textBesideTag(complaint)
  if (beside) return beside
  const open = /Expected a closing tag for `<([\w.]+)>`(?:.*before the end of `(\w+)`)?/.exec(reason)
  if (open) {
    const [tag, end] = [`</${open[1]}>`, '/>']
    return {
      unclosed: { name: open[1] ?? '', line: complaint.line },
      found: msg('{tag} that is never closed', { tag: `<${open[1]}>` }),
      expected:
        open[2] === 'paragraph'
          ? msg('{tag} after its contents, in the same paragraph; a widget with nothing inside ends with {end}', {
              tag,
              end,
            })
          : open[2] === 'listItem'
            ? msg('{tag} after its contents, in the same list item; a widget with nothing inside ends with {end}', {
                tag,
                end,
              })
            : msg('{tag} after its contents, on a line of its own; a widget with nothing inside ends with {end}', {
                tag,
                end,
              }),
      fix: (open[2] === 'paragraph' && selfClosing(complaint, open[1] ?? '')) || `</${open[1]}>`,
    }
  }
  if (!/closing slash/.test(reason)) return undefined
  const tag =
    /<\/[\w.]*>?/.exec(lineOf(complaint, complaint.line).slice(Math.max(0, complaint.column - 2)))?.[0] ?? '</'
  const at = offsetOf(complaint, Math.max(0, complaint.column - 2))
  const tags = tagsIn(complaint.body)
  const stray = tags.find(({ from }) => from === at)
  return (
    spacedTag(complaint, tag) ?? {
      found: msg('{tag}, which closes nothing', { tag }),
      expected: msg('its opening tag before it; or remove it'),
      ...(stray ? removal(complaint.body, tags, stray) : {}),
    }
  )
}

/** A closing tag among tags that match without it. Where another is left open, its name may only be mistyped. */
function strayClosing(complaint: Complaint, closed: string, open: string): Explained | undefined {
  const tags = tagsIn(complaint.body)
  const column = Math.max(0, lineOf(complaint, complaint.line).indexOf(`</${closed}`))
  const at = offsetOf(complaint, column)
  const stray = tags.find(({ from, kind }) => from === at && kind === 'closing')
  const before = tags.filter(({ from }) => from < at)
  if (!stray || openOf(closed, before) > 0 || openOf(open, tags) > 0) return undefined
  const tag = `</${closed}>`
  return (
    spacedTag(complaint, tag) ?? {
      column: column + 1,
      found: msg('{tag}, which closes nothing', { tag }),
      expected: msg('its opening tag before it; or remove it'),
      ...removal(complaint.body, tags, stray),
    }
  )
}

/** Removes a closing tag; not after an empty one, where it ends the text between them, which only lacks its start. */
function removal(body: string, tags: readonly Tag[], stray: Tag): { edit?: Edit } {
  const last = tags.findLast(({ name, from }) => name === stray.name && from < stray.from)
  const isEnd = last?.kind === 'empty' && body.slice(last.to, stray.from).trim() !== ''
  return isEnd ? {} : { edit: withoutTag(body, stray) }
}

/** Without a tag, nor its line where nothing else stands on it, nor the empty ones after that where others are before. */
function withoutTag(body: string, { from, to }: Tag): Edit {
  const start = body.lastIndexOf('\n', from - 1) + 1
  const [rest] = /^[ \t]*(?:\n|$)/.exec(body.slice(to)) ?? []
  if (rest === undefined || body.slice(start, from).trim() !== '') return { from, to, insert: '' }
  const end = to + rest.length
  const empty = /(?:^|\n)[ \t]*\n$/.test(body.slice(0, start)) ? /^(?:[ \t]*\n)*/.exec(body.slice(end)) : undefined
  return { from: start, to: end + (empty?.[0].length ?? 0), insert: '' }
}

/**
 * A tag whose last sign is missing: the parser takes the words after it for its properties, also in the next paragraph, and
 * complains of the first that cannot be one.
 */
export function tagWithoutEnd({ body, line, column }: Complaint): Explained | undefined {
  const before = body.slice(0, offsetOf({ body, line }, column - 1))
  const start = /<\/?\p{L}[^<>]*$/u.exec(before)?.index
  if (start === undefined) return undefined
  const [paragraph = ''] = /^<[^<]*?(?=\n[ \t]*\n|\n?$|<)/.exec(body.slice(start)) ?? []
  const above = before.slice(0, start).split('\n')
  const isBeside = (above.at(-1) ?? '').trim() !== ''
  // A sign amid a sentence may be meant as one.
  if (paragraph.includes('>') || (isBeside && above.length === line)) return undefined
  const tag = (paragraph.split('\n', 1)[0] ?? '').trim()
  if ((tag.match(/"/g)?.length ?? 0) % 2 === 1) return undefined
  const [, slash, name] = /^<(\/?)([\p{L}\d.]+)(?:\s+[\w-]+="[^"]*")*$/u.exec(tag) ?? []
  const isSure = name !== undefined && (slash === '/' || body.slice(start).includes(`</${name}>`))
  return {
    line: above.length,
    column: (above.at(-1) ?? '').length + 1,
    found: msg('a tag that does not end: {tag}', { tag }),
    expected: msg('{end} after its name and properties', { end: '>' }),
    ...(isSure ? { fix: `${tag}>` } : {}),
  }
}

/** A tag in a sentence of a page that is never closed: it was meant to be empty. */
function selfClosing({ body, line, column }: Complaint, name: string): string | undefined {
  if (body.includes(`</${name}>`)) return undefined
  const tag = new RegExp(`<${name}\\b[^<>]*(?=>)`).exec(lineOf({ body }, line).slice(column - 1))?.[0]
  return tag && `${tag} />`
}

/** An opening tag before the closing one that is text, because of a space after its sign. */
function spacedTag(complaint: Complaint, closing: string): Explained | undefined {
  const name = /\w+/.exec(closing)?.[0] ?? ''
  const before = complaint.body.split('\n').slice(0, complaint.line)
  const at = before.findLastIndex(line => new RegExp(`<\\s+${name}\\b`).test(line))
  const [written = ''] = new RegExp(`<\\s+${name}\\b`).exec(before[at] ?? '') ?? []
  if (written === '') return undefined
  const column = (before[at] ?? '').indexOf(written)
  const from = offsetOf({ ...complaint, line: at + 1 }, column)
  return {
    line: at + 1,
    column: column + 1,
    found: msg('a space inside a tag: {tag}', { tag: written }),
    expected: msg('the name right after the sign'),
    fix: `<${name}`,
    edit: { from, to: from + written.length, insert: `<${name}` },
  }
}

/** Two tags whose names differ only in case. */
function differentCase(complaint: Complaint): Explained | undefined {
  const [, closed = '', open = '', ofLine] =
    /closing tag `<\/([\w.]+)>`, expected corresponding closing tag for `<([\w.]+)>`(?: of line (\d+))?/.exec(
      complaint.reason,
    ) ?? []
  if (open === '' || open.toLowerCase() !== closed.toLowerCase()) return undefined
  const [first = closed] = [open, closed].filter(name => /^[A-Z]/.test(name))
  const line = Number(ofLine ?? complaint.line)
  const isOpening = first === closed
  const wrong = isOpening ? `<${open}` : `</${closed}`
  const at = isOpening ? line : complaint.line
  const column = Math.max(0, lineOf(complaint, at).indexOf(wrong))
  const from = offsetOf({ ...complaint, line: at }, column)
  const fix = wrong.replace(/\w+/, first)
  return {
    line: at,
    column: column + 1,
    found: msg('{open} and {closed}, with different capital letters', { open: `<${open}>`, closed: `</${closed}>` }),
    expected: msg('the same name in both tags'),
    fix,
    edit: { from, to: from + wrong.length, insert: fix },
  }
}

/** Two consecutive closing tags in the right order; otherwise the first one. */
function inRightOrder(complaint: Complaint, closed: string, open: string): Pick<Explained, 'fix' | 'edit'> {
  const from = offsetOf(complaint, lineOf(complaint, complaint.line).indexOf(closed))
  const after = complaint.body.slice(from + closed.length)
  const between = after.slice(0, after.indexOf(open))
  if (!after.includes(open) || between.trim() !== '') return { fix: open }
  const fix = `${open}${between}${closed}`
  return { fix, edit: { from, to: from + fix.length, insert: fix } }
}

/** A widget with its first words on the line of its tag, which makes the tag a word of a paragraph. */
function textBesideTag(complaint: Complaint): Explained | undefined {
  const line = lineOf(complaint, complaint.line)
  const [, tag, name, text] = /^\s*(<([A-Z]\w*)(?:"[^"]*"|[^<>"])*(?<!\/)>)[ \t]*(\S.*)$/.exec(line) ?? []
  if (!/before the end of `paragraph`/.test(complaint.reason) || !tag || !text) return undefined
  const after = complaint.body.split('\n').slice(complaint.line)
  if (!after.some(later => later.trim() === `</${name}>`)) return undefined
  return {
    found: msg('text on the same line as {tag}', { tag: `<${name}>` }),
    expected: msg('the tag on a line of its own, and an empty line before the text'),
    fix: `${tag}\n\n${text}`,
    edit: {
      from: offsetOf(complaint, line.indexOf(tag)),
      to: offsetOf(complaint, line.length),
      insert: `${tag}\n\n${text}`,
    },
  }
}

const lineBreak = { expected: msg('the line break {tag}', { tag: '<br/>' }), fix: '<br/>' }

/** A tag of HTML that is never closed: it has no place here in any case, but for a line break. */
function htmlTag(complaint: Complaint): Explained | undefined {
  const { reason } = complaint
  // Some write a line break as a closing tag.
  const end = /^<?\/br\s*>/.exec(lineOf(complaint, complaint.line).slice(complaint.column - 1))
  if (end) {
    const { column } = complaint
    const start = end[0].startsWith('<') ? column : column - 1
    const from = offsetOf(complaint, start - 1)
    const length = end[0].length + column - start
    return { found: '</br>', ...lineBreak, column: start, edit: { from, to: from + length, insert: lineBreak.fix } }
  }
  const [, name, ofLine] = /closing tag for `<([a-z]\w*)>`(?: of line (\d+))?/.exec(reason) ?? []
  if (name === undefined) return undefined
  const line = Number(ofLine ?? complaint.line)
  const column = lineOf(complaint, line).indexOf(`<${name}`) + 1
  const written = /^<[^<>]*>/.exec(lineOf(complaint, line).slice(column - 1))?.[0] ?? `<${name}>`
  const from = offsetOf({ ...complaint, line }, column - 1)
  if (name !== 'br') {
    const words = explainTag({ name, attributes: [] }, written)
    const whole = lineOf(complaint, line).trim() === written
    const rule = name === 'hr' && whole ? { fix: '---', edit: { from, to: from + written.length, insert: '---' } } : {}
    return words && { ...words, ...rule, line, column }
  }
  return {
    found: written,
    ...lineBreak,
    line,
    column,
    edit: { from, to: from + written.length, insert: lineBreak.fix },
  }
}
