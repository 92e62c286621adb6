import type { ListItem, Nodes } from 'mdast'
import type { Edit } from '../../fault.ts'
import type { Locale } from '../../locales/locales.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { type IconName, iconNames } from '../../names.ts'
import { type Element, inPlaceOf, isElement, stringProp, textOf, withoutNode, writtenAs } from './nodes.ts'

interface Page {
  readonly source: string
  readonly locale: Locale
}

/** A component or tag as it is written here. */
export interface OurWords {
  readonly expected: Message
  readonly fix: string
  readonly edit: Edit
}

/** What the boxes of other systems are called, and the title of one that has none: it is part of the page. */
const boxTitles: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  note: { en: 'Note', he: 'לתשומת לבכם' },
  aside: { en: 'Note', he: 'לתשומת לבכם' },
  admonition: { en: 'Note', he: 'לתשומת לבכם' },
  alert: { en: 'Note', he: 'לתשומת לבכם' },
  info: { en: 'Good to know', he: 'כדאי לדעת' },
  hint: { en: 'Tip', he: 'עצה' },
  tip: { en: 'Tip', he: 'עצה' },
  important: { en: 'Important', he: 'חשוב' },
  warning: { en: 'Warning', he: 'אזהרה' },
  caution: { en: 'Caution', he: 'זהירות' },
  danger: { en: 'Danger', he: 'סכנה' },
}

/** The title of a box that another system labels with its own word. */
export const boxTitle = (kind: string, locale: Locale): string =>
  (boxTitles[kind.toLowerCase()] ?? boxTitles.note)?.[locale] ?? ''

const questions = /^(?:Accordion(?:Item)?|Details|details|Collaps(?:e|ible)|Expand(?:able|er)|Toggle|Disclosure)$/
const groups = /^(?:Accordion(?:Group|s)?|DetailsGroup)$/
const cardGrids = /^(?:Card(?:Grid|Group|s)|Columns)$/
const bare =
  /^(?:Tabs|TabGroup|CodeGroup|CodeTabs|FileTree|Columns?|CardGrid|CardGroup|Cards|Frame|Figure|Content|Fragment|Example|WranglerConfig|GlossaryTooltip|Highlight|Kbd|Badge|Tag|Pill|Type|AccordionContent|div|span|p|section|article|main|center|font|small|sup|sub|u|kbd|figure)$/
const ornaments = /^(?:Icon|Spacer|TOCInline|Anchor)$/

const words = {
  box: msg('the widget that stands for it here, {widget}', { widget: '<Callout title="…">' }),
  question: msg('the widgets that stand for it here, {outer} with {inner} inside', {
    outer: '<Faq>',
    inner: '<Question q="…">',
  }),
  features: msg('the widgets that stand for it here, {outer} with {inner} inside', {
    outer: '<FeatureGrid>',
    inner: '<Feature title="…" icon="…">',
  }),
  steps: msg('{inner} inside, one for each step', { inner: '<Step title="…">' }),
  list: msg('a list without the widget, which holds three to six steps'),
  bare: msg('its contents, without the tag'),
  bold: msg('its contents, under its name in bold type'),
  link: msg('Markdown: a link, {example}', { example: '[words](/page)' }),
  picture: msg('Markdown: a picture, {example}', { example: '![what it shows](../images/name.jpg)' }),
  nothing: msg('the text without it'),
}

/**
 * Our counterpart of a component of Starlight, Docusaurus, Mintlify and the like, or of an HTML tag.
 * @returns undefined for one that is not known, and where its writer has to decide
 */
export function inOurWords(page: Page, element: Element, parent: Element | undefined): OurWords | undefined {
  const { name } = element
  if (name === null) return undefined
  const translated = translate(page, element, name, parent)
  if (translated?.fix === '') return { ...translated, edit: withoutNode(page, element) }
  return translated && placed(element, translated)
}

