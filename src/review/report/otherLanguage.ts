import { parseDocument } from 'htmlparser2'
import { englishName, localeCodes, otherLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { type Block, readBlocks } from '../compare/blocks.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'
import { counterparts } from '../compare/counterparts.ts'
import { readHead } from '../compare/head.ts'
import { bodyOf } from '../html.ts'
import type { PairReport } from './model.ts'

/** What a reviewer should know about the other language of a page that changed; undefined where both changed alike. */
export function translationNote(differences: readonly PageDifference[], base: Build, head: Build): string | undefined {
  const missing = localeCodes.find(locale => {
    const path = (differences[0]?.after ?? differences[0]?.before)?.path
    return path && head.pages.has(localize(path, otherLocale(locale))) && !head.pages.has(localize(path, locale))
  })
  if (missing) return `The page exists in ${englishName(otherLocale(missing))} only.`
  const edited = differences.filter(({ before, after }) => before && after && before.source !== after.source)
  const [only] = edited
  if (!only?.after || edited.length > 1) return undefined
  const { locale, path } = only.after
  const other = localize(path, otherLocale(locale))
  if (base.pages.get(other)?.source !== head.pages.get(other)?.source) return undefined
  return `Only the ${englishName(locale)} page was edited, not the ${englishName(otherLocale(locale))} one. Do both still say the same?`
}

/** The language that did not change, with its text for what changed; undefined where both changed or only one exists. */
export function unchangedLanguage(differences: readonly PageDifference[], head: Build): PairReport['unchanged'] {
  const [only] = differences
  if (!only?.after || differences.length > 1) return undefined
  const locale = otherLocale(only.after.locale)
  const other = head.pages.get(localize(only.after.path, locale))
  if (!other) return undefined
  const blocks = (page: BuiltPage): Block[] => readBlocks(bodyOf(parseDocument(page.html)))
  const changes = only.own.flatMap(change => (change.kind === 'text' ? [change] : []))
  // Names that changed alike (title and og:title) are one entry, the plain name first.
  const names = only.own.flatMap(change => (change.kind === 'meta' ? change.names.slice(0, 1) : []))
  const otherHead = readHead(other.html)
  return {
    locale,
    url: other.url,
    counterparts: changes.length > 0 ? counterparts(changes, blocks(only.after), blocks(other)) : [],
    head: names.flatMap(name => {
      const value = otherHead.get(name)
      return value ? [{ name, value }] : []
    }),
  }
}
