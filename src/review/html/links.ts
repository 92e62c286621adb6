import { type Element, elements, textOf } from './parseHtml.ts'

export interface PageLink {
  href: string
  /** Its words, or what is read aloud in their place. */
  text: string
}

/** Every link of a piece of a page. */
export function readLinks(body: Element): PageLink[] {
  return [...elements(body)].flatMap(element => {
    const { href, 'aria-label': label } = element.attributes
    return element.tag === 'a' && href ? [{ href, text: textOf(element) || label || href }] : []
  })
}
