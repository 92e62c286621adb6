import { localeCodes } from '../locales/locales.ts'
import type { LanguageStatus, OpenSection, PageStatus } from './pageStatus.ts'

/** The table of `npm run status`: a line for each page and language, and one below it for each section to look at. */
export function formatStatus(pages: readonly PageStatus[]): string {
  const width = Math.max(4, ...pages.map(({ page }) => page.length))
  const row = (page: string, language: string, words: string, state: string) =>
    `${page.padEnd(width)}  ${language.padEnd(8)}  ${words.padStart(6)}  ${state}`
  const lines = pages.flatMap(({ page, languages }) =>
    localeCodes.flatMap((locale, index) => {
      const status = languages[locale]
      const words = status.present ? String(status.words) : '–'
      const indent = ' '.repeat(width + 20)
      return [
        row(index === 0 ? page : '', locale, words, stateOf(status)),
        ...(status.compared ? status.sections : []).map(section => `${indent}${describe(section)}`),
      ]
    }),
  )
  return [row('page', 'language', 'words', 'state'), ...lines, '', summary(pages)].join('\n')
}

function stateOf({ present, readable, file, inStep, compared, sections, expired }: LanguageStatus): string {
  if (!present) return `missing: write ${file}`
  if (!readable) return 'cannot be read: npm run check says why'
  const count = `${sections.length} ${sections.length === 1 ? 'section' : 'sections'} to look at`
  const open = sections.length === 0 ? 'nothing to compare with' : compared ? count : 'not compared yet'
  const facts = expired.length === 0 ? '' : `expired facts: ${expired.join(', ')}`
  return [inStep ? 'in step' : open, facts].filter(Boolean).join('; ')
}

const sayings: Readonly<Record<OpenSection['state'], string>> = {
  behind: 'behind the other language',
  unread: 'changed in both languages, nobody has compared them yet',
  counterpart: 'not in the other language',
}

const describe = ({ heading, id, line, state }: OpenSection): string =>
  `line ${line} “${heading}”${id && ` #${id}`}: ${sayings[state]}`

function summary(pages: readonly PageStatus[]): string {
  const count = (test: (languages: PageStatus['languages']) => boolean) =>
    pages.filter(({ languages }) => test(languages)).length
  const both = count(({ en, he }) => en.present && he.present)
  const inStep = count(({ en, he }) => en.inStep && he.inStep)
  const expired = new Set(pages.flatMap(({ languages }) => [...languages.en.expired, ...languages.he.expired])).size
  const total = `${pages.length} pages: ${both} in both languages, ${inStep} in step, ${expired} expired ${expired === 1 ? 'fact' : 'facts'} shown.`
  if (inStep === pages.length) return total
  return `${total}\nWhen both languages of a page say the same: npm run status -- --accept <page>`
}
