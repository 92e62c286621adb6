import { expect, test } from 'vitest'
import { describeWidget } from '../../../content/widgets.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { widgetName } from './widgetNames.ts'

test('every widget that can be inserted by itself has a name in words', () => {
  const own = Object.keys(widgetDescriptions).filter(tag => !describeWidget(widgetDescriptions, tag)?.inside)
  expect(own.filter(tag => !widgetName(tag))).toEqual([])
})
