import { msg } from '../messages/msg.ts'
import { placeAt } from './read/place.ts'
import { placeholdersOf } from './read/placeholders.ts'
import type { Check } from './types.ts'

const sampleText = /[Ll]orem [Ii]psum|לורם איפסום|(?<![\w.-])(?:TODO|TBD|FIXME|XXX)(?![\w.-])/u

/** Placeholders of a new page's starter, `[[Two sentences.]]`: one finding a page, however many there are. */
export const unfinished: Check = function* ({ pages }) {
  for (const page of pages) {
    const { file, source } = page
    const sample = sampleText.exec(source)
    if (sample) {
      yield {
        ...placeAt(file, source, sample.index),
        check: 'unfinished',
        severity: 'error',
        found: msg('{text}, which is still to be written', { text: sample[0] }),
        expected: msg('your own words in place of the sample text'),
      }
    }
    const left = [...placeholdersOf(page, pages)]
    const [first] = left
    if (!first) continue
    const lines = [...new Set(left.map(({ line }) => `${line}`))]
    yield {
      check: 'unfinished',
      severity: 'error',
      file,
      line: first.line,
      column: first.column,
      found:
        left.length === 1
          ? msg('{text}, which is still to be written', { text: first.text })
          : msg(
              '{count} texts still to be written, in double square brackets, {lineCount, plural, one {on line} other {on lines}} {lines}',
              {
                count: left.length,
                lineCount: lines.length,
                lines,
              },
            ),
      expected: msg('your own words in place of the double brackets and what is between them'),
    }
  }
}
