import type { Finding } from '../../fault.ts'
import type { Element } from './nodes.ts'

/** What writers use in the place of HTML's tags. */
const inMarkdown: Readonly<Record<string, string>> = {
  a: 'a link, [words](/page)',
  b: '**words**',
  strong: '**words**',
  i: '*words*',
  em: '*words*',
  code: '`words`',
  h1: 'a heading, # words',
  h2: 'a heading, ## words',
  h3: 'a heading, ### words',
  h4: 'a heading, #### words',
  img: 'a picture, ![what it shows](../images/name.jpg)',
  picture: 'a picture, ![what it shows](../images/name.jpg)',
  li: 'a list, each point on a line that starts with a hyphen',
  ul: 'a list, each point on a line that starts with a hyphen',
  ol: 'a list, each point on a line that starts with 1.',
  p: 'an empty line before and after the paragraph',
  table: 'a table of Markdown, cells between | signs',
  blockquote: 'a line that starts with >',
  hr: 'a line of three hyphens',
  del: '~~words~~',
}

/** Tags that nothing replaces. */
const refusals: Readonly<Record<string, string>> = {
  script: 'text and widgets; pages run no programs but the site’s own',
  style: 'text and widgets; how a page looks is the design’s',
  iframe: 'a link to it: nothing of other sites is shown inside a page',
  form: 'a link to #contact, or <Cta>; the forms are the site’s own',
}

/** A tag may be called as something that every object has, such as `toString`. */
const wordsFor = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Why a tag of HTML, or one without a name, cannot stand in a page; nothing where it is a widget or a line break. */
export function explainTag(
  { name, attributes }: Element,
  written: string,
): Pick<Finding, 'found' | 'expected' | 'fix'> | undefined {
  if (name === null) return { found: 'the empty tag <>', expected: 'a widget with a name, or plain text' }
  if (/^[A-Z]/.test(name)) return undefined
  const names = attributes.flatMap(entry => (entry.type === 'mdxJsxAttribute' ? [entry.name] : []))
  const handler = names.find(prop => /^on/i.test(prop))
  if (handler) {
    return { found: `<${name}> with ${handler}, which is a program`, expected: 'text and widgets; pages run nothing' }
  }
  if (name === 'br') {
    if (attributes.length === 0) return undefined
    return { found: `<br> with ${names.join(', ')}`, expected: 'the line break alone', fix: '<br/>' }
  }
  const refused = wordsFor(refusals, name)
  if (refused) return { found: `the HTML tag <${name}>`, expected: refused }
  const instead = wordsFor(inMarkdown, name)
  return {
    found: `the HTML tag <${name}>`,
    expected: instead
      ? `Markdown: ${instead}`
      : 'Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;',
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
