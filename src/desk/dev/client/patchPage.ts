import { questionNumber } from '../../../content/questionId.ts'
import { activate, onInteraction } from '../../../site/islands/loader.ts'
import type { ChangedBlock } from '../../browser/page/changedBlock.ts'
import { keepPlace } from './keepPlace.ts'
import { isRoot, patch } from './patch.ts'

/** A page without the numbers of its questions: by these, one that is added would make others of all that come after it. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('details[id]'))
    if (questionNumber(element.id) > 0) element.removeAttribute('id')
  return page
}

/** What changes with the text of a page: the text, and what it says to machines, which is data and runs nothing. */
const pageOwn = '#main, section, script[type="application/ld+json"]'

/**
 * Brings the body of the live page from one version of its HTML to the next; islands that stay keep their state.
 * @returns false where the shell around the text changed: its scripts have bound to the elements that are there
 */
export function patchPage(before: Document, after: Document): boolean {
  const shell = (page: Document) => [...page.body.children].filter(element => !element.matches(pageOwn))
  const [a, b] = [shell(before), shell(after)]
  if (a.length !== b.length || a.some((element, index) => !b[index]?.isEqualNode(element))) return false
  keepPlace(() => patch(document.body, before.body, after.body, hydrate))
  return true
}

/**
 * Brings one paragraph or heading of the live page from one version to the next, and the version that it came from with it.
 * @returns false, with nothing changed, where it does not stand in the page as it is served
 */
export function patchBlock(served: Document, { name, index, before, after }: ChangedBlock): boolean {
  const [old, next] = [before, after].map(html => parsePage(html).body.firstElementChild)
  const was = served.body.querySelectorAll(name)[index]
  const live = was && old?.isEqualNode(was) ? liveOf(was) : undefined
  if (!was || !next || !live) return false
  keepPlace(() => patch(live, was, next, hydrate))
  was.replaceWith(next)
  return true
}

/** The live element that an element of the served page has become; none in an island, which owns its contents. */
function liveOf(served: Element): Element | undefined {
  const { parentElement: parent, ownerDocument } = served
  if (!parent || parent === ownerDocument.documentElement) return document.body
  const place = [...parent.childNodes].indexOf(served)
  const live = isRoot(parent) ? undefined : liveOf(parent)?.childNodes[place]
  return live instanceof Element && live.nodeName === served.nodeName ? live : undefined
}

/** Islands that are new in the page hydrate at once, whatever they would wait for when the page loads; no click until then is lost. */
function hydrate(element: Element): void {
  for (const root of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
    if (!(root instanceof HTMLElement) || !root.hasAttribute('data-when')) continue
    onInteraction(root, () => void activate(root))
    void activate(root)
  }
}