function translate(
  page: Page,
  element: Element,
  name: string,
  parent: Element | undefined,
): Omit<OurWords, 'edit'> | undefined {
  const inside = innerOf(page, element)
  const title = ['title', 'header', 'heading', 'label', 'summary', 'question'].flatMap(
    prop => stringProp(element, prop) ?? [],
  )[0]
  if (/^[A-Z]/.test(name) && Object.hasOwn(boxTitles, name.toLowerCase())) {
    const kind = stringProp(element, 'type') ?? stringProp(element, 'kind') ?? name
    if (!inside) return undefined
    return {
      expected: words.box,
      fix: widget('Callout', { title: title ?? boxTitle(kind, page.locale) }, inside),
    }
  }
  const summary = element.children.find(isSummary)
  const q = title ?? (summary && textOf(summary).trim())
  if (questions.test(name) && q) {
    const answer = summary ? after(page, element, summary) : inside
    if (!answer) return undefined
    const question = widget('Question', { q }, answer)
    const isInside = parent?.name === 'Faq' || groups.test(parent?.name ?? '')
    return { expected: words.question, fix: isInside ? question : widget('Faq', {}, question) }
  }
  if (groups.test(name) && inside) return { expected: words.question, fix: widget('Faq', {}, inside) }
  const address = ['href', 'to', 'link'].flatMap(prop => stringProp(element, prop) ?? [])[0]
  if (name === 'Card' && title && inside && !address)
    return { expected: words.bold, fix: paragraphs(`**${title}**`, inside) }
  if (cardGrids.test(name)) {
    const cards = cardsOf(page, element)
    if (cards) return { expected: words.features, fix: widget('FeatureGrid', {}, cards) }
  }
  if (/^(?:Tab(?:Item)?|TabPanel)$/.test(name) && inside) {
    const label = title ?? stringProp(element, 'value') ?? stringProp(element, 'name')
    return label
      ? { expected: words.bold, fix: paragraphs(`**${label}**`, inside) }
      : { expected: words.bare, fix: inside }
  }
  if (/^(?:Card|Link(?:Card|Button|TitleCard)?|Button|a)$/.test(name) && address) {
    const text = title ?? inside
    const description = stringProp(element, 'description') ?? (title === undefined ? undefined : inside)
    if (!text || /\n/.test(text)) return undefined
    const link = `[${text}](${address})`
    return { expected: words.link, fix: description ? `- ${link}: ${description}` : link }
  }
  const picture = stringProp(element, 'src')
  if (/^(?:img|Image)$/.test(name) && picture)
    return { expected: words.picture, fix: `![${stringProp(element, 'alt') ?? ''}](${picture})` }
  if (bare.test(name)) {
    const text = inside || stringProp(element, 'text')
    return text ? { expected: words.bare, fix: text } : undefined
  }
  return ornaments.test(name) && !inside ? { expected: words.nothing, fix: '' } : undefined
}

/** The name of a box that opens, alone in its line. */
const isSummary = (node: Nodes): boolean =>
  isElement(node) ? node.name === 'summary' : node.type === 'paragraph' && node.children.every(isSummary)

/** Cards side by side as features; nothing where there is another number of them or something else among them. */
function cardsOf(page: Page, grid: Element): string | undefined {
  const cards = grid.children.map(child => {
    const title = isElement(child) && child.name === 'Card' ? stringProp(child, 'title') : undefined
    // A feature leads nowhere.
    if (!isElement(child) || !title || stringProp(child, 'href')) return undefined
    const inside = innerOf(page, child)
    const icon: IconName = iconNames.find(name => name === stringProp(child, 'icon')) ?? 'check'
    return inside && widget('Feature', { title, icon }, inside)
  })
  const all = cards.flatMap(card => card || [])
  return all.length === cards.length && all.length >= 2 && all.length <= 6 ? paragraphs(...all) : undefined
}

/** Where the element is, perhaps in a list item. */
function placed(element: Element, { expected, fix }: Omit<OurWords, 'edit'>): OurWords {
  const text = fix.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marginOf(element))}`)
  return { expected, fix: text, edit: inPlaceOf(element, text) }
}

/** Steps that are the points of a list, as Starlight has them. */
export function stepsOfList(page: Page, element: Element): OurWords | undefined {
  const [list, ...more] = element.children
  if (element.name !== 'Steps' || list?.type !== 'list' || more.length > 0) return undefined
  const steps = list.children.map((item, index) => stepOf(page, item, index + 1))
  const all = steps.flatMap(step => step ?? [])
  const fits = all.length === steps.length && all.length >= 3 && all.length <= 6
  const fix = fits ? widget('Steps', {}, paragraphs(...all)) : atMargin(writtenAs(page, list), marginOf(list))
  return placed(element, { expected: fits ? words.steps : words.list, fix })
}

function stepOf(page: Page, item: ListItem, number: number): string | undefined {
  const [first, second] = item.children
  if (first?.type !== 'paragraph') return undefined
  const title = textOf(first).trim()
  const isHeading = second !== undefined && title.length <= 70 && !title.includes('\n')
  const from = isHeading ? second : first
  // What a list's marker indents starts at the margin in a widget.
  const text = atMargin(page.source.slice(startOf(from), item.position?.end.offset ?? 0).trimEnd(), marginOf(first))
  const name = isHeading ? title.replace(/[.:]$/, '') : page.locale === 'he' ? `שלב ${number}` : `Step ${number}`
  return widget('Step', { title: name }, text)
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0

/** What is between the tags. */
function innerOf(page: Page, { type, children }: Element): string {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return ''
  const inLine = type === 'mdxJsxTextElement'
  if (inLine) return page.source.slice(startOf(first), last.position?.end.offset ?? 0).trim()
  return children.map(child => atMargin(writtenAs(page, child), marginOf(child))).join('\n\n')
}

const marginOf = ({ position }: Nodes): number => (position?.start.column ?? 1) - 1

/** A block without the spaces that its lines begin with, as they do inside another. */
const atMargin = (text: string, margin: number): string =>
  margin === 0 ? text : text.replaceAll(new RegExp(`\\n[ \\t]{1,${margin}}`, 'g'), '\n')

const after = (page: Page, element: Element, child: Nodes): string => {
  const rest = element.children.slice((element.children as readonly Nodes[]).indexOf(child) + 1)
  return innerOf(page, { ...element, children: rest } as Element)
}

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

function widget(name: string, props: Readonly<Record<string, string>>, inside: string): string {
  const given = Object.entries(props).map(([prop, value]) => ` ${prop}="${value.replaceAll('"', '&quot;')}"`)
  return paragraphs(`<${name}${given.join('')}>`, inside, `</${name}>`)
}
