import { agreementsOf } from '../checks/read/agreementsOf.ts'
import { factUses } from '../checks/read/factUses.ts'
import type { Content, PageSource } from '../checks/types.ts'
import { expiredFacts } from '../facts.ts'
import type { Locale } from '../locales/locales.ts'
import { type PageStatus, pageStatus } from './pageStatus.ts'

/** The state of every page, in the order of the files. */
export function statusOf(content: Content): PageStatus[] {
  const expired = new Set(expiredFacts(content.entries('facts')?.value ?? {}, content.today))
  const uses = factUses(content).filter(({ id }) => expired.has(id))
  const expiredIn = (file: string) => [...new Set(uses.flatMap(use => (use.file === file ? [use.id] : [])))]
  const { agreements } = agreementsOf(content)
  const pages = new Map<string, Partial<Record<Locale, PageSource>>>()
  for (const page of content.pages) {
    const id = `${page.section}/${page.slug}`
    pages.set(id, { ...pages.get(id), [page.locale]: page })
  }
  return [...pages].map(([id, sources]) => pageStatus(id, sources, agreements, content.widgets, expiredIn))
}
