import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comment, deploy, marker } from './comment.ts'
import { handedOver } from './handover.ts'
import { type PreviewHost, previewHost } from './previewHost.ts'

/** The job of `.gitlab-ci.yml` that builds previews, and the folder in which it leaves what it hands over. */
const job = { name: 'preview', folder: 'handover' }

/** Largest archive that is fetched, bytes: the preview host takes no larger one. */
const maxArchive = 96_000_000
const maxSummary = 1_000_000

/** What is read of GitLab's answers. */
interface MergeRequest {
  iid: number
  sha: string
}
interface Pipeline {
  id: number
  project_id: number
  sha: string
  status: string
}

/** GitLab's API, under `/api/v4`; throws unless a call succeeded. */
interface GitLab {
  get(path: string): Promise<unknown>
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void>
  download(path: string, most: number): Promise<Buffer>
}

/**
 * Deploys what the merge requests' newest pipelines built and comments on each; removes the previews of those that are no
 * longer open. Runs on a schedule, on the main branch: a merge request's own pipeline runs the code of the merge request.
 * @returns a line for each preview that changed
 * @throws {Error} where the environment lacks something, or GitLab refuses
 */
export async function answerMergeRequests(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { CI_API_V4_URL: api, CI_PROJECT_ID: project, PREVIEWS_GITLAB_TOKEN: token } = env
  const host = previewHost(env)
  if (!api || !project || !token || !host) {
    throw new Error('Expected CI_API_V4_URL, CI_PROJECT_ID, PREVIEWS_GITLAB_TOKEN, PREVIEWS_URL and PREVIEWS_TOKEN.')
  }
  const gitlab = connect(api, token)
  const open = await openRequests(gitlab, project)
  const deployed = new Map((await host.list()).map(({ name, commit }) => [name, commit]))
  const done: string[] = []
  for (const { iid, sha } of open) {
    const name = `mr-${iid}`
    if (deployed.get(name) === sha) continue
    const pipelines = (await gitlab.get(`/projects/${project}/merge_requests/${iid}/pipelines`)) as Pipeline[]
    const pipeline = pipelines.find(candidate => candidate.sha === sha && candidate.status === 'success')
    if (pipeline) done.push(`${name}: ${await deployPipeline(gitlab, host, project, iid, pipeline)}`)
  }
  const names = new Set(open.map(({ iid }) => `mr-${iid}`))
  for (const name of deployed.keys()) {
    if (!/^mr-\d+$/.test(name) || names.has(name)) continue
    await host.remove(name)
    done.push(`${name}: removed`)
  }
  return done
}

async function openRequests(gitlab: GitLab, project: string): Promise<MergeRequest[]> {
  const all: MergeRequest[] = []
  for (let page = 1; ; page++) {
    const path = `/projects/${project}/merge_requests?state=opened&per_page=100&page=${page}`
    const some = (await gitlab.get(path)) as MergeRequest[]
    all.push(...some)
    if (some.length < 100) return all
  }
}

/** A fork's pipeline is in the fork's project. */
async function deployPipeline(
  gitlab: GitLab,
  host: PreviewHost,
  project: string,
  iid: number,
  { id, project_id: from }: Pipeline,
): Promise<string> {
  const jobs = (await gitlab.get(`/projects/${from}/pipelines/${id}/jobs?per_page=100`)) as {
    id: number
    name: string
    status: string
    web_url: string
  }[]
  const built = jobs.find(({ name, status }) => name === job.name && status === 'success')
  if (!built) return `no job “${job.name}” that succeeded`
  const artifact = (file: string, most: number) =>
    gitlab.download(`/projects/${from}/jobs/${built.id}/artifacts/${job.folder}/${file}`, most)
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  try {
    const archive = join(folder, handedOver.archive)
    writeFileSync(archive, await artifact(handedOver.archive, maxArchive))
    const summary = (await artifact(handedOver.summary, maxSummary)).toString()
    const outcome = await deploy(host, `mr-${iid}`, archive)
    await say(gitlab, `/projects/${project}/merge_requests/${iid}/notes`, comment(outcome, summary, built.web_url))
    return outcome.kind === 'refused' ? outcome.reason : outcome.kind
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the note, or replaces that of an earlier run. */
async function say(gitlab: GitLab, path: string, body: string): Promise<void> {
  const { id: self } = (await gitlab.get('/user')) as { id: number }
  const notes = (await gitlab.get(`${path}?per_page=100&sort=asc&order_by=created_at`)) as {
    id: number
    body: string
    author: { id: number }
  }[]
  const own = notes.find(note => note.author.id === self && note.body.startsWith(marker))
  await (own ? gitlab.send('PUT', `${path}/${own.id}`, { body }) : gitlab.send('POST', path, { body }))
}

function connect(api: string, token: string): GitLab {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { 'private-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(120_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`)
    return response
  }
  return {
    get: async path => (await call('GET', path)).json(),
    send: async (method, path, body) => void (await call(method, path, body)),
    async download(path, most) {
      const chunks: Uint8Array[] = []
      let bytes = 0
      for await (const chunk of (await call('GET', path)).body ?? []) {
        bytes += chunk.length
        if (bytes > most) throw new Error(`${path} is larger than ${most} bytes.`)
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    },
  }
}
