import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commonVersion } from './commonVersion.ts'
import { git, makeRepository, removeRepository, root, source } from './propose/testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

const file = 'content/other.en.mdx'

/** Two branches that changed the same line, of which one is to be merged into the other. */
function changeOnBoth(): void {
  const commit = (text: string) => {
    writeFileSync(join(root, file), text)
    git('add', '.')
    git('commit', '-qm', text)
  }
  commit('value: 1\n')
  git('switch', '-q', '-c', 'other')
  commit('value: 2\n')
  git('switch', '-q', 'main')
  commit('value: 3\n')
}

const merge = () => expect(() => git('merge', '-q', 'other')).toThrow()

test('what both versions began with is found, also where git has written its marks and not that yet', async () => {
  changeOnBoth()
  const found = commonVersion(root, file)
  // It asks git before this does, and git knows of no merge then.
  expect((await source.git(['show', `:1:./${file}`])).ok).toBe(false)
  merge()
  expect(await found).toBe('value: 1\n')
  expect(await commonVersion(root, file)).toBe('value: 1\n')
})

test('of a file that git does not merge nothing is found', async () => {
  changeOnBoth()
  expect(await commonVersion(root, file)).toBeUndefined()
})
