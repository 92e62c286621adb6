/** What a starter leaves for the writer, `[[Two sentences.]]`; line and column count from 1. */
interface Placeholder {
  readonly text: string
  readonly line: number
  readonly column: number
  readonly isFrontMatter: boolean
}

/** What stands for words that are still to be written. */
export const placeholder = /\[\[[^[\]]*\]\]/g

/** What stands for a number, `from={number}`: brackets would be no number either, but a list. */
const unwrittenNumber = /(?<=\w=\{)number(?=\})/g

/** A text with a number of the same length in the place of each, so that it can be drawn. */
export const withNumbers = (text: string): string => text.replace(unwrittenNumber, word => '1'.padEnd(word.length))

/** All that is to be written, numbers as well. */
export const anyPlaceholder = new RegExp(`${placeholder.source}|${unwrittenNumber.source}`, 'g')

/** Whether a text is nothing but one. */
export const isPlaceholder = (text: string): boolean => text.match(placeholder)?.[0] === text

/** Whether the title is still to be written, in a page's text without front matter. */
export const hasUnwrittenTitle = (body: string): boolean => /^# .*\[\[[^[\]]*\]\]/m.test(body)

/** The placeholders in the lines of a page; comments of the front matter only explain the brackets. */
export function* placeholdersIn(lines: Iterable<string>, sought = placeholder): Iterable<Placeholder> {
  let [line, isFrontMatter] = [0, false]
  for (const words of lines) {
    line++
    if (words === '---') isFrontMatter = line === 1
    if (isFrontMatter && /^\s*#/.test(words)) continue
    for (const { 0: text, index } of words.matchAll(sought)) {
      yield { text, line, column: index + 1, isFrontMatter }
    }
  }
}
