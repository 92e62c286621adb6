// Run by .github/workflows/preview-comment.yml with nothing installed: Node and this project's own files only.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { postComment, type Request } from '../src/review/comment/postComment.ts'

/** Largest file that is read, bytes; a summary has a tenth of it. */
const maxBytes = 1_000_000

const [folder = ''] = process.argv.slice(2)
const {
  GITHUB_API_URL: api,
  GITHUB_EVENT_PATH: event = '',
  GITHUB_REPOSITORY: repository = '',
  GITHUB_TOKEN: token,
} = process.env
const { workflow_run: run } = JSON.parse(readFileSync(event, 'utf8')) as {
  workflow_run: { id: number; head_sha: string }
}

const request: Request = async (method, path, body) => {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}`, 'user-agent': 'review' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

try {
  const read = (name: string) => {
    const { size } = statSync(join(folder, name))
    if (size > maxBytes)
      throw new Error(`${name} holds ${size} bytes; expected at most ${maxBytes}. Nothing was posted.`)
    return readFileSync(join(folder, name), 'utf8')
  }
  const artifact = { number: read('number.txt'), summary: read('summary.md') }
  const result = await postComment(request, { repository, id: run.id, headSha: run.head_sha }, artifact)
  console.log(`The summary was ${result}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
