import { expect, test } from 'vitest'
import type { Git } from '../propose/git.ts'
import { sectionHistory, sectionTextsOf } from './sectionTexts.ts'

const file = 'content/vendors/acme.en.mdx'
const page = (why: string, prices: string) =>
  `---\ntitle: Acme\nupdated: 2026-11-01\n---\n\n## Why\n\n${why}\n\n## Prices\n\n${prices}\n`
const versions: Readonly<Record<string, string>> = {
  later: page('Nine years.', 'High ones.'),
  earlier: page('Eight years.', 'Low ones.'),
}

/** A repository with those versions of the file. */
const git: Git = async ([command, , blob = '']) => {
  const text = versions[blob.split(':')[0] ?? ''] ?? ''
  const outs: Record<string, string> = { log: Object.keys(versions).join('\n'), 'cat-file': text }
  const out = outs[command ?? ''] ?? 'head'
  return { ok: true, out, printed: `${out}\n`, err: '' }
}

/** Hashes of the sections of a version. */
function hashesOf(version: string): string[] {
  const parsed = sectionHistory(git).page(file, versions[version] ?? '')
  return parsed ? sectionTextsOf(parsed).flatMap(({ hash, heading }) => (heading ? [hash] : [])) : []
}

test('sections that are looked for at the same time are all found in the one version that has them', async () => {
  const history = sectionHistory(git)
  const [first = ''] = hashesOf('later').slice(-1)
  expect(await history.find(file, first)).toContain('High')
  const found = await Promise.all(hashesOf('earlier').map(hash => history.find(file, hash)))
  expect(found.slice(-2)).toEqual([expect.stringContaining('Eight'), expect.stringContaining('Low')])
})
