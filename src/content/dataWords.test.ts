import { expect, test } from 'vitest'
import { wordsFor } from './dataWords.ts'
import { factsSchema } from './facts.ts'
import { withoutIsolates } from './messages/say.ts'
import { wordingIn } from './messages/wording.ts'
import { yamlFile } from './yamlFile.ts'

test.each([
  ['price', 'currency: USD', 'a number', 'מספר'],
  ['duration', 'unit: day', 'a number, or a range such as 24–48', 'מספר, או טווח כמו 24–48'],
])('of a %s that is typed into a table a range is only named where there may be one', (kind, rest, english, hebrew) => {
  const yaml = yamlFile(
    'content/data/facts.yaml',
    `acme.one: { kind: ${kind}, value: 2–4, ${rest}, source: the owner }\n`,
  )
  const issue = factsSchema.safeParse(yaml.value).error?.issues.find(({ path }) => path.at(-1) === 'value')
  const { inTable } = issue ? wordsFor(yaml, factsSchema, issue) : {}
  const said = (['en', 'he'] as const).map(locale => withoutIsolates(wordingIn(locale)(inTable ?? '')))
  expect(said).toEqual([english, hebrew])
})
