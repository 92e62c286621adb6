import { activate, onInteraction } from '../../../site/islands/loader.ts'
import { patch } from './patch.ts'

export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

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
  patch(document.body, before.body, after.body, hydrate)
  return true
}

/** Islands that are new in the page hydrate at once, whatever they would wait for when the page loads; no click until then is lost. */
function hydrate(element: Element): void {
  for (const root of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
    if (!(root instanceof HTMLElement) || !root.hasAttribute('data-when')) continue
    onInteraction(root)
    void activate(root)
  }
}
