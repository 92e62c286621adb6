import type { Element, ElementContent, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { cellLine } from './cellLine.ts'
import { isBlock, wordsIn } from './hastWords.ts'
import { nestLists } from './nestLists.ts'

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element'
const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase()

/**
 * Brings what Word, Google Docs and browsers put on the clipboard to what it means: styles that are bold or italic become
 * elements, paragraphs that Word shows as a list a list, and what only looks goes.
 * @param asCell whether all of it becomes one line
 */
export function tidyHtml(tree: Root, asCell = false): void {
  takeFragment(tree)
  listWordParagraphs(tree)
  nestLists(tree)
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') {
      node.value = plainWords(node.value)
      return
    }
    if (!parent || index === undefined || node.type === 'root') return
    if (node.type !== 'element' || isNoise(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    node.tagName = meaningOf(node)
    return
  })
  visit(tree, 'element', node => {
    if (node.tagName === 'table') tidyTable(node)
    else if (/^h[1-6]$/.test(node.tagName)) unwrap(node, /^strong$/)
  })
  if (asCell) tree.children = cellLine(tree.children as ElementContent[])
  joinMarks(tree)
}

/** Clipboards name the part that was selected by comments; what surrounds it is only the page. */
function takeFragment(tree: Root): void {
  const mark = (name: string) => tree.children.findIndex(node => node.type === 'comment' && node.value.trim() === name)
  const [start, end] = [mark('StartFragment'), mark('EndFragment')]
  if (start >= 0 && end > start) tree.children = tree.children.slice(start + 1, end)
}

/** Characters that only affect layout. */
const plainWords = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u061c\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')

const isNoise = (node: Element): boolean =>
  /^(?:style|script|meta|link|title|xml|o:p|head|noscript|svg|button|input|select|textarea|template)$/.test(
    node.tagName,
  ) ||
  isSign(node) ||
  /display:\s*none/.test(styleOf(node)) ||
  (node.tagName === 'br' && /apple-interchange-newline/i.test(String(node.properties.className)))

const isSign = (node: Element): boolean => /mso-list:\s*ignore/.test(styleOf(node))

/** The element that a reader takes it for. */
function meaningOf(node: Element): string {
  const { tagName } = node
  const style = styleOf(node)
  if (/^(?:b|strong|i|em|span|font|u|mark|bdi|bdo|small|big)$/.test(tagName)) {
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) return 'strong'
    if (/font-style:\s*italic/.test(style)) return 'em'
    if (/font-weight:\s*(?:normal|[1-5]00)|font-style:\s*normal/.test(style)) return 'span'
    if (tagName === 'b') return 'strong'
    if (tagName === 'i') return 'em'
    return /^(?:strong|em)$/.test(tagName) ? tagName : 'span'
  }
  // Pages have no struck-through words, and those of a style are words like any other too.
  if (/^(?:s|del|strike)$/.test(tagName)) return 'span'
  if (tagName === 'p' && (/msotitle/i.test(String(node.properties.className)) || isTitleSized(node))) return 'h1'
  return tagName
}

/** Google Docs has a size for the title of a document, 26 pt, and no element; its largest heading has 20. */
function isTitleSized(paragraph: Element): boolean {
  const runs = paragraph.children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  return (
    runs.length > 0 &&
    runs.every(run => isElement(run) && Number(/font-size:\s*([\d.]+)pt/.exec(styleOf(run))?.[1]) >= 24)
  )
}

/** Paragraphs of Word with a level in a list, as that list. */
function listWordParagraphs(tree: Root): void {
  visit(tree, node => {
    if (node.type !== 'root' && node.type !== 'element') return
    const children = node.children as RootContent[]
    const made: RootContent[] = []
    const open: Element[] = []
    for (const child of children) {
      const level = isElement(child) && child.tagName === 'p' ? levelOf(child) : undefined
      if (level === undefined || !isElement(child)) {
        if (child.type !== 'text' || child.value.trim() !== '') open.length = 0
        made.push(child)
        continue
      }
      open.length = Math.min(open.length, level)
      while (open.length < level) {
        const list: Element = { type: 'element', tagName: isOrdered(child) ? 'ol' : 'ul', properties: {}, children: [] }
        const outer = open.at(-1)
        if (outer) outer.children.push(list)
        else made.push(list)
        open.push(list)
      }
      open.at(-1)?.children.push({ type: 'element', tagName: 'li', properties: {}, children: child.children })
    }
    node.children = made as typeof node.children
  })
}

function levelOf(paragraph: Element): number | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(paragraph))?.[1]
  return level === undefined ? undefined : Number(level)
}

/** The number itself is in the item's marker, which Word writes as text. */
function isOrdered(paragraph: Element): boolean {
  let ordered = false
  visit(paragraph, 'element', node => {
    if (isSign(node)) ordered ||= /^\s*(?:\d+|[a-zא-ת]{1,4})[.)]/iu.test(wordsIn(node.children))
  })
  return ordered
}

/** Cells hold words and no paragraphs, and the first row is the head. */
function tidyTable(table: Element): void {
  let first = true
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    for (const cell of row.children) {
      if (!isElement(cell)) continue
      if (first) cell.tagName = 'th'
      cell.children = cellLine(cell.children)
      if (first) unwrap(cell, /^strong$/)
    }
    first = false
  })
}

/** Puts the content of elements in their place. */
function unwrap(node: Element, names: RegExp): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child]
    unwrap(child, names)
    return names.test(child.tagName) ? child.children : [child]
  })
}

/** A run of bold words is one, and the spaces at its ends are not bold: Markdown would show the signs. */
function joinMarks(tree: Root): void {
  visit(tree, node => {
    if (node.type === 'root' || node.type === 'element')
      node.children = flatSpans(node.children as ElementContent[]) as typeof node.children
  })
  visit(tree, node => {
    if (node.type !== 'root' && node.type !== 'element') return
    const made: RootContent[] = []
    for (const child of node.children as RootContent[]) {
      const last = made.at(-1)
      if (isMark(child) && isMark(last) && last.tagName === child.tagName) last.children.push(...child.children)
      else if (child.type === 'text' && last?.type === 'text') last.value += child.value
      else made.push(child)
    }
    node.children = made.flatMap(child => (isMark(child) ? withoutEnds(child) : [child as ElementContent]))
  })
}

const isMark = (node: RootContent | undefined): node is Element =>
  isElement(node) && /^(?:strong|em)$/.test(node.tagName)

const flatSpans = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap(child =>
    isElement(child) && child.tagName === 'span' && !child.children.some(inner => isElement(inner) && isBlock(inner))
      ? flatSpans(child.children)
      : [child],
  )

function withoutEnds(mark: Element): ElementContent[] {
  const words = wordsIn(mark.children)
  if (words.trim() === '') return words === '' ? [] : [{ type: 'text', value: ' ' }]
  const [first, last] = [mark.children[0], mark.children.at(-1)]
  const before = first?.type === 'text' && /^\s/.test(first.value)
  const after = last?.type === 'text' && /\s$/.test(last.value)
  if (before && first.type === 'text') first.value = first.value.trimStart()
  if (after && last.type === 'text') last.value = last.value.trimEnd()
  const space = { type: 'text' as const, value: ' ' }
  return [...(before ? [space] : []), mark, ...(after ? [space] : [])]
}
