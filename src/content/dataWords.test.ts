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

test.each([
  ['price', 'many', 'currency: USD', 'a number', 'מספר'],
  ['price', '2–4', 'currency: USD', onlyTimes.en, onlyTimes.he],
  ['count', '[2, 4]', 'plus: true', onlyTimes.en, onlyTimes.he],
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
