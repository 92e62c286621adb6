import { localeCodes } from '../locales/locales.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { Say } from '../messages/say.ts'
import { wrap } from '../messages/wrap.ts'
import type { LanguageStatus, OpenSection, PageStatus } from './pageStatus.ts'
import { shownHeading } from './shownHeading.ts'

/** Indentation of continuation lines. */
const indent = '      '

/** The table of `npm run status`: a line for each page and language, and one below it for each section to look at. */
export function formatStatus(pages: readonly PageStatus[], say: Say): string {
  const width = Math.max(4, ...pages.map(({ page }) => page.length))
  const row = (page: string, language: string, words: string, state: string) =>
    wrap(state, `${page.padEnd(width)}  ${language.padEnd(8)}  ${words.padStart(6)}  `, indent.length)
  const lines = pages.flatMap(({ page, languages }) =>
    localeCodes.flatMap((locale, index) => {
      const status = languages[locale]
      const words = status.present ? String(status.words) : '–'
      return [
        row(index === 0 ? page : '', locale, words, stateOf(status).map(say).join('; ')),
        ...(status.compared ? status.sections : []).map(section => wrap(say(describe(section)), indent)),
      ]
    }),
  )
  const [page, language, words, state] = [msg('page'), msg('language'), msg('words'), msg('state')].map(say)
  return [
    row(page ?? '', language ?? '', words ?? '', state ?? ''),
    ...lines,
    '',
    ...summary(pages).map(line => wrap(say(line))),
  ].join('\n')
}

function stateOf({ present, readable, file, inStep, compared, sections, expired }: LanguageStatus): Message[] {
  if (!present) return [msg('missing: write {file}', { file })]
  if (!readable) return [msg('cannot be read: npm run check says why')]
  const count = msg('{count, plural, one {# section} other {# sections}} to look at', { count: sections.length })
  const open = sections.length === 0 ? msg('nothing to compare with') : compared ? count : msg('not compared yet')
  const facts = expired.length === 0 ? [] : [msg('expired facts: {ids}', { ids: expired })]
  return [inStep ? msg('in step') : open, ...facts]
}

const sayings: Readonly<Record<OpenSection['state'], Message>> = {
  behind: msg('behind the other language'),
  unread: msg('changed in both languages, nobody has compared them yet'),
  counterpart: msg('not in the other language'),
}

const describe = ({ heading, id, line, state }: OpenSection): Message =>
  id
    ? msg('line {line} “{heading}” {address}: {state}', {
        line,
        heading: shownHeading(heading),
        address: `#${id}`,
        state: sayings[state],
      })
    : msg('line {line} “{heading}”: {state}', { line, heading: shownHeading(heading), state: sayings[state] })

function summary(pages: readonly PageStatus[]): Message[] {
  const count = (test: (languages: PageStatus['languages']) => boolean) =>
    pages.filter(({ languages }) => test(languages)).length
  const both = count(({ en, he }) => en.present && he.present)
  const inStep = count(({ en, he }) => en.inStep && he.inStep)
  const expired = new Set(pages.flatMap(({ languages }) => [...languages.en.expired, ...languages.he.expired])).size
  const total = msg(
    '{pages, plural, one {# page} other {# pages}}: {both} in both languages, {inStep} in step, {expired, plural, one {# expired fact} other {# expired facts}} shown.',
    { pages: pages.length, both, inStep, expired },
  )
  if (inStep === pages.length) return [total]
  return [
    total,
    msg('When both languages of a page say the same: {command}', { command: 'npm run status -- --accept <page>' }),
  ]
}
