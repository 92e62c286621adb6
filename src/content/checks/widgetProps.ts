import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Edit } from '../fault.ts'
import { type Message, msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { describeWidget, type WidgetDescription, type WidgetProp } from '../widgets.ts'
import { isLiteral } from './read/literal.ts'
import { type Element, elementsOf, inPlaceOf, openingTag, startOf, writtenAs } from './read/nodes.ts'
import type { Check, Finding, PageSource } from './types.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix' | 'edit'>

/** Properties that a widget does not have, lacks, or has with a value it cannot use. */
export const widgetProps: Check = function* ({ pages, widgets }) {
  for (const page of pages) {
    for (const { element } of elementsOf(page.tree)) {
      const widget = describeWidget(widgets, element.name)
      if (!widget) continue
      yield* given(page, element, widget)
      yield* missing(page, element, widget)
    }
  }
}

function* given(page: PageSource, element: Element, widget: WidgetDescription): Iterable<Finding> {
  const seen = new Set<string>()
  for (const attribute of element.attributes) {
    // Spread properties are reported by the check `gate`.
    if (attribute.type !== 'mdxJsxAttribute') continue
    const prop = Object.hasOwn(widget.props, attribute.name) ? widget.props[attribute.name] : undefined
    const words = seen.has(attribute.name)
      ? {
          found: msg('{name} twice in one {widget}', { name: attribute.name, widget: `<${element.name}>` }),
          expected: msg('each property once; remove one of the two'),
        }
      : prop
        ? wrongValue(page, attribute, prop)
        : unknownProp(page, element, attribute, widget)
    seen.add(attribute.name)
    if (!words) continue
    const inPlace = words.fix === undefined ? {} : { replaces: writtenAs(page, attribute) }
    yield { check: 'widgetProps', severity: 'error', ...startOf(page, attribute), ...words, ...inPlace }
  }
}

function unknownProp(
  page: PageSource,
  element: Element,
  attribute: MdxJsxAttribute,
  description: WidgetDescription,
): Words {
  const { name } = attribute
  const widget = `<${element.name}>`
  const written = writtenAs(page, attribute)
  const found = `<${element.name} ${written}>`
  if (/^(class|className|style|id)$/.test(name)) {
    return {
      found,
      expected: msg('no {name}: the design decides how a widget looks; remove {written}', { name, written }),
      edit: withoutProperty(page, attribute),
    }
  }
  if (/^on[a-z]/i.test(name))
    return { found, expected: msg('no {name}: pages run no code; remove {written}', { name, written }) }
  const names = Object.keys(description.props)
  if (names.length === 0) return { found, expected: msg('{widget} on its own: it has no properties', { widget }) }
  const close = nearest(name, names)
  return close
    ? {
        found,
        expected: msg('a property of {widget}; did you mean "{close}"?', { widget, close }),
        fix: written.replace(name, close),
      }
    : {
        found,
        expected: msg('a property of {widget}, one of {names}; or remove {written}', { widget, names, written }),
      }
}

/** Its removal, and that of the space before it. */
function withoutProperty(page: PageSource, attribute: MdxJsxAttribute): Edit {
  const { from, to } = inPlaceOf(attribute, '')
  const space = /\s*$/.exec(page.source.slice(0, from))?.[0].length ?? 0
  return { from: from - space, to, insert: '' }
}

function wrongValue(page: PageSource, attribute: MdxJsxAttribute, prop: WidgetProp): Words | undefined {
  const { name, value } = attribute
  // A value that would be run as a program is reported by the check `gate`.
  if (typeof value === 'object' && value !== null && !isLiteral(value.data?.estree)) return undefined
  const found = writtenAs(page, attribute)
  if (prop.kind === 'boolean' || prop.kind === 'number') {
    const literal = typeof value === 'object' && value !== null ? value.value.trim() : undefined
    if (prop.kind === 'boolean' && (value === null || value === undefined || /^(true|false)$/.test(literal ?? '')))
      return
    if (prop.kind === 'number' && literal !== undefined && Number.isFinite(Number(literal))) return
    return prop.kind === 'boolean'
      ? { found, expected: msg('true or false in curly brackets'), fix: `${name}={true}` }
      : { found, expected: msg('a number in curly brackets'), fix: `${name}={1}` }
  }
  if (prop.kind === 'one-of') return unknownChoice(attribute, prop, found)
  if (typeof value !== 'string') {
    return {
      found,
      expected: msg('text in quotes. {description}', { description: describe(prop) }),
      fix: `${name}="${literalText(attribute) ?? '…'}"`,
    }
  }
  return value.trim() === ''
    ? { found, expected: msg('some text. {description}', { description: describe(prop) }), fix: `${name}="…"` }
    : undefined
}

function unknownChoice(attribute: MdxJsxAttribute, prop: WidgetProp, found: string): Words | undefined {
  const { name, value } = attribute
  const choices = prop.values ?? []
  if (typeof value === 'string' && choices.includes(value)) return undefined
  const text = typeof value === 'string' ? value : literalText(attribute)
  const close = text && nearest(text, choices)
  return close
    ? { found, expected: msg('one of the known names; did you mean "{close}"?', { close }), fix: `${name}="${close}"` }
    : { found, expected: msg('one of {known}', { known: choices }), fix: `${name}="…"` }
}

/** A text of src/site/widgets, in the reader's language. */
const describe = ({ description }: WidgetProp): Message => ({ id: description })

/** The contents of curly brackets, without quotes. */
const literalText = ({ value }: MdxJsxAttribute): string | undefined =>
  typeof value === 'object' && value !== null ? value.value.trim().replace(/^["'`]|["'`]$/g, '') : undefined

function* missing(page: PageSource, element: Element, widget: WidgetDescription): Iterable<Finding> {
  const has = new Set(element.attributes.flatMap(entry => (entry.type === 'mdxJsxAttribute' ? [entry.name] : [])))
  // A misspelt property is reported as such, not as missing too.
  const misspelt = [...has].flatMap(name =>
    Object.hasOwn(widget.props, name) ? [] : (nearest(name, Object.keys(widget.props)) ?? []),
  )
  for (const [name, prop] of Object.entries(widget.props)) {
    if (!prop.required || has.has(name) || misspelt.includes(name)) continue
    const tag = openingTag(page, element)
    yield {
      check: 'widgetProps',
      severity: 'error',
      ...startOf(page, element),
      found: msg('{widget} without {name}', { widget: `<${element.name}>`, name }),
      expected: prop.values
        ? msg('{name}: {description} One of {known}.', { name, description: describe(prop), known: prop.values })
        : msg('{name}: {description}', { name, description: describe(prop) }),
      fix: tag.replace(/\s*\/?>$/, end => ` ${name}="…"${end.trim() === '/>' ? ' />' : '>'}`),
    }
  }
}
