import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { postComment, type Request } from './postComment.ts'

/** Largest file that is read, bytes; a summary has a tenth of it. */
const maxBytes = 1_000_000

/**
 * Posts the artifact of a pull request's run, in `folder`, under that pull request; `env` is that of the workflow.
 * @throws {Error} where a file is too large, or as `postComment` does
 */
export async function postFromWorkflow(folder: string, env: NodeJS.ProcessEnv): Promise<'posted' | 'updated'> {
  const { GITHUB_API_URL: api, GITHUB_EVENT_PATH: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_TOKEN } = env
  const { workflow_run: run } = JSON.parse(readFileSync(event, 'utf8')) as {
    workflow_run: { id: number; head_sha: string }
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
  const read = (name: string) => {
    const { size } = statSync(join(folder, name))
    if (size > maxBytes)
      throw new Error(`${name} holds ${size} bytes; expected at most ${maxBytes}. Nothing was posted.`)
    return readFileSync(join(folder, name), 'utf8')
  }
  const artifact = { number: read('number.txt'), summary: read('summary.md') }
  return postComment(request, { repository, id: run.id, headSha: run.head_sha }, artifact)
}
