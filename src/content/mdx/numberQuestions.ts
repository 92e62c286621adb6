import type { Root } from 'mdast'
import { elementsOf } from '../checks/read/nodes.ts'
import { questionId } from '../questionId.ts'

/** Remark plugin: gives the questions of a page their ids, which are the same in all languages. */
export function numberQuestions() {
  return (tree: Root) => {
    const questions = [...elementsOf(tree)].filter(({ element }) => element.name === 'Question')
    for (const [index, { element }] of questions.entries())
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: questionId(index + 1) })
  }
}
