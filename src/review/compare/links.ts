import type { PageLink } from '../html/links.ts'

export interface LinkChange {
  text: string
  before?: string
  after?: string
}

/** Links that came, went, or lead elsewhere under the same words. How often a link stands on the page does not count. */
export function compareLinks(before: readonly PageLink[], after: readonly PageLink[]): LinkChange[] {
  const key = ({ href, text }: PageLink) => `${href}\0${text}`
  const unique = (links: readonly PageLink[]) => new Map(links.map(link => [key(link), link]))
  const [old, now] = [unique(before), unique(after)]
  const gone = [...old].filter(([name]) => !now.has(name)).map(([, link]) => link)
  const come = [...now].filter(([name]) => !old.has(name)).map(([, link]) => link)
  const changes: LinkChange[] = []
  for (const link of come) {
    // The same words with another address; the same address under other words is a change of text.
    const twin = gone.findIndex(other => other.text === link.text)
    const renamed = gone.findIndex(other => other.href === link.href)
    if (twin >= 0) changes.push({ text: link.text, before: gone.splice(twin, 1)[0]?.href ?? '', after: link.href })
    else if (renamed >= 0) gone.splice(renamed, 1)
    else changes.push({ text: link.text, after: link.href })
  }
  return [...changes, ...gone.map(link => ({ text: link.text, before: link.href }))]
}
