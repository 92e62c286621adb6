import { expect, test } from 'vitest'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { describeIn } from './describe.ts'
import { valuesOf } from './valuesOf.ts'

test('every widget and property is described in Hebrew', () => {
  const say = describeIn(process.cwd(), 'he')
  const english = Object.values(widgetDescriptions).flatMap(({ description, props }) => [
    description,
    ...Object.values(props).flatMap(prop => {
      const values = valuesOf(prop)
      return [prop.description, ...(typeof values === 'string' ? [values] : [])]
    }),
  ])
  expect(english.filter(words => !/[א-ת]/.test(say(words)))).toEqual([])
})
