import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerRun, type Request } from './github.ts'
import type { Deployed, PreviewHost } from './previewHost.ts'

const run = { repository: 'tavnit/site', id: 77, headSha: 'abc123', headRepository: 'somebody/fork' }

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-'))
  hand({ 'number.txt': '5\n', 'summary.md': '### Review', 'preview.tar.gz': 'archive' })
})
afterEach(() => rmSync(folder, { recursive: true }))

function hand(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** A project with one pull request, number 5, and some comments under it. */
function github(comments: { id: number; body: string; user: { type: string } }[] = [], state = 'open') {
  const sent: [string, string, string][] = []
  const request: Request = async (method, path, body) => {
    if (method !== 'GET') sent.push([method, path, body?.body ?? ''])
    const repo = { full_name: 'somebody/fork' }
    if (path.startsWith('/repos/tavnit/site/pulls/5')) return { state, head: { sha: 'abc123', repo } }
    if (path.startsWith('/repos/tavnit/site/pulls/7')) return { state, head: { sha: 'abc123', repo: null } }
    if (path.startsWith('/repos/tavnit/site/pulls/')) return { state, head: { sha: 'other', repo } }
    return comments
  }
  return { request, sent }
}

/** A preview host that takes what it is given, or refuses it. */
function previews(refusal?: string) {
  const calls: string[] = []
  const pages = [
    { title: 'Kandji | Iru', addresses: { en: '/kandji', he: '/he/kandji' } },
    { title: 'New', addresses: { he: '/he/new' } },
  ]
  const host: PreviewHost = {
    origin: name => `https://${name}.previews.example.net`,
    async put(name): Promise<Deployed> {
      calls.push(`put ${name}`)
      if (refusal) throw new Error(refusal)
      return { pages, report: true }
    },
    async remove(name) {
      calls.push(`remove ${name}`)
    },
    list: async () => [],
  }
  return { host, calls }
}

test('the comment has the address of each changed page in both languages, the report and the summary', async () => {
  const { request, sent } = github()
  expect(await answerRun(request, run, folder, previews().host)).toBe('posted')
  const [method, path, body] = sent[0] ?? []
  expect([sent.length, method, path]).toEqual([1, 'POST', '/repos/tavnit/site/issues/5/comments'])
  expect(body).toMatchInlineSnapshot(`
    "<!-- review of the rendered pages -->
    ### Preview

    https://pr-5.previews.example.net · [review report](https://pr-5.previews.example.net/review/)

    | Page | English | Hebrew |
    | --- | --- | --- |
    | Kandji \\| Iru | [\`/kandji\`](https://pr-5.previews.example.net/kandji) | [\`/he/kandji\`](https://pr-5.previews.example.net/he/kandji) |
    | New | – | [\`/he/new\`](https://pr-5.previews.example.net/he/new) |

    ### Review

    The preview as an archive and the whole report, with pictures, are [artifacts of the run](https://github.com/tavnit/site/actions/runs/77#artifacts).
    "
  `)
})

test('without a preview host the comment leads to the run', async () => {
  const { request, sent } = github()
  await answerRun(request, run, folder, undefined)
  expect(sent[0]?.[2]).toContain('https://github.com/tavnit/site/actions/runs/77#artifacts')
})

test('the next summary replaces it, and not a comment of somebody who copied its marker', async () => {
  const body = '<!-- review of the rendered pages -->\nold'
  const { request, sent } = github([
    { id: 1, body, user: { type: 'User' } },
    { id: 2, body, user: { type: 'Bot' } },
  ])
  expect(await answerRun(request, run, folder, previews().host)).toBe('updated')
  expect(sent.map(([method, path]) => [method, path])).toEqual([['PATCH', '/repos/tavnit/site/issues/comments/2']])
})

test('what the host refuses is said in the comment, and the run fails', async () => {
  const { request, sent } = github()
  const { host } = previews('The archive has a symbolic link.')
  await expect(answerRun(request, run, folder, host)).rejects.toThrow('The archive has a symbolic link.')
  expect(sent[0]?.[2]).toContain('Not deployed. The archive has a symbolic link.')
})

test('the preview of a closed pull request is removed, whatever was handed over', async () => {
  const { request, sent } = github([], 'closed')
  const { host, calls } = previews()
  expect(await answerRun(request, { ...run, headSha: 'older' }, folder, host)).toBe('removed')
  expect([calls, sent]).toEqual([['remove pr-5'], []])
})

test.each(['', '5/../6', '0', '1e3', '-5', '5 6', '９', '1234567890'])(
  '%j is not a number: nothing is posted or deployed',
  async number => {
    hand({ 'number.txt': number })
    const [{ request, sent }, { host, calls }] = [github(), previews()]
    await expect(answerRun(request, run, folder, host)).rejects.toThrow('number of a pull request was expected')
    expect([sent, calls]).toEqual([[], []])
  },
)

test.each(['6', '7'])('the number of another pull request (%s) is refused', async number => {
  hand({ 'number.txt': number })
  const [{ request, sent }, { host, calls }] = [github(), previews()]
  await expect(answerRun(request, run, folder, host)).rejects.toThrow('is not abc123 of somebody/fork')
  expect([sent, calls]).toEqual([[], []])
})

test.each(['summary.md', 'number.txt', 'preview.tar.gz'])('%s as a link shows no file of the machine', async name => {
  rmSync(join(folder, name))
  symlinkSync('/etc/hostname', join(folder, name))
  const [{ request, sent }, { host, calls }] = [github(), previews()]
  await expect(answerRun(request, run, folder, host)).rejects.toThrow(`${name} is no plain file`)
  expect([sent, calls]).toEqual([[], []])
})
