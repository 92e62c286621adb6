import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { describeIn, hebrewFile } from './describe.ts'
import { valuesOf } from './valuesOf.ts'

const english = new Set(
  Object.values(widgetDescriptions).flatMap(({ description, props }) => [
    description,
    ...Object.values(props).flatMap(prop => {
      const values = valuesOf(prop)
      return [prop.description, ...(typeof values === 'string' ? [values] : [])]
    }),
  ]),
)

test('every widget and property is described in Hebrew', () => {
  const say = describeIn(process.cwd(), 'he')
  for (const words of english) expect(say(words)).not.toBe('')
})

test('no description has outlived its widget', () => {
  const kinds = new Set(['text', 'a number', '{true}', 'a name', 'an icon'])
  const lines = Object.keys(parse(readFileSync(hebrewFile, 'utf8')))
  expect(lines.filter(line => !english.has(line) && !kinds.has(line))).toEqual([])
})
