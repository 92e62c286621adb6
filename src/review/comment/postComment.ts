import { sanitiseMarkdown } from './sanitise.ts'

/** The workflow run that is commented on: from the event that started the workflow, which a fork cannot write. */
export interface Run {
  /** `owner/name` */
  repository: string
  id: number
  headSha: string
}

/** The artifact of the pull request's run: nothing of it is trusted. */
export interface Artifact {
  number: string
  summary: string
}

/** Calls GitHub's API; returns the response's JSON. Throws unless it succeeded. */
export type Request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: { body: string }) => Promise<unknown>

/** Identifies the comment for the next run. */
const marker = '<!-- review of the rendered pages -->'

/** Pages of comments to search, a hundred comments each. */
const maxPages = 20

/**
 * Posts the review's summary under its pull request, or replaces that of an earlier run.
 * @throws {Error} where the number is invalid, or its pull request is not the one that was built
 */
export async function postComment(request: Request, run: Run, artifact: Artifact): Promise<'posted' | 'updated'> {
  const number = readNumber(artifact.number)
  const pull = (await request('GET', `/repos/${run.repository}/pulls/${number}`)) as { head?: { sha?: unknown } }
  if (pull.head?.sha !== run.headSha) {
    throw new Error(
      `The head of pull request ${number} is not ${run.headSha}: it was pushed to since, or the number belongs to another one. Nothing was posted.`,
    )
  }
  const where = `https://github.com/${run.repository}/actions/runs/${run.id}`
  const body = `${marker}\n${sanitiseMarkdown(artifact.summary)}\nThe preview and the whole report, with pictures, are [artifacts of the run](${where}#artifacts).\n`
  const existing = await findOwn(request, run.repository, number)
  if (existing === undefined) await request('POST', `/repos/${run.repository}/issues/${number}/comments`, { body })
  else await request('PATCH', `/repos/${run.repository}/issues/comments/${existing}`, { body })
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
    // Anybody can write the marker; only a bot's comment is replaced.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker))
    if (own) return own.id
    if (comments.length < 100) return undefined
  }
  return undefined
}
