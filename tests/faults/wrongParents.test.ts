import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { describeWidget, type WidgetDescriptions } from '../../src/content/widgets.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const widgets: WidgetDescriptions = widgetDescriptions
const names = Object.keys(widgets)
// What holds nothing loses what it is given.
const inner = names.filter(name => {
  const { inside, children } = describeWidget(widgets, name) ?? {}
  return inside && children !== 'none'
})
const outer = names.filter(name => name === 'Callout' || Array.isArray(describeWidget(widgets, name)?.children))

test.each(inner)('no correction of a misplaced <%s> doubles words, breaks the page or leads to another fault', name => {
  const cases = outer.map(parent => `<${parent}>\n\n<${name}>\n\nYes indeed.\n\n</${name}>\n\n</${parent}>`)
  const wrong = cases.flatMap(words => {
    const text = pageWith(words, 'en')
    const before = faultsIn(text, 'en', ['syntax', 'widgetChildren'])
    return before.flatMap(fault => {
      const after = correctedText(text, 'en', fault)
      const left = faultsIn(after, 'en', ['syntax', 'widgetChildren'])
      const isRight =
        after === text || (left.length < before.length && after.split('Yes indeed.').length === 2 && isSound(left))
      return isRight ? [] : [wordsIn(after, 'en')]
    })
  })
  expect(wrong).toEqual([])
})

const isSound = (left: readonly { check: string }[]): boolean => left.every(({ check }) => check !== 'syntax')

test.each([
  ['en', '<Question> inside <Faq>, and nothing but <Step> inside <Steps>'],
  ['he', '<Question> בתוך <Faq>, ובתוך <Steps> רק <Step>'],
] as const)(
  'a question among steps is told once, without a correction that has no place there (%s)',
  (locale, words) => {
    const text = pageWith('<Steps>\n\n<Question q="What?">\n\nYes indeed.\n\n</Question>\n\n</Steps>', locale)
    const faults = faultsIn(text, locale, ['syntax', 'widgetChildren'])
    expect(faults.map(({ expected, fix }) => [plainWordingIn(locale)(expected), fix])).toEqual([[words, undefined]])
  },
)

test.each(
  [
    [
      '<Question\n  q="A?"\n>\n\nYes.\n\nNo.\n\n</Question>',
      '<Faq>\n\n<Question\n  q="A?"\n>\n\nYes.\n\nNo.\n\n</Question>\n\n</Faq>',
    ],
    [
      '- A\n  - <Question q="A?">\n\n    Yes.\n\n    </Question>',
      '- A\n  - <Faq>\n\n    <Question q="A?">\n\n    Yes.\n\n    </Question>\n\n    </Faq>',
    ],
    [
      '> <Question q="A?">\n>\n> Yes.\n>\n> </Question>',
      '> <Faq>\n>\n> <Question q="A?">\n>\n> Yes.\n>\n> </Question>\n>\n> </Faq>',
    ],
  ].flatMap(([words = '', expected]) => localeCodes.map(locale => ({ locale, words, expected }))),
)('a question on its own comes into its widget where it stands ($locale): $words', ({ locale, words, expected }) => {
  const text = pageWith(words, locale)
  const [fault] = faultsIn(text, locale, ['widgetChildren'])
  expect(fault && wordsIn(correctedText(text, locale, fault), locale)).toBe(expected)
})
