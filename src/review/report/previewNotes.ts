import { localeCodes } from '../../content/locales/locales.ts'
import { maxListed, type PreviewNotes, pageAddress } from '../../server/previews/notes.ts'
import { findAlerts } from './alerts.ts'
import type { PairReport, Report } from './model.ts'

/** Control characters, and marks that change the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const short = (text: string) => text.replace(unprintable, ' ').slice(0, 300)

/** What the preview host lists of a report. */
export function previewNotes(report: Report): Omit<PreviewNotes, 'author'> {
  return {
    branch: short(report.head.branch).slice(0, 250),
    commit: report.head.commit,
    pages: report.pairs.slice(0, maxListed).map(pair => ({
      title: short(pair.title),
      addresses: addressesOf(pair),
      changed: localeCodes.filter(locale => pair.pages.some(page => page.locale === locale)),
    })),
    faults: findAlerts(report)
      .slice(0, maxListed)
      .map(({ kind, subject }) => ({ kind, subject: short(subject) })),
  }
}

/** Where a page is in each language that it has, changed or not. */
function addressesOf({ pages, unchanged }: PairReport): PreviewNotes['pages'][number]['addresses'] {
  const present = [...pages.filter(({ status }) => status !== 'removed'), ...(unchanged ? [unchanged] : [])]
  return Object.fromEntries(
    present.flatMap(({ locale, url }) => (pageAddress.safeParse(url).success ? [[locale, url]] : [])),
  )
}
