import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProposal } from './proposal.ts'
import { english, git, makeRepository, removeRepository, root, save, source } from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

test('a file with changes from elsewhere says so', async () => {
  writeFileSync(join(root, english), '## Why\n\nEdited elsewhere.\n')
  save(english, '## Why\n\nEdited elsewhere and here.\n')
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})

const paragraphs = (first: string, second: string) => `## Why\n\n${first} years.\n\n${second} people.\n`

/** A colleague changes the second paragraph after the desk has saved the first. */
function changedByBoth() {
  writeFileSync(join(root, english), paragraphs('Eight', 'Six'))
  git('commit', '-qam', 'Longer')
  save(english, paragraphs('Nine', 'Six'))
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven'))
}

const isMixed = async () => (await readProposal(source)).files.map(({ mixed }) => mixed)

test('what came from elsewhere between two saves is told as long as it is in the text', async () => {
  changedByBoth()
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Six'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict that ended with the words of the desk leaves nothing from elsewhere', async () => {
  changedByBoth()
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven nice'))
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict before the first save that ended with the words of the desk leaves nothing from elsewhere', async () => {
  writeFileSync(join(root, english), '## Why\n\nNine years of play.\n')
  save(english, '## Why\n\nTen years of work.\n')
  expect(await isMixed()).toEqual([false])
})

test('a commit or a pull from a terminal makes nothing of the desk something from elsewhere', async () => {
  changedByBoth()
  git('commit', '-qam', 'In a terminal')
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([false])
})

test('a page that was deleted and came back holds what it held', async () => {
  changedByBoth()
  const text = readFileSync(join(root, english), 'utf8')
  source.edited.remove(english, text)
  rmSync(join(root, english))
  expect((await readProposal(source)).files).toMatchObject([{ kind: 'removed', mixed: false }])
  writeFileSync(join(root, english), text)
  source.edited.note(english, text, text)
  expect(await isMixed()).toEqual([true])
})

test('a record that an older desk wrote keeps the files, which may hold anything', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  writeFileSync(join(root, '.cache/desk/edited.json'), JSON.stringify({ [english]: '12ab' }))
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})
