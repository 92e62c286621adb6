import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goHome, propose } from './actions.ts'
import { proposalWith } from './proposalWith.ts'
import { english, git, hebrew, makeRepository, proposal, removeRepository, root, source } from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

const waitsIn = (file: string) => proposalWith(source.git, file)

describe.each(['en', 'he'])('a page that is not there (%s)', locale => {
  const made = `content/vendors/acme.${locale}.mdx`
  const known = locale === 'en' ? english : hebrew

  /** On a branch of its own, which is left for the home branch. */
  async function proposeNew(branch: string) {
    source.edited.note(made, '', 'Acme\n')
    writeFileSync(join(root, made), 'Acme\n')
    expect(await propose(source, { ...proposal, branch, files: [made] })).toEqual({ done: true })
    expect(await goHome(source)).toEqual({ done: true })
  }

  test('waits in the proposal that brings it, until that is merged or gone', async () => {
    expect(await waitsIn(made)).toBeUndefined()
    await proposeNew('add-acme')
    expect(await waitsIn(made)).toBe('add-acme')
    git('switch', '-q', '-c', 'other', 'main')
    expect(await waitsIn(made)).toBe('add-acme')
    git('switch', '-q', 'main')
    git('merge', '-q', 'add-acme')
    rmSync(join(root, made))
    expect(await waitsIn(made)).toBeUndefined()
    git('reset', '-q', '--hard', 'HEAD~')
    expect(await waitsIn(made)).toBe('add-acme')
    git('branch', '-qD', 'add-acme')
    expect(await waitsIn(made)).toBeUndefined()
  })

  test('waits there also where the proposal gives it this name', async () => {
    const renamed = known.replace('kandji', 'iru')
    git('switch', '-q', '-c', 'rename-kandji')
    git('mv', known, renamed)
    git('commit', '-qm', 'Renamed')
    git('switch', '-q', 'main')
    expect(await waitsIn(renamed)).toBe('rename-kandji')
  })

  test('waits in none that only changes it, in none that changes the code too, and not on the branch where it was deleted', async () => {
    git('switch', '-q', '-c', 'edit-kandji')
    writeFileSync(join(root, known), 'Edited\n')
    git('commit', '-qam', 'Edited')
    git('switch', '-q', 'main')
    git('rm', '-q', known)
    expect(await waitsIn(known)).toBeUndefined()
    git('commit', '-qm', 'Deleted')
    expect(await waitsIn(known)).toBeUndefined()

    git('switch', '-q', '-c', 'code')
    mkdirSync(join(root, 'src'))
    for (const file of [made, 'src/code.ts']) writeFileSync(join(root, file), 'Acme\n')
    git('add', '.')
    git('commit', '-qm', 'Code')
    rmSync(join(root, made))
    expect(await waitsIn(made)).toBeUndefined()
    git('restore', '.')
    git('switch', '-q', 'main')
    expect(await waitsIn(made)).toBeUndefined()
  })
})

test('without a repository no page waits anywhere', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(await waitsIn(english)).toBeUndefined()
})
