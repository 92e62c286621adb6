import { expect, test } from 'vitest'
import { removeItems } from './yamlText.ts'

const isNamed = (name: string) => (item: unknown) => (item as { name?: string }).name === name

test.each(['\n', '\r\n'])('an item that ends with a block of text goes with its own lines alone (%j)', lineEnd => {
  const one = '- name: One\n  text: |\n    Two lines,\n    and no more.\n'
  const two = '- name: Two\n  text: >-\n    Folded.\n'
  const [source, first, second] = [one + two, one, two].map(text => text.replaceAll('\n', lineEnd)) as [
    string,
    string,
    string,
  ]
  expect(removeItems(source, isNamed('One'))).toBe(second)
  expect(removeItems(source, isNamed('Two'))).toBe(first)
  const unended = source.slice(0, -lineEnd.length)
  expect(removeItems(unended, isNamed('One'))).toBe(second.slice(0, -lineEnd.length))
  expect(removeItems(unended, isNamed('Two'))).toBe(first.slice(0, -lineEnd.length))
})
