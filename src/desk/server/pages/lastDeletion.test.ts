import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyPlan, type Plan } from '../../writing/applyPlan.ts'
import { textsOf, tinySite } from '../../writing/testing/site.ts'
import { lastDeletion } from './lastDeletion.ts'

const plan: Plan = {
  creates: new Map(),
  edits: new Map([['content/vendors/bolt.en.mdx', 'Words alone.\n']]),
  moves: [],
  removes: ['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx', 'content/images/acme.png'],
}
/** Not a text. */
const picture = Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00])

function deleted() {
  const root = tinySite({ 'content/images/acme.png': '' })
  writeFileSync(join(root, 'content/images/acme.png'), picture)
  const before = textsOf(root)
  const deletion = lastDeletion(root)
  deletion.record('acme', plan, () => applyPlan(root, plan))
  return { root, before, deletion }
}

test('a deleted page comes back with all that went with it, byte for byte, once', () => {
  const { root, before, deletion } = deleted()
  expect(deletion.restore('acme')).toHaveLength(4)
  expect(textsOf(root)).toEqual(before)
  expect(readFileSync(join(root, 'content/images/acme.png'))).toEqual(picture)
  expect(deletion.restore('acme')).toBeUndefined()
})

test('what was written since stays', () => {
  const { root, deletion } = deleted()
  writeFileSync(join(root, 'content/vendors/bolt.en.mdx'), 'More words.\n')
  const after = textsOf(root)
  expect(deletion.restore('acme')).toBeUndefined()
  expect(textsOf(root)).toEqual(after)
})

test('a page that is not the last one deleted does not come back', () => {
  expect(deleted().deletion.restore('bolt')).toBeUndefined()
})
