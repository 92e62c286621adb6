import { join } from 'node:path'
import { readText } from '../../content/files.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { nameOf } from '../../content/slugs.ts'

/** The kind of page that each section is for. */
export const starterOf = {
  pages: 'generic',
  vendors: 'service',
  apple: 'service',
  productivity: 'service',
  services: 'service',
  legal: 'policy',
} as const

export type StarterSection = keyof typeof starterOf

export interface StarterValues {
  slug: string
  /** As 2026-11-01. */
  today: string
  /** Pages that the cards at the end lead to; the block is left out where there are none. */
  related: readonly string[]
}

/**
 * A page to fill in. What the writer has to fill in is in double square brackets, which `npm run check` reports until none
 * is left; everything else is ready.
 */
export function starterPage(section: StarterSection, locale: Locale, values: StarterValues): string {
  const template = readText(join(import.meta.dirname, `starters/${starterOf[section]}.${locale}.mdx`))
  const text = values.related.length > 0 ? template : template.replace(/\n## [^\n]*\n+<Related[^\n]*\n/, '')
  return text
    .replaceAll('%name%', nameOf(values.slug))
    .replaceAll('%today%', values.today)
    .replaceAll('%related%', values.related.join(', '))
}

/** A page to fill in without the hints in its front matter, which stand there for an editor: the desk’s form gives them itself. */
export const withoutHints = (page: string): string =>
  page.replace(/^---\n[\s\S]*?\n---\n/, frontMatter => frontMatter.replaceAll(/^# .*\n/gm, ''))
