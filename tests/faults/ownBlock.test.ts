import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { isFixable } from '../../src/desk/browser/isFixable.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const inline = '<Callout title="A">B</Callout>'
const block = (margin = '') =>
  ['<Callout title="A">', '', 'B', '', '</Callout>']
    .map(line => (line === '' ? margin.trimEnd() : margin + line))
    .join('\n')

test.each(
  [
    [`A\n${inline}\nc`, `A\n\n${block()}\n\nc`],
    [`A\n  ${inline}\nc`, `A\n\n${block()}\n\nc`],
    [`A\n${inline}\n- c`, `A\n\n${block()}\n\n- c`],
    [`- A\n  ${inline}\n  c`, `- A\n\n${block('  ')}\n\n  c`],
    [`* A\n  ${inline}\n* c`, `* A\n\n${block('  ')}\n\n* c`],
    [`1. A\n   ${inline}\n\nc`, `1. A\n\n${block('   ')}\n\nc`],
    [`> A\n> ${inline}\n> c`, `> A\n>\n${block('> ')}\n>\n> c`],
    [`> ${inline}\n> c`, `${block('> ')}\n>\n> c`],
    [`> > A\n> > ${inline}\n\nc`, `> > A\n> >\n${block('> > ')}\n\nc`],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)(
  'a widget on a line of a paragraph gets empty lines around it, as far in as the paragraph ($locale): $words',
  ({ locale, words, expected }) => {
    const text = pageWith(words, locale)
    const faults = faultsIn(text, locale, ['widgetChildren'])
    expect(faults.map(fault => isFixable({ fault }))).toEqual([true])
    expect(faults.map(fault => wordsIn(correctedText(text, locale, fault), locale))).toEqual([expected])
  },
)

test.each(
  [
    `**A\n${inline}\nc**`,
    `- **A\n  ${inline}\n  c**`,
    `- A ${inline} c`,
    `> A\n> ${inline}\nc`,
    `- A\n  ${inline}\nc`,
    `A\n${inline}\nc\n---`,
    `A\n${inline}\n2. c`,
    `# A ${inline}`,
    `| A | B |\n| - | - |\n| ${inline} | c |`,
  ].flatMap(words => localeCodes.map(locale => ({ locale, words }))),
)('where that would tear something apart, no correction is offered ($locale): $words', ({ locale, words }) => {
  const faults = faultsIn(pageWith(words, locale), locale, ['widgetChildren'])
  expect(faults.map(fault => isFixable({ fault }))).toEqual([false])
})
