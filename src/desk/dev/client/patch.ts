/**
 * Turns the live page into `next` by changing only what differs between `served`, the HTML that it came from, and `next`. What the visitor
 * or a script has changed since (open details, typed text, live islands) stays, because it differs in neither.
 */
export function patch(live: Element, served: Element, next: Element, onNew: (element: Element) => void): void {
  if (served.isEqualNode(next)) return
  if (served.nodeName !== next.nodeName || isRoot(served) || isRoot(next) || !startsLike(live, served)) {
    replace(live, next, onNew)
    return
  }
  patchAttributes(live, served, next)
  patchChildren(live, served, next, onNew)
}

/** An island or a behaviour owns its contents, so it changes as a whole; not what only opens an answer (widgets/Faq/openNamed.ts). */
export const isRoot = (element: Element) => element.matches('[data-when]:not([data-behaviour=answers])')

/** Whether the children still match in order; scripts may have added some at the end. */
function startsLike(live: Node, served: Node): boolean {
  return [...served.childNodes].every((node, index) => node.nodeName === live.childNodes[index]?.nodeName)
}

function patchAttributes(live: Element, served: Element, next: Element): void {
  for (const { name } of [...served.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of [...next.attributes]) {
    if (served.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

function patchChildren(live: Element, served: Element, next: Element, onNew: (element: Element) => void): void {
  const [before, after] = [[...served.childNodes], [...next.childNodes]]
  const nodes = [...live.childNodes].slice(0, before.length)
  const end = live.childNodes[before.length] ?? null
  const equal = pairEqual(before, after)
  let [i, j] = [0, 0]
  for (const [equalBefore, equalAfter] of [...equal, [before.length, after.length] as const]) {
    // Between two nodes that stay, nodes of the same kind are patched in order; the others are added or removed.
    while (i < equalBefore || j < equalAfter) {
      const [node, old, wanted] = [nodes[i], before[i], after[j]]
      if (i < equalBefore && j < equalAfter && node && old && wanted && old.nodeName === wanted.nodeName) {
        if (node instanceof Element) patch(node, old as Element, wanted as Element, onNew)
        else node.nodeValue = wanted.nodeValue
        i++
        j++
      } else if (j < equalAfter && wanted && (i >= equalBefore || equalAfter - j > equalBefore - i)) {
        insert(live, wanted, nodes[i] ?? end, onNew)
        j++
      } else {
        node?.remove()
        i++
      }
    }
    i++
    j++
  }
}

/** Positions of nodes that are equal in both lists, in order: a longest common subsequence. */
function pairEqual(before: readonly Node[], after: readonly Node[]): (readonly [number, number])[] {
  // An edit nearly always changes one node of a list: those before and after it need no search.
  const shorter = Math.min(before.length, after.length)
  const same = (i: number, j: number) => before[i]?.isEqualNode(after[j] ?? null) === true
  let start = 0
  while (start < shorter && same(start, start)) start++
  let end = 0
  while (end < shorter - start && same(before.length - 1 - end, after.length - 1 - end)) end++
  const between = longestCommon(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...between.map(([i, j]) => [start + i, start + j] as const),
    ...Array.from({ length: end }, (_, index) => [before.length - end + index, after.length - end + index] as const),
  ]
}

function longestCommon(before: readonly Node[], after: readonly Node[]): [number, number][] {
  const [a, b] = [before.map(markup), after.map(markup)]
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? []
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

const markup = (node: Node) => (node instanceof Element ? node.outerHTML : `${node.nodeName}${node.nodeValue}`)

function insert(parent: Element, node: Node, place: Node | null, onNew: (element: Element) => void): void {
  const made = document.importNode(node, true)
  parent.insertBefore(made, place)
  if (made instanceof Element) onNew(made)
}

function replace(live: Element, next: Element, onNew: (element: Element) => void): void {
  const made = document.importNode(next, true)
  const open = new Set([...live.querySelectorAll('details[open] > summary')].map(summary => summary.textContent))
  for (const summary of made.querySelectorAll('details > summary')) {
    if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '')
  }
  live.replaceWith(made)
  onNew(made)
}
