import { readFileSync } from 'node:fs'
import { comment, deploy, marker } from './comment.ts'
import { handedOver, plainFile, readHandedText } from './handover.ts'
import { type PreviewHost, previewHost } from './previewHost.ts'

/** The workflow run that is answered: from the event that started the workflow, which a fork cannot write. */
export interface Run {
  /** `owner/name` of the project. */
  repository: string
  id: number
  headSha: string
  /** `owner/name` of the repository that the commit is in: the project's own, or a fork. */
  headRepository: string
}

/** Calls GitHub's API; returns the response's JSON. Throws unless it succeeded. */
export type Request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: { body: string }) => Promise<unknown>

/** What is read of a pull request. */
interface PullRequest {
  state?: unknown
  head?: { sha?: unknown; repo?: { full_name?: unknown } | null }
}

/** Pages of comments to search, a hundred comments each. */
const maxPages = 20

/**
 * Deploys what a pull request's run handed over in `folder`, and comments with its address; removes the
 * preview of a closed one.
 * @returns what was done
 * @throws {Error} where the number is invalid, its pull request is not the one that was built, or the host refuses the archive
 */
export async function answerRun(
  request: Request,
  run: Run,
  folder: string,
  host: PreviewHost | undefined,
): Promise<'removed' | 'posted' | 'updated'> {
  const number = readNumber(readHandedText(folder, handedOver.number))
  const name = `pr-${number}`
  const pull = (await request('GET', `/repos/${run.repository}/pulls/${number}`)) as PullRequest
  if (pull.state === 'closed') {
    await host?.remove(name)
    return 'removed'
  }
  if (pull.head?.sha !== run.headSha || pull.head.repo?.full_name !== run.headRepository) {
    throw new Error(
      `The head of pull request ${number} is not ${run.headSha} of ${run.headRepository}: it was pushed to since, or the number belongs to another one. Nothing was posted.`,
    )
  }
  const summary = readHandedText(folder, handedOver.summary)
  const outcome = await deploy(host, name, plainFile(folder, handedOver.archive))
  const artifacts = `https://github.com/${run.repository}/actions/runs/${run.id}#artifacts`
  const body = comment(outcome, summary, artifacts)
  const existing = await findOwn(request, run.repository, number)
  if (existing === undefined) await request('POST', `/repos/${run.repository}/issues/${number}/comments`, { body })
  else await request('PATCH', `/repos/${run.repository}/issues/comments/${existing}`, { body })
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return existing === undefined ? 'posted' : 'updated'
}

function readNumber(text: string): number {
  const digits = text.trim()
  if (!/^[1-9]\d{0,8}$/.test(digits)) {
    throw new Error(
      `Found ${JSON.stringify(digits.slice(0, 40))} where the number of a pull request was expected. Nothing was posted.`,
    )
  }
  return Number(digits)
}

async function findOwn(request: Request, repository: string, number: number): Promise<number | undefined> {
  for (let page = 1; page <= maxPages; page++) {
    const comments = (await request(
      'GET',
      `/repos/${repository}/issues/${number}/comments?per_page=100&page=${page}`,
    )) as {
      id: number
      body?: string
      user?: { type?: string }
    }[]
    // Anyone can write the marker; only a bot's comment is replaced.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker))
    if (own) return own.id
    if (comments.length < 100) return undefined
  }
  return undefined
}

/** Answers the run that the environment of a `workflow_run` names. */
export function answerWorkflowRun(folder: string, env: NodeJS.ProcessEnv): ReturnType<typeof answerRun> {
  const { GITHUB_API_URL: api, GITHUB_EVENT_PATH: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_TOKEN } = env
  const { workflow_run: run } = JSON.parse(readFileSync(event, 'utf8')) as {
    workflow_run: { id: number; head_sha: string; head_repository: { full_name: string } }
  }
  const request: Request = async (method, path, body) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${GITHUB_TOKEN}`,
        'user-agent': 'review',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { id, head_sha: headSha, head_repository: head } = run
  return answerRun(request, { repository, id, headSha, headRepository: head.full_name }, folder, previewHost(env))
}
