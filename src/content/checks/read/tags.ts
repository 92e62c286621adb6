import type { Finding } from '../../fault.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Element } from './nodes.ts'

const heading = (signs: string) => msg('Markdown: a heading, {example}', { example: `${signs} words` })
const emphasised = (mark: string) => msg('Markdown: {example}', { example: `${mark}words${mark}` })
const picture = msg('Markdown: a picture, {example}', { example: '![what it shows](../images/name.jpg)' })
const points = msg('Markdown: a list, each point on a line that starts with a hyphen')

/** What writers use in place of HTML's tags. */
const inMarkdown: Readonly<Record<string, Message>> = {
  a: msg('Markdown: a link, {example}', { example: '[words](/page)' }),
  b: emphasised('**'),
  strong: emphasised('**'),
  i: emphasised('*'),
  em: emphasised('*'),
  code: emphasised('`'),
  del: emphasised('~~'),
  h1: heading('#'),
  h2: heading('##'),
  h3: heading('###'),
  h4: heading('####'),
  img: picture,
  picture,
  li: points,
  ul: points,
  ol: msg('Markdown: a list, each point on a line that starts with {example}', { example: '1.' }),
  p: msg('Markdown: an empty line before and after the paragraph'),
  table: msg('Markdown: a table, cells between {example} signs', { example: '|' }),
  blockquote: msg('Markdown: a line that starts with {example}', { example: '>' }),
  hr: msg('Markdown: a line of three hyphens'),
}

/** Tags that nothing replaces. */
const refusals: Readonly<Record<string, Message>> = {
  script: msg('text and widgets; pages run no programs but the site’s own'),
  style: msg('text and widgets; how a page looks is the design’s'),
  iframe: msg('a link to it: nothing from other sites is shown inside a page'),
  form: msg('a link to {contact}, or {widget}; the forms are the site’s own', { contact: '#contact', widget: '<Cta>' }),
}

/** A tag may be called as something that every object has, such as `toString`. */
const wordsFor = <Words>(table: Readonly<Record<string, Words>>, name: string): Words | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Why a tag of HTML, or one without a name, cannot stand in a page; nothing where it is a widget or a line break. */
export function explainTag(
  { name, attributes }: Pick<Element, 'name' | 'attributes'>,
  written: string,
): Pick<Finding, 'found' | 'expected' | 'fix'> | undefined {
  if (name === null)
    return { found: msg('the empty tag {tag}', { tag: '<>' }), expected: msg('a widget with a name, or plain text') }
  if (/^[A-Z]/.test(name)) return undefined
  const tag = `<${name}>`
  const names = attributes.flatMap(entry => (entry.type === 'mdxJsxAttribute' ? [entry.name] : []))
  const handler = names.find(prop => /^on/i.test(prop))
  if (handler) {
    return {
      found: msg('{tag} with {handler}, which is a program', { tag, handler }),
      expected: msg('text and widgets; pages run nothing'),
    }
  }
  if (name === 'br') {
    if (attributes.length === 0) return undefined
    return { found: msg('{tag} with {names}', { tag, names }), expected: msg('the line break alone'), fix: '<br/>' }
  }
  const refused = wordsFor(refusals, name)
  const found = msg('the HTML tag {tag}', { tag })
  if (refused) return { found, expected: refused }
  const instead = wordsFor(inMarkdown, name)
  return {
    found,
    expected:
      instead ??
      msg('Markdown or a widget; a page has no HTML but {tag}. A {sign} that readers should see is written {escaped}', {
        tag: '<br/>',
        sign: '<',
        escaped: '&lt;',
      }),
    ...fixOf(name, written),
  }
}

const emphasis: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`', del: '~~' }

/** `<b>words</b>` as `**words**`. */
function fixOf(name: string, written: string): { fix?: string } {
  const mark = wordsFor(emphasis, name)
  const inner = /^<\w+>([^<>\n]+)<\/\w+>$/.exec(written)?.[1]
  if (mark && inner) return { fix: `${mark}${inner}${mark}` }
  const link = /^<a\s+href="([^"]+)">([^<>\n]+)<\/a>$/.exec(written)
  return name === 'a' && link ? { fix: `[${link[2]}](${link[1]})` } : {}
}
