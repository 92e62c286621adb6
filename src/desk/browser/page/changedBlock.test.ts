import { expect, test } from 'vitest'
import { changedBlock } from './changedBlock.ts'

const page = (first: string, second: string, end = '') =>
  `<body><h1 class="a">Title</h1><p>${first}</p><ul><li>one</li></ul><p class="b">${second}</p>${end}</body>`

test('a paragraph that changed is found, by its place among the paragraphs', () => {
  expect(changedBlock(page('one', 'two'), page('one', 'two more'))).toEqual({
    name: 'p',
    index: 1,
    before: '<p class="b">two</p>',
    after: '<p class="b">two more</p>',
  })
  expect(changedBlock(page('', 'two'), page('a', 'two'))).toMatchObject({ index: 0, before: '<p></p>' })
  expect(changedBlock(page('aa', 'two'), page('a', 'two'))).toMatchObject({ index: 0, after: '<p>a</p>' })
})

test('so is a heading, and a change of its attributes', () => {
  const before = page('one', 'two')
  expect(changedBlock(before, before.replace('Title', 'A title'))).toMatchObject({ name: 'h1', index: 0 })
  expect(changedBlock(before, before.replace('class="b"', 'class="c"'))).toMatchObject({ name: 'p', index: 1 })
})

test.each([
  ['nothing', page('one', 'two'), page('one', 'two')],
  ['two paragraphs', page('one', 'two'), page('one!', 'two!')],
  ['a list', page('one', 'two'), page('one', 'two').replace('<li>', '<li>more ')],
  ['a new paragraph', page('one', 'two'), page('one</p><p>more', 'two')],
  ['a list above a paragraph', page('one', 'two'), page('one', 'two').replace('<p>', '<ul><li>a</li></ul><p>')],
  ['a program above a paragraph', page('one', 'two'), page('one', 'two').replace('<p>', '<pre>a</pre><p>')],
  ['a paragraph above a heading', page('one', 'two'), page('one', 'two').replace('<h1', '<p>a</p><h1')],
  ['a paragraph less', page('one</p><p>more', 'two'), page('one', 'two')],
  ['what follows', page('one', 'two'), page('one', 'two', '<script>1</script>')],
  ['a name', page('one', 'two'), page('one', 'two').replaceAll('h1', 'h2')],
  ['what comes before', page('one', 'two'), page('one', 'two').replace('<body>', '<body class="x">')],
  ['the end', page('one', 'two'), `${page('one', 'two')}\n`],
])('not where it is %s that changed', (_, before, after) => {
  expect(changedBlock(before, after)).toBeUndefined()
})
