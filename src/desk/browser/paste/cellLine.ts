import type { ElementContent } from 'hast'
import { isBlock, wordsIn } from './hastWords.ts'

/**
 * What a table's cell says on one line, as Markdown needs it: paragraphs follow each other after a space, and a list is
 * an enumeration after the words that introduce it.
 */
export function cellLine(children: readonly ElementContent[], isItem = false): ElementContent[] {
  const line: ElementContent[] = []
  let isAfterList = false
  for (const child of children.flatMap(withoutSpans)) {
    const isList = child.type === 'element' && /^[uo]l$/.test(child.tagName)
    if (isList) {
      add(line, isAfterList || isItem ? ', ' : ': ', enumeration(child.children))
    } else if (child.type === 'element' && (child.tagName === 'br' || isBlock(child))) {
      add(line, isAfterList ? ', ' : ' ', [...cellLine(child.children, isItem), { type: 'text', value: ' ' }])
    } else {
      const part = child.type === 'element' ? { ...child, children: cellLine(child.children, isItem) } : child
      add(line, isAfterList ? ', ' : '', [part])
    }
    // Only spaces may stand between a list and what goes on after it.
    isAfterList = isList || (isAfterList && wordsIn([child]).trim() === '')
  }
  return line
}

const enumeration = (items: readonly ElementContent[]): ElementContent[] =>
  items.reduce<ElementContent[]>((line, item) => {
    add(line, ', ', cellLine([item], true))
    return line
  }, [])

const withoutSpans = (child: ElementContent): ElementContent[] =>
  child.type === 'element' && child.tagName === 'span' ? child.children.flatMap(withoutSpans) : [child]

/** Puts a part behind a line, with `between` where both have words; a sign that ends the line stands for a comma or colon. */
function add(line: ElementContent[], between: string, part: readonly ElementContent[]): void {
  const before = wordsIn(line).trimEnd()
  if (between !== '' && before !== '' && wordsIn(part).trim() !== '') {
    trimEnd(line)
    line.push({ type: 'text', value: /[.,:;!?]$/.test(before) ? ' ' : between })
  }
  line.push(...part)
}

function trimEnd(line: ElementContent[]): void {
  const last = line.at(-1)
  if (last?.type === 'element') trimEnd(last.children)
  if (last?.type !== 'text') return
  last.value = last.value.trimEnd()
  if (last.value !== '') return
  line.pop()
  trimEnd(line)
}
