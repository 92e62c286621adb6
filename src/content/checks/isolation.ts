import { splitRuns } from '../locales/isolate.ts'
import { msg } from '../messages/msg.ts'
import { editIn, placeAt } from './read/place.ts'
import { isHebrew, textsOf } from './read/texts.ts'
import type { Check } from './types.ts'

const figure = String.raw`\d+(?:[.,]\d+)*`

/** Figures whose signs would change places in a Hebrew line, and how to write them so that they are kept together. */
const kinds = [
  {
    found: (figure: string) =>
      msg('a price in Hebrew text, “{figure}”, whose signs and digits would be shown out of order', { figure }),
    pattern: new RegExp(String.raw`[$€₪]\s*${figure}|${figure}\s*[$€₪]`, 'g'),
    write: (price: string) => `${/[$€₪]/.exec(price)?.[0] ?? ''}${price.replace(/[$€₪\s]/g, '')}`,
  },
  {
    found: (figure: string) =>
      msg('a telephone number in Hebrew text, “{figure}”, whose signs and digits would be shown out of order', {
        figure,
      }),
    pattern: /(?:\+|\(0|(?<!\d)0|(?<!\d)1-)[\d\s().–־-]{7,}\d/g,
    write: (phone: string) => phone.replace(/^\(/, '').replace(/[\s().–־-]+/g, '-'),
  },
]

/** Prices and telephone numbers in Hebrew that the site would not set apart, so that a reader sees them out of order. */
export const isolation: Check = function* (content) {
  for (const run of textsOf(content).filter(isHebrew)) {
    const { file, source, text, offset } = run
    for (const { found, pattern, write } of kinds) {
      for (const match of text.matchAll(pattern)) {
        if (isIsolated(text, match.index, match.index + match[0].length)) continue
        yield {
          ...placeAt(file, source, offset + match.index),
          check: 'isolation',
          severity: 'error',
          found: found(match[0]),
          expected: msg(
            'the form that the site keeps in order by itself, without spaces; better still a fact, or {widget} on a page',
            { widget: '<Phone />' },
          ),
          fix: write(match[0]),
          ...editIn(run, match, write(match[0])),
        }
      }
    }
  }
}

/** Whether the build keeps these characters together as one run from left to right. */
function isIsolated(text: string, start: number, end: number): boolean {
  let offset = 0
  for (const run of splitRuns(text, 'he')) {
    if (run.isolate && offset <= start && end <= offset + run.text.length) return true
    offset += run.text.length
  }
  return false
}
