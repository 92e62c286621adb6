import { expect, test } from 'vitest'
import { wordsFor } from './dataWords.ts'
import { factsSchema } from './facts.ts'
import { withoutIsolates } from './messages/say.ts'
import { wordingIn } from './messages/wording.ts'
import { yamlFile } from './yamlFile.ts'

const onlyTimes = {
  en: 'one number: only a length of time can be a range',
  he: 'מספר אחד: רק משך זמן יכול להיות טווח',
}

const digits = { en: 'a number in digits alone, such as 1,200.50', he: 'מספר בספרות בלבד, כמו 1,200.50' }

const exact = {
  en: 'a number of at most 15 digits: a longer one is not kept exactly',
  he: 'מספר של 15 ספרות לכל היותר: מספר ארוך יותר אינו נשמר במדויק',
}

test.each([
  ['price', 'many', 'currency: USD', 'a number', 'מספר'],
  ['price', '2–4', 'currency: USD', onlyTimes.en, onlyTimes.he],
  ['count', '[2, 4]', 'plus: true', onlyTimes.en, onlyTimes.he],
  ['price', "'1e9'", 'currency: USD', digits.en, digits.he],
  ['count', "'0x10'", 'plus: true', digits.en, digits.he],
  ['duration', "'1e9'", 'unit: day', digits.en, digits.he],
  ['price', "'99999999999999999999'", 'currency: USD', exact.en, exact.he],
  ['count', "'9007199254740993'", 'plus: true', exact.en, exact.he],
  ['count', "'9,007,199,254,740,993'", 'plus: true', exact.en, exact.he],
  ['duration', '2–9007199254740993', 'unit: day', exact.en, exact.he],
  ['count', 'about 9007199254740993', 'plus: true', 'a number', 'מספר'],
  ['duration', '2–4', 'unit: day', 'a number, or a range such as 24–48', 'מספר, או טווח כמו 24–48'],
])('of a %s, %s in a table is answered by what may stand there', (kind, value, rest, english, hebrew) => {
  const yaml = yamlFile(
    'content/data/facts.yaml',
    `acme.one: { kind: ${kind}, value: ${value}, ${rest}, source: the owner }\n`,
  )
  const issue = factsSchema.safeParse(yaml.value).error?.issues.find(({ path }) => path.at(-1) === 'value')
  const { inTable } = issue ? wordsFor(yaml, factsSchema, issue) : {}
  const said = (['en', 'he'] as const).map(locale => withoutIsolates(wordingIn(locale)(inTable ?? '')))
  expect(said).toEqual([english, hebrew])
})

test.each([
  ["'15.99'", 'value: 15.99'],
  ["'1e9'", undefined],
  ["'0x10'", undefined],
  ["'9007199254740993'", undefined],
  ['0X10', undefined],
])('a number in quotes is offered without them, and no other than one in digits: %s', (value, fix) => {
  const source = `acme.one: { kind: count, value: ${value}, source: the owner }\n`
  const yaml = yamlFile('content/data/facts.yaml', source)
  const issue = factsSchema.safeParse(yaml.value).error?.issues.find(({ path }) => path.at(-1) === 'value')
  expect(issue && wordsFor(yaml, factsSchema, issue).fix).toBe(fix)
})
