import type { ParentNode } from 'domhandler'
import { elements, textOf } from '../html.ts'

export interface PageLink {
  href: string
  /** Its words, or its accessible name where it has none. */
  text: string
}

export interface LinkChange {
  text: string
  before?: string
  after?: string
}

export function readLinks(body: ParentNode): PageLink[] {
  return elements(body).flatMap(element => {
    const { href, 'aria-label': label } = element.attribs
    return element.name === 'a' && href ? [{ href, text: textOf(element) || label || href }] : []
  })
}

/** Links that were added, removed, or lead elsewhere under the same words. How often a link occurs does not count. */
export function compareLinks(before: readonly PageLink[], after: readonly PageLink[]): LinkChange[] {
  const key = ({ href, text }: PageLink) => `${href}\0${text}`
  const unique = (links: readonly PageLink[]) => new Map(links.map(link => [key(link), link]))
  const [old, now] = [unique(before), unique(after)]
  const removed = [...old].filter(([name]) => !now.has(name)).map(([, link]) => link)
  const added = [...now].filter(([name]) => !old.has(name)).map(([, link]) => link)
  const changes: LinkChange[] = []
  for (const link of added) {
    // The same words with another address; the same address under other words is a change of text.
    const redirected = removed.findIndex(other => other.text === link.text)
    const renamed = removed.findIndex(other => other.href === link.href)
    if (redirected >= 0)
      changes.push({ text: link.text, before: removed.splice(redirected, 1)[0]?.href ?? '', after: link.href })
    else if (renamed >= 0) removed.splice(renamed, 1)
    else changes.push({ text: link.text, after: link.href })
  }
  return [...changes, ...removed.map(link => ({ text: link.text, before: link.href }))]
}
