import { expect, test } from 'vitest'
import { versionsIn } from './versionsIn.ts'

const stashed = `a: 1
<<<<<<< Updated upstream
b: 540
=======
b: 511
c: 3
>>>>>>> Stashed changes
d: 4
`

test('a file that git could not merge is split into both versions, each with what was merged', () => {
  expect(versionsIn(stashed)).toEqual({
    upper: 'a: 1\nb: 540\nd: 4\n',
    lower: 'a: 1\nb: 511\nc: 3\nd: 4\n',
    common: 'a: 1\nd: 4\n',
  })
})

test('a version that removed the lines has nothing there, and the end of the file may be where they differ', () => {
  const text =
    'כותרת\n=======\n<<<<<<< HEAD\n=======\nשלהם\n>>>>>>> origin/main\n<<<<<<< HEAD\nשלי\n=======\n>>>>>>> origin/main'
  const upper = 'כותרת\n=======\nשלי\n'
  expect(versionsIn(text)).toMatchObject({ upper, lower: 'כותרת\n=======\nשלהם\n' })
})

test('what both began with is found where git wrote it at each place', () => {
  const text = stashed.replace('=======', '||||||| Stash base\nb: 500\n=======')
  expect(versionsIn(text)).toMatchObject({ base: 'a: 1\nb: 500\nd: 4\n', upper: 'a: 1\nb: 540\nd: 4\n' })
  expect(versionsIn(text + stashed)).not.toHaveProperty('base')
})

test.each([
  ['has no marks', 'a: 1\n'],
  ['has only the underline of a heading', 'A heading\n=======\n'],
  ['has marks that are indented, longer or within a line', '  <<<<<<< HEAD\n<<<<<<<< HEAD\na <<<<<<< HEAD\n'],
  ['begins a place that never ends', stashed.replace(/>{7}.*\n/, '')],
  ['ends a place that never began', stashed.replace(/<{7}.*\n/, '')],
  ['lost the mark between both', stashed.replace('=======\n', '')],
  ['has it twice', stashed.replace('c: 3', '=======')],
  ['has one place within another', stashed.replace('c: 3\n', stashed)],
])('a text that %s is not split', (_, text) => {
  expect(versionsIn(text)).toBeUndefined()
})
