// Run by .github/workflows/preview-comment.yml with nothing installed: Node and this project's own files only.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Ask, postComment } from '../src/review/comment/postComment.ts'

/** Bytes of a file that is read at all; a summary has a tenth of it. */
const most = 1_000_000

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

const ask: Ask = async (method, path, body) => {
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
    if (size > most) throw new Error(`${name} holds ${size} bytes; expected at most ${most}. Nothing was written.`)
    return readFileSync(join(folder, name), 'utf8')
  }
  const left = { number: read('number.txt'), summary: read('summary.md') }
  const done = await postComment(ask, { repository, id: run.id, headSha: run.head_sha }, left)
  console.log(`The summary was ${done}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
