import { type Locale, locales, otherLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Build } from '../builds/readBuild.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'

const names: Readonly<Record<Locale, string>> = { en: 'English', he: 'Hebrew' }

/** What a reviewer should know of the other language of a page that changed; undefined where both changed alike. */
export function translationNote(differences: readonly PageDifference[], base: Build, head: Build): string | undefined {
  const missing = Object.values(locales).find(({ code }) => {
    const path = (differences[0]?.after ?? differences[0]?.before)?.path
    return path && head.pages.has(localize(path, otherLocale(code))) && !head.pages.has(localize(path, code))
  })
  if (missing) return `The page exists in ${names[otherLocale(missing.code)]} only.`
  const rewritten = differences.filter(({ before, after }) => before && after && before.source !== after.source)
  const [only] = rewritten
  if (!only?.after || rewritten.length > 1) return undefined
  const { locale, path } = only.after
  const twin = localize(path, otherLocale(locale))
  if (base.pages.get(twin)?.source !== head.pages.get(twin)?.source) return undefined
  return `Only the ${names[locale]} page was edited; the ${names[otherLocale(locale)]} one stands as it was. Do both still say the same?`
}
