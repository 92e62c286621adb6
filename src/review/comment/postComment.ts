import { harmless } from './harmless.ts'

/** Where the comment goes and who asked for it: from the event that started the workflow, which a fork cannot write. */
export interface Run {
  /** `owner/name` */
  repository: string
  id: number
  headSha: string
}

/** What the run of the pull request left: nothing of it is trusted. */
export interface Left {
  number: string
  summary: string
}

/** Asks GitHub's API; the answer's JSON. Throws where the answer is no success. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: { body: string }) => Promise<unknown>

/** By which the comment is found again. */
const mark = '<!-- review of the rendered pages -->'

/** Pages of comments that are looked through, a hundred each. */
const mostPages = 20

/**
 * Writes the review's summary under its pull request, or over what stands there of an earlier run.
 * @throws {Error} where the number is none, or its pull request is not the one that was built
 */
export async function postComment(ask: Ask, run: Run, left: Left): Promise<'written' | 'updated'> {
  const number = readNumber(left.number)
  const pull = (await ask('GET', `/repos/${run.repository}/pulls/${number}`)) as { head?: { sha?: unknown } }
  if (pull.head?.sha !== run.headSha) {
    throw new Error(
      `Pull request ${number} does not stand at ${run.headSha}: it was pushed to since, or the number is another one's. Nothing was written.`,
    )
  }
  const where = `https://github.com/${run.repository}/actions/runs/${run.id}`
  const body = `${mark}\n${harmless(left.summary)}\nThe preview and the whole report, with pictures, are [below the run](${where}#artifacts).\n`
  const known = await findOwn(ask, run.repository, number)
  if (known === undefined) await ask('POST', `/repos/${run.repository}/issues/${number}/comments`, { body })
  else await ask('PATCH', `/repos/${run.repository}/issues/comments/${known}`, { body })
  return known === undefined ? 'written' : 'updated'
}

function readNumber(text: string): number {
  const digits = text.trim()
  if (!/^[1-9]\d{0,8}$/.test(digits)) {
    throw new Error(
      `Found ${JSON.stringify(digits.slice(0, 40))} where the number of a pull request was expected. Nothing was written.`,
    )
  }
  return Number(digits)
}

async function findOwn(ask: Ask, repository: string, number: number): Promise<number | undefined> {
  for (let page = 1; page <= mostPages; page++) {
    const comments = (await ask('GET', `/repos/${repository}/issues/${number}/comments?per_page=100&page=${page}`)) as {
      id: number
      body?: string
      user?: { type?: string }
    }[]
    // Anybody can write the mark; only what a bot wrote is written over.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(mark))
    if (own) return own.id
    if (comments.length < 100) return undefined
  }
  return undefined
}
