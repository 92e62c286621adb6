import { expect, test } from 'vitest'
import { listFiles } from '../../content/readFiles.ts'
import { applyPlan } from './applyPlan.ts'
import { readContentFiles } from './contentFiles.ts'
import { planRenamePicture } from './planRenamePicture.ts'
import { textsOf, tinySite } from './testing/site.ts'

const page = 'content/vendors/acme.en.mdx'

/** The site after a picture was renamed. */
function renamed(old: string, now: string, changes: Record<string, string>): Record<string, string> {
  const root = tinySite(changes)
  applyPlan(root, planRenamePicture(readContentFiles(root), listFiles(root, 'content'), old, now))
  return textsOf(root)
}

test('a picture moves with all that shows it, however its address is written', () => {
  const text =
    '![a](../images/My rack.PNG) ![b](../images/My%20rack.PNG "Of ours") ![c](<../images/My rack.PNG>) ![d][e]\n\n[e]: ../images/My%20rack.PNG\n'
  const files = renamed('images/My rack.PNG', 'images/my-rack.png', {
    [page]: text,
    'content/images/My rack.PNG': 'bytes',
  })
  expect(files['content/images/my-rack.png']).toBe('bytes')
  expect(files['content/images/My rack.PNG']).toBeUndefined()
  expect(files[page]).toBe(
    '![a](../images/my-rack.png) ![b](../images/my-rack.png "Of ours") ![c](../images/my-rack.png) ![d][e]\n\n[e]: ../images/my-rack.png\n',
  )
})

test('pictures with a similar name stay', () => {
  const text = '![a](../images/rack.png) ![b](../images/rack.png.png) ![c](../images/old-rack.png) [d](/rack.png)\n'
  const files = renamed('images/rack.png', 'content/images/row.png', {
    [page]: text,
    'content/images/rack.png': 'bytes',
  })
  expect(files[page]).toBe(
    '![a](../images/row.png) ![b](../images/rack.png.png) ![c](../images/old-rack.png) [d](/rack.png)\n',
  )
})

test('the name alone is enough, and capitals may be all that changes', () => {
  const files = renamed('Rack.png', 'rack.png', { [page]: '![a](../images/Rack.png)\n', 'content/images/Rack.png': '' })
  expect(files[page]).toBe('![a](../images/rack.png)\n')
})

test.each([
  ['images/rack.pgn', 'images/a.png', 'did you mean "content/images/rack.png"?'],
  ['images/rack.png', 'images/Rack 2.png', 'did you mean "images/rack-2.png"?'],
  ['images/rack.png', 'images/rack.jpg', 'renaming a file does not change its format'],
  ['images/rack.png', 'images/row.png', 'a file content/images/row.png'],
  ['images/rack.png', 'images/rack.png', 'a name other than the current one'],
  ['images/rack.png', '../../etc/rack.png', 'did you mean'],
])('%s to %s is refused, and nothing changes', (old, now, words) => {
  const root = tinySite({ 'content/images/rack.png': '', 'content/images/row.png': '' })
  const before = textsOf(root)
  expect(() => planRenamePicture(readContentFiles(root), listFiles(root, 'content'), old, now)).toThrow(words)
  expect(textsOf(root)).toEqual(before)
})
