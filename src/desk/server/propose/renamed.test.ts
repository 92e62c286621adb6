import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { propose } from './actions.ts'
import { readProposal } from './proposal.ts'
import {
  english,
  git,
  hebrew,
  makeRepository,
  proposal,
  readSuggested,
  removeRepository,
  root,
  save,
  source,
} from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

/** As the desk renames a page: `other` is the last by its name, and its link is changed with it. */
function rename(words: string) {
  save(hebrew, readFileSync(join(root, hebrew), 'utf8').replace('שמונה', 'תשע'))
  for (const locale of ['en', 'he']) {
    const [from, to] = [`content/vendors/kandji.${locale}.mdx`, `content/vendors/zeta.${locale}.mdx`]
    const text = readFileSync(join(root, from), 'utf8')
    source.edited.move(from, to, text, text)
    git('mv', from, to)
  }
  Object.assign(source, { titles: () => new Map([[renamed, 'Zeta']]) })
  save(renamed, readFileSync(join(root, renamed), 'utf8').replace('Eight', words))
  save('content/other.en.mdx', 'Another\n')
}

const renamed = 'content/vendors/zeta.en.mdx'

test('a page that was renamed is shown as moved, with its words, and names the proposal', async () => {
  rename('Nine')
  const { files, suggested } = await readSuggested()
  expect(files).toMatchObject([
    { file: 'content/other.en.mdx', kind: 'changed', mixed: false },
    { file: renamed, kind: 'moved', from: english, mixed: false, passages: [{ heading: 'Why' }] },
    {
      file: renamed.replace('.en.', '.he.'),
      kind: 'moved',
      from: hebrew,
      mixed: false,
      passages: [{ heading: 'למה' }],
    },
  ])
  expect(suggested.branch).toBe('edit-zeta-2026-11-01')
  expect(suggested.message.split('\n')[0]).toMatch(/^Zeta.*: kandji → zeta$/)
  expect(suggested.message).toContain(`\n> ${english} → ${renamed}: Why`)
})

test('a page that was renamed leaves its old place with the same commit', async () => {
  rename('Nine')
  expect(await propose(source, { ...proposal, files: [renamed] })).toEqual({ done: true })
  expect(git('show', '--name-status', '--no-renames', '--format=')).toBe(`D\t${english}\nA\t${renamed}`)
  expect((await readProposal(source)).files.map(({ file }) => file)).not.toContain(renamed)
})

test('what came from elsewhere into a page is told also after it was renamed', async () => {
  writeFileSync(join(root, english), '## Why\n\nEight years of play.\n')
  rename('Nine')
  expect((await readProposal(source)).files).toMatchObject([{}, { file: renamed, mixed: true }, { mixed: false }])
})
