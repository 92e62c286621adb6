import type { Nodes } from 'mdast'
import { type Message, msg } from '../messages/msg.ts'
import { describeWidget, type WidgetDescription, type WidgetDescriptions } from '../widgets.ts'
import { stepsOfList } from './read/foreignWidgets.ts'
import { type Element, elementsOf, inPlaceOf, isElement, openingTag, startOf, writtenAs } from './read/nodes.ts'
import { inOwnBlock } from './read/ownBlock.ts'
import type { Check, Finding, PageSource } from './types.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix' | 'edit' | 'isExample' | 'replaces'> & { at?: Nodes }

/** Widgets in a place where they do not belong, or with something inside that they cannot show. */
export const widgetChildren: Check = function* ({ pages, widgets }) {
  for (const page of pages) {
    for (const { element, parent } of elementsOf(page.tree)) {
      const widget = describeWidget(widgets, element.name)
      if (!widget) continue
      const fault = misplaced(page, element, parent, widgets, widget) ?? wrongInside(page, element, widgets, widget)
      if (!fault) continue
      const { at = element, ...words } = fault
      yield { check: 'widgetChildren', severity: 'error', ...startOf(page, at), ...words }
    }
  }
}

/** A widget of several lines, as writers type it. */
const onOwnLines = (page: PageSource, element: Element, inside: string): string =>
  `${openingTag(page, element).replace(/\s*\/>$/, '>')}\n\n${inside}\n\n</${element.name}>`

function misplaced(
  page: PageSource,
  element: Element,
  parent: Element | undefined,
  widgets: WidgetDescriptions,
  widget: WidgetDescription,
): Words | undefined {
  const { name, children } = element
  const tag = `<${name}>`
  if (widget.form !== 'inline' && element.type === 'mdxJsxTextElement') {
    const inner = children
      .map(child => writtenAs(page, child))
      .join('')
      .trim()
    const fix = children.length > 0 ? onOwnLines(page, element, inner) : openingTag(page, element)
    const edit = inOwnBlock(page.source, inPlaceOf(element, fix))
    return {
      found: msg('{tag} inside a line of text', { tag }),
      expected: msg('the widget on lines of its own, with empty lines around its contents'),
      fix,
      // In place of the widget alone it would stand in the same line.
      ...(edit ? { edit } : { isExample: true as const, replaces: writtenAs(page, element) }),
    }
  }
  const { inside: home } = widget
  if (home === undefined || !isMisplaced(widgets, element, parent)) return undefined
  const found = parent
    ? msg('{tag} inside {parent}', { tag, parent: `<${parent.name}>` })
    : msg('{tag} on its own', { tag })
  const around = parent && describeWidget(widgets, parent.name)?.children
  if (parent && Array.isArray(around) && !around.includes(home)) {
    return {
      found,
      expected: msg('{tag} inside {home}, and nothing but {children} inside {parent}', {
        tag,
        home: `<${home}>`,
        children: tagsOf(around),
        parent: `<${parent.name}>`,
      }),
    }
  }
  return {
    found,
    expected: msg('{tag} inside {parent}', { tag, parent: `<${home}>` }),
    // Where nothing or a picture stands, that parent has no place either.
    ...(around === 'none' || around === 'picture'
      ? {}
      : { fix: inParent(page, element, home, widgets), replaces: writtenAs(page, element) }),
  }
}

/** Whether a widget belongs into another than it stands in. The check `widgets` reports a parent that does not exist. */
function isMisplaced(widgets: WidgetDescriptions, { name }: Element, parent: Element | undefined): boolean {
  const home = describeWidget(widgets, name)?.inside
  if (home === undefined || parent?.name === home) return false
  return !parent || describeWidget(widgets, parent.name) !== undefined
}

/** A widget in the one that it belongs in, which may need more of them; each line as far in as the widget is. */
function inParent(page: PageSource, element: Element, parent: string, widgets: WidgetDescriptions): string {
  const description = describeWidget(widgets, parent)
  const least = description?.count?.[0] ?? 1
  const required = Object.entries(description?.props ?? {}).flatMap(([name, prop]) =>
    prop.required ? [` ${name}="…"`] : [],
  )
  const margin = marginOf(page, element)
  return [
    `<${parent}${required.join('')}>`,
    writtenAs(page, element),
    ...(least > 1 ? ['…'] : []),
    `</${parent}>`,
  ].join(`\n${margin.trimEnd()}\n${margin}`)
}

/** What the next lines of a block begin with: spaces, also in place of the mark of a list, or the mark of a quotation. */
function marginOf(page: PageSource, element: Element): string {
  const start = element.position?.start.offset ?? 0
  const before = page.source.slice(page.source.lastIndexOf('\n', start - 1) + 1, start)
  return before.replace(/[^\s>]/g, ' ')
}

