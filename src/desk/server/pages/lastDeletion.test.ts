import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { applyPlan, type Plan } from '../../writing/applyPlan.ts'
import { textsOf, tinySite } from '../../writing/testing/site.ts'
import { lastDeletion } from './lastDeletion.ts'

const bolt = 'content/vendors/bolt.en.mdx'
const plan: Plan = {
  creates: new Map(),
  edits: new Map([[bolt, 'Words alone.\n\nThe end.\n']]),
  moves: [],
  removes: ['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx', 'content/images/acme.png'],
}
const note = vi.fn()

/** Not a text. */
const picture = Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00])

function deleted() {
  const root = tinySite({ 'content/images/acme.png': '', [bolt]: 'A [link](/acme).\n\nThe end.\n' })
  writeFileSync(join(root, 'content/images/acme.png'), picture)
  const before = textsOf(root)
  const deletion = lastDeletion(root)
  deletion.record('acme', plan, () => applyPlan(root, plan))
  return { root, before, deletion }
}

test('a deleted page comes back with all that went with it, byte for byte, once', async () => {
  const { root, before, deletion } = deleted()
  expect(await deletion.restore('acme', note)).toEqual([])
  expect(textsOf(root)).toEqual(before)
  expect(readFileSync(join(root, 'content/images/acme.png'))).toEqual(picture)
  expect(await deletion.restore('acme', note)).toBeUndefined()
})

test('what was written since stays, and what the deletion took elsewhere in the file comes back', async () => {
  const { root, before, deletion } = deleted()
  writeFileSync(join(root, bolt), 'Words alone.\n\nMore words.\n')
  expect(await deletion.restore('acme', note)).toEqual([])
  expect(textsOf(root)).toEqual({ ...before, [bolt]: 'A [link](/acme).\n\nMore words.\n' })
})

test('a file that changed in the same place stays as it is, and the page comes back', async () => {
  const { root, before, deletion } = deleted()
  writeFileSync(join(root, bolt), 'Other words.\n\nThe end.\n')
  expect(await deletion.restore('acme', note)).toEqual([bolt])
  expect(textsOf(root)).toEqual({ ...before, [bolt]: 'Other words.\n\nThe end.\n' })
})

test('what stands in the place of the page is not overwritten', async () => {
  const { root, deletion } = deleted()
  writeFileSync(join(root, 'content/vendors/acme.he.mdx'), 'Another Acme.\n')
  const after = textsOf(root)
  expect(await deletion.restore('acme', note)).toBeUndefined()
  expect(textsOf(root)).toEqual(after)
})

test('a page that is not the last one deleted does not come back', async () => {
  expect(await deleted().deletion.restore('bolt', note)).toBeUndefined()
})
