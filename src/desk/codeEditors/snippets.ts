import { localeCodes, locales } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { describeWidget, type WidgetDescription, type WidgetProp } from '../../content/widgets.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { ExampleSection } from '../gallery/examples.ts'

interface Snippet {
  scope: string
  prefix: string
  body: string[]
  description: string
}

/** Children of a widget that a snippet starts with, where the widget asks for fewer. */
const usualChildren = 2

/** VS Code's snippets for MDX: `Faq` gives its skeleton to fill in, `Faq-en` and `Faq-he` its first example. */
export function snippets(examples: readonly ExampleSection[]): Record<string, Snippet> {
  const skeletons = Object.entries(widgetDescriptions).map(([name, widget]): [string, Snippet] => [
    name,
    { scope: 'mdx,markdown', prefix: name, body: skeleton(name), description: widget.description },
  ])
  const filled = examples.flatMap(({ widget, examples: [first] }) =>
    localeCodes.flatMap((locale): [string, Snippet][] => {
      if (!first) return []
      const body = first[locale].trimEnd().split('\n').map(literal)
      const description = `${first.name.en} (${locales[locale].label})`
      return [[`${widget}-${locale}`, { scope: 'mdx,markdown', prefix: `${widget}-${locale}`, body, description }]]
    }),
  )
  return Object.fromEntries([...skeletons, ...filled])
}

/**
 * The lines of a widget with places to fill in, in the order of the Tab key.
 * @param say puts the English of a place into the writer's language
 */
export function skeleton(name: string, say = (english: string): string => english): string[] {
  let stop = 0
  const place = (words: string) => `\${${++stop}:${inPlace(say(words))}}`
  /** Words that would be read on the page if they were left. */
  const toWrite = (words: string) => `\${${++stop}:[[${inPlace(say(words))}]]}`
  const choice = (values: readonly string[]) => `\${${++stop}|${values.join(',')}|}`

  const property = ([key, { kind, values = [], description, refersTo }]: [string, WidgetProp]) => {
    if (values.length > 0) return `${key}="${choice(values)}"`
    if (kind !== 'string') return `${key}={${place(kind)}}`
    return `${key}="${refersTo ? place(description) : toWrite(description)}"`
  }
  const lines = (widget: string, { form, props, children, count }: WidgetDescription): string[] => {
    const required = Object.entries(props).filter(([, prop]) => prop.required)
    const start = `<${[widget, ...required.map(property)].join(' ')}`
    if (children === 'none') return [`${start} />`]
    const inner = Array.isArray(children)
      ? nested(children as readonly string[], count?.[0] ?? usualChildren)
      : [contents(children as string, toWrite, place)]
    // Markdown inside a block needs the empty lines; inside a sentence there is none.
    return form !== 'inline'
      ? [`${start}>`, '', ...inner, '', `</${widget}>`]
      : [`${start}>${inner.join('')}</${widget}>`]
  }
  const nested = (children: readonly string[], least: number): string[] => {
    const names = children.length > 1 ? children : Array.from({ length: Math.max(least, 1) }, () => children[0] ?? '')
    return names.flatMap((child, index) => {
      const widget = describeWidget(widgetDescriptions, child)
      return widget ? [...(index > 0 ? [''] : []), ...lines(child, widget)] : []
    })
  }
  const widget = describeWidget(widgetDescriptions, name)
  return widget ? lines(name, widget) : []
}

type Place = (words: string) => string

function contents(children: string, toWrite: Place, place: Place): string {
  if (children === 'list') return `- ${toWrite(msg('First point').id)}\n- ${toWrite(msg('Second point').id)}`
  if (children === 'table') {
    return `| | ${toWrite(msg('One').id)} | ${toWrite(msg('Other').id)} |\n| --- | --- | --- |\n| ${toWrite(msg('Row').id)} | ${toWrite(msg('text').id)} | ${toWrite(msg('text').id)} |`
  }
  if (children === 'picture')
    return `![${toWrite(msg('What it shows').id)}](../images/${place('rack.jpg')} "${toWrite(msg('Caption').id)}")`
  return toWrite(msg('Text').id)
}

/** Text that is inserted unchanged by a snippet. */
const literal = (text: string) => text.replace(/[\\$}]/g, '\\$&')

/** Text of a place to fill in; a quotation mark would end the property. */
const inPlace = (text: string) => literal(text.replaceAll('"', '”'))
