import { expect, test } from 'vitest'
import { elementsOf } from '../checks/read/nodes.ts'
import { numberQuestions } from './numberQuestions.ts'
import { parseMdx } from './parseMdx.ts'

test('questions are numbered through the page, whatever they stand in', () => {
  const body =
    '<Faq><Question q="One?">1</Question></Faq>\n\n## More\n\n<Faq>\n\n<Question q="Two?">\n\n2\n\n</Question>\n\n</Faq>\n'
  const { tree } = parseMdx('', body, body)
  if (!tree) throw new Error('The page cannot be parsed.')
  numberQuestions()(tree)
  const ids = [...elementsOf(tree)].flatMap(({ element }) =>
    element.attributes.flatMap(one => ('name' in one && one.name === 'id' ? [one.value] : [])),
  )
  expect(ids).toEqual(['question-1', 'question-2'])
})
