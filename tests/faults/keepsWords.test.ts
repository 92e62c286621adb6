import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const inline = '<Callout title="A"> inside </Callout>'
const block = '<Callout title="A">\n\ninside\n\n</Callout>'

test.each(
  [
    [`Before ${inline} and after.`, `Before\n\n${block}\n\nand after.`],
    [`Before\n${inline}\nand [after](/).`, `Before\n\n${block}\n\nand [after](/).`],
    [`${inline} and after.`, `${block}\n\nand after.`],
    [`Before ${inline}`, `Before\n\n${block}`],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)(
  'a widget in a line is taken out of it, and the words around it stay ($locale): $words',
  ({ locale, words, expected }) => {
    const text = pageWith(words, locale)
    const [fault] = faultsIn(text, locale, ['widgetChildren'])
    expect(fault && wordsIn(correctedText(text, locale, fault), locale).trimEnd()).toBe(expected)
  },
)

test.each(
  [
    `- Before ${inline} after`,
    `- A\n- Before ${inline}\n  after`,
    `> Before ${inline} after`,
    `A **before ${inline} and after** it.`,
    `A [before ${inline} and after](/) it.`,
    `| A | B |\n| - | - |\n| Before ${inline} | after |`,
    'Before { here and <b>bold</b> words at the end.',
    'A brace { here and <b>bold</b> words.\nAnd more.',
  ].flatMap(words => localeCodes.map(locale => ({ locale, words }))),
)('no correction takes words away that nothing is wrong with ($locale): $words', ({ locale, words }) => {
  const text = pageWith(words, locale)
  const lettersOf = (written: string) => written.match(/\p{L}+/gu)
  for (const fault of faultsIn(text, locale, ['syntax', 'widgetChildren'])) {
    const corrected = correctedText(text, locale, fault)
    expect(lettersOf(corrected)).toEqual(lettersOf(text))
    // Nor are the marks around them torn apart.
    expect(wordsIn(corrected, locale)).not.toMatch(/(?:\*\*|\[)before\n/)
  }
})
