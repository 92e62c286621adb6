import { join } from 'node:path'
import type { Locale } from '../../content/locales/locales.ts'
import { sayIn, withoutIsolates } from '../../content/messages/say.ts'
import { catalogueOf } from '../../content/messages/wording.ts'

/** What the gallery says of widgets and properties in a language, from the English of their descriptions. */
export function describeIn(root: string, locale: Locale): (english: string) => string {
  // The gallery's bundle is not where its sources are.
  const say = sayIn(locale, locale === 'en' ? {} : catalogueOf(locale, join(root, 'src/content/messages')))
  return english => withoutIsolates(say({ id: english }))
}
