import { otherLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Build, BuiltPage } from '../builds/readBuild.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'
import { samePlaces } from '../compare/samePlaces.ts'
import { type Block, readBlocks } from '../html/blocks.ts'
import { bodyOf, parseHtml } from '../html/parseHtml.ts'
import type { PairReport } from './model.ts'

/** What the language that did not change says where the other one did; undefined where both changed or only one exists. */
export function otherLanguage(differences: readonly PageDifference[], head: Build): PairReport['other'] {
  const [only] = differences
  if (!only?.after || differences.length > 1) return undefined
  const locale = otherLocale(only.after.locale)
  const twin = head.pages.get(localize(only.after.path, locale))
  if (!twin) return undefined
  const blocks = (page: BuiltPage): Block[] => readBlocks(bodyOf(parseHtml(page.html)))
  const changes = only.own.flatMap(change => (change.kind === 'text' ? [change] : []))
  const places = changes.length > 0 ? samePlaces(changes, blocks(only.after), blocks(twin)) : []
  return { locale, url: twin.url, places }
}
