import { type Locale, localeCodes, otherLocale } from '../../content/locales/locales.ts'
import type { LanguageStatus, PageStatus } from '../../content/translations/pageStatus.ts'
import type { OpenPart, PairState } from './state.ts'

/** Whether the languages of each page agree, by the file of either. */
export function pairStates(pages: readonly PageStatus[]): Record<string, PairState> {
  return Object.fromEntries(
    pages.flatMap(({ languages }) =>
      localeCodes.map((locale): [string, PairState] => [languages[locale].file, pairState(languages, locale)]),
    ),
  )
}

function pairState(languages: Readonly<Record<Locale, LanguageStatus>>, locale: Locale): PairState {
  const [own, other] = [languages[locale], languages[otherLocale(locale)]]
  if (!own.present || !other.present) return { state: 'missing', parts: [] }
  if (!own.compared) return { state: 'unread', parts: [] }
  // A section that changed on both sides is reported on both; here it counts once.
  const parts = [
    ...own.sections.map((section): OpenPart => ({ ...section, file: own.file })),
    ...other.sections
      .filter(({ state }) => state !== 'unread')
      .map((section): OpenPart => ({ ...section, file: other.file })),
  ]
  return { state: parts.length === 0 ? 'in-step' : 'open', parts }
}
