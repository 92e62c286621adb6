import { expect, test } from 'vitest'
import { plainWordingIn } from './messages/wording.ts'
import { explainUnclosed } from './yamlWords.ts'

test.each([
  [
    'en',
    'description: "bad: How Apple devices are enrolled, kept up to date and proven to be so',
    'bad: How Apple devices are enrolled, …',
  ],
  [
    'he',
    'description: "bad: איך רושמים מכשירי Apple, מעדכנים אותם ומוכיחים שהם מעודכנים',
    'bad: איך רושמים מכשירי Apple, מעדכנים …',
  ],
] as const)(
  'an unclosed quotation mark is quoted with the words after it, not with all of them (%s)',
  (locale, line, words) => {
    const { found, fix } = explainUnclosed(line)
    expect(plainWordingIn(locale)(found).endsWith(`: ${words}`)).toBe(true)
    expect(fix).toBe(`${line}"`)
  },
)
