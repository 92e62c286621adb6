import { linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { build } from '../../src/server/previews/testing/archive.ts'
import { makeRepository, type Repository } from './repository.ts'
import { fakeApi, runStep, startPreviewHost, stepThatRuns } from './workflow.ts'

/** For copying the project, and for five starts of Node, on a busy machine. */
const timeout = 120_000

const token = 'a'.repeat(40)

let site: Repository
let temp: string

/** A repository with a build and the review of its commit, as the steps before leave them. */
beforeAll(async () => {
  temp = mkdtempSync(join(tmpdir(), 'runner-'))
  site = await makeRepository(folder => writeFileSync(join(folder, 'page.txt'), 'One'))
  for (const { path, text } of build('home')) {
    if (text === undefined || path === 'preview.json') continue
    mkdirSync(dirname(join(site.folder, 'dist', path)), { recursive: true })
    writeFileSync(join(site.folder, 'dist', path), text)
  }
  // Two names of one file, as a cache of pictures leaves them.
  linkSync(join(site.folder, 'dist/client/index.html'), join(site.folder, 'dist/client/copy.html'))
  const pages = [
    { title: 'Wording', addresses: { en: '/wording', he: '/he/wording' }, changed: ['he'] },
    { title: 'New', addresses: { en: '/new' }, changed: ['en'] },
  ]
  const notes = {
    branch: 'x',
    commit: site.git('rev-parse', 'HEAD'),
    pages,
    faults: [{ kind: 'removed', subject: '/leaving' }],
  }
  mkdirSync(join(site.folder, 'review'))
  writeFileSync(join(site.folder, 'review/preview.json'), JSON.stringify(notes))
  writeFileSync(join(site.folder, 'review/summary.md'), '### Review of the rendered pages\n')
}, timeout)

afterAll(() => {
  site.remove()
  rmSync(temp, { recursive: true, force: true })
}, timeout)

test(
  'the steps of both workflows bring a preview, comment with its addresses, and take it away again',
  async () => {
    const commit = site.git('rev-parse', 'HEAD')
    let state = 'open'
    const host = await startPreviewHost(join(temp, 'previews'), token)
    const head = () => ({ state, head: { sha: commit, repo: { full_name: 'somebody/fork' } } })
    const github = await fakeApi((_, path) => (path.includes('/pulls/') ? head() : []))
    onTestFinished(() => {
      host.stop()
      github.stop()
    })

    const untrusted = { NUMBER: '12', PREVIEW_BRANCH: 'prices', GITHUB_STEP_SUMMARY: join(temp, 'step.md') }
    const packed = await runStep(stepThatRuns('preview.yml', 'packPreview'), site.folder, untrusted)
    expect(packed).toEqual({ status: 0, output: expect.stringContaining('handover/preview.tar.gz') })
    expect(readFileSync(join(temp, 'step.md'), 'utf8')).toContain('### Review')
    renameSync(join(site.folder, 'handover'), join(temp, 'handover'))

    const event = { workflow_run: { id: 7, head_sha: commit, head_repository: { full_name: 'somebody/fork' } } }
    writeFileSync(join(temp, 'event.json'), JSON.stringify(event))
    const trusted = () =>
      runStep(stepThatRuns('preview-comment.yml', 'deployPreview'), process.cwd(), {
        RUNNER_TEMP: temp,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_PATH: join(temp, 'event.json'),
        GITHUB_REPOSITORY: 'tavnit/site',
        GITHUB_TOKEN: 'none',
        PREVIEWS_URL: host.url,
        PREVIEWS_TOKEN: token,
      })
    expect(await trusted()).toEqual({ status: 0, output: 'Done: posted.\n' })
    const origin = host.url.replace('//', '//pr-12.')
    const comment = github.sent[0]?.body ?? ''
    // Only one language changed: reviewers read both.
    expect(comment).toContain(
      `| Wording | [\`/wording\`](${origin}/wording) | [\`/he/wording\`](${origin}/he/wording) |`,
    )
    expect(comment).toContain(`| New | [\`/new\`](${origin}/new) | – |`)
    expect((await load(`${origin}/he`)).text).toBe('home בעברית')
    expect((await load(host.url)).text).toMatch(/prices[\s\S]*Test[\s\S]*\/leaving/)

    state = 'closed'
    const closing = await runStep(stepThatRuns('preview.yml', 'mkdir handover'), site.folder, untrusted)
    expect(closing.status).toBe(0)
    rmSync(join(temp, 'handover'), { recursive: true })
    renameSync(join(site.folder, 'handover'), join(temp, 'handover'))
    expect(await trusted()).toEqual({ status: 0, output: 'Done: removed.\n' })
    expect((await load(`${origin}/he`)).status).toBe(404)
  },
  timeout,
)

/** Names below localhost are this machine for browsers, and not for every resolver. */
function load(address: string): Promise<{ status: number | undefined; text: string }> {
  const url = new URL(address)
  return new Promise((resolve, reject) =>
    get({ port: url.port, host: 'localhost', path: url.pathname, headers: { host: url.host } }, async response => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, text })
    }).once('error', reject),
  )
}