function wrongInside(
  page: PageSource,
  element: Element,
  widgets: WidgetDescriptions,
  widget: WidgetDescription,
): Words | undefined {
  const tag = `<${element.name}>`
  const children = element.children.filter(child => !isComment(child))
  const { children: wanted, count } = widget
  if (wanted === 'none') {
    if (children.length === 0) return undefined
    return {
      found: msg('{tag} with something inside', { tag }),
      expected: msg('{tag} on its own; it knows what to show', { tag }),
      fix: openingTag(page, element).replace(/\s*>$/, ' />'),
    }
  }
  if (children.length === 0) {
    const inside =
      typeof wanted === 'string' ? (samples[wanted] ?? '…') : wanted.map(child => `<${child} …>`).join('\n\n')
    return {
      found: msg('{tag} with nothing inside', { tag }),
      expected: insideOf(wanted),
      fix: onOwnLines(page, element, inside),
    }
  }
  if (wanted === 'table' || wanted === 'list') {
    if (children.some(child => child.type === wanted)) return undefined
    const rows =
      wanted === 'table' && children.length === 1
        ? unruledTable(children.map(child => writtenAs(page, child)))
        : undefined
    if (rows)
      return {
        found: msg('{tag} with a table that has no line of hyphens below its first row', { tag }),
        expected: msg('that line, with as many cells as the first row'),
        fix: onOwnLines(page, element, rows),
        edit: inPlaceOf(element, onOwnLines(page, element, rows)),
      }
    const words = children.map(child => writtenAs(page, child).replace(/^(?=.)/gm, '- ')).join('\n')
    return {
      found: wanted === 'table' ? msg('{tag} without a table', { tag }) : msg('{tag} without a list', { tag }),
      expected: insideOf(wanted),
      fix: onOwnLines(page, element, wanted === 'list' ? words : (samples[wanted] ?? '…')),
    }
  }
  if (wanted === 'picture') {
    const stray = children.find(child => !isPicture(child)) ?? children[1]
    if (!stray) return undefined
    const [part = ''] = writtenAs(page, stray).split('\n')
    return { at: stray, found: msg('{part} inside {tag}', { part, tag }), expected: insideOf(wanted) }
  }
  if (wanted === 'markdown') return undefined
  const steps = stepsOfList(page, element)
  if (steps) return { found: msg('{tag} with a list', { tag }), ...steps }
  const strangers = children.filter(child => !isElement(child) || !wanted.includes(child.name ?? ''))
  // One that belongs into another widget is reported at its own place.
  const stranger = strangers.find(child => !isElement(child) || !isMisplaced(widgets, child, element))
  // A widget inside a line of text is reported at its own place.
  if (stranger && !holdsOnly(stranger, wanted)) {
    const written = writtenAs(page, stranger).split('\n')[0] ?? ''
    // The check `widgets` reports one that does not exist.
    if (isElement(stranger) && !describeWidget(widgets, stranger.name)) return undefined
    return {
      at: stranger,
      found: msg('{tag} inside {parent}', { tag: written, parent: tag }),
      expected: msg('nothing but {children} inside', { children: tagsOf(wanted) }),
    }
  }
  if (stranger === undefined && strangers.length > 0) return undefined
  const [min, max] = count ?? [0, Number.POSITIVE_INFINITY]
  if (children.length >= min && children.length <= max) return undefined
  return {
    found: msg('{tag} with {count} {children} inside', { tag, count: children.length, children: tagsOf(wanted) }),
    expected:
      min === max
        ? msg('one of each: {children}', { children: tagsOf(wanted) })
        : msg('{min} to {max} of them', { min, max }),
  }
}

/** Rows of a table with the missing delimiter row; nothing if they are not a table. */
function unruledTable([text = '']: readonly string[]): string | undefined {
  const [first = '', ...rows] = text.split('\n')
  if (!/^\s*\|.*\|\s*$/.test(first)) return undefined
  const cells = first
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/).length
  return [first, `|${' --- |'.repeat(cells)}`, ...rows].join('\n')
}

/** A picture that is alone in its paragraph. */
const isPicture = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'

const isComment = (child: Nodes): boolean => child.type === 'mdxFlowExpression'

/** A paragraph of nothing but the widgets that belong here. */
const holdsOnly = (node: Nodes, names: readonly string[]): boolean =>
  node.type === 'paragraph' &&
  node.children.every(child =>
    isElement(child) ? names.includes(child.name ?? '') : child.type === 'text' && child.value.trim() === '',
  )

function insideOf(wanted: WidgetDescription['children']): Message {
  if (wanted === 'table') return msg('a Markdown table inside, with cells between {sign} signs', { sign: '|' })
  if (wanted === 'picture') return msg('one picture inside, on a line of its own between two empty lines')
  if (wanted === 'list') return msg('a list inside, each point on a line that starts with a hyphen')
  if (typeof wanted === 'string') return msg('text inside, between two empty lines')
  return msg('{children} inside', { children: tagsOf(wanted) })
}

const tagsOf = (names: readonly string[]): string[] => names.map(name => `<${name}>`)

/** What a writer begins with. */
const samples: Readonly<Record<string, string>> = {
  list: '- …\n- …',
  picture: '![…](../images/….jpg "…")',
  table: '| | … | … |\n| --- | --- | --- |\n| … | … | … |',
}
