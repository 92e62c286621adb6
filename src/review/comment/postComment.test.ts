import { expect, test } from 'vitest'
import { postComment, type Request } from './postComment.ts'

const run = { repository: 'tavnit/site', id: 77, headSha: 'abc123' }

/** A repository with one pull request, number 5, and some comments under it. */
function github(comments: { id: number; body: string; user: { type: string } }[] = []) {
  const sent: [string, string, string][] = []
  const request: Request = async (method, path, body) => {
    if (method !== 'GET') sent.push([method, path, body?.body ?? ''])
    if (path.startsWith('/repos/tavnit/site/pulls/5')) return { head: { sha: 'abc123' } }
    if (path.startsWith('/repos/tavnit/site/pulls/')) return { head: { sha: 'other' } }
    return comments
  }
  return { request, sent }
}

test('the first summary is a new comment with a link to the report', async () => {
  const { request, sent } = github()
  expect(await postComment(request, run, { number: '5\n', summary: '### Review' })).toBe('posted')
  const [method, path, body] = sent[0] ?? []
  expect([sent.length, method, path]).toEqual([1, 'POST', '/repos/tavnit/site/issues/5/comments'])
  expect(body).toContain('### Review')
  expect(body).toContain('https://github.com/tavnit/site/actions/runs/77')
})

test('the next summary replaces it, and not a comment of somebody who copied its marker', async () => {
  const body = '<!-- review of the rendered pages -->\nold'
  const { request, sent } = github([
    { id: 1, body, user: { type: 'User' } },
    { id: 2, body, user: { type: 'Bot' } },
  ])
  expect(await postComment(request, run, { number: '5', summary: 'new' })).toBe('updated')
  expect(sent.map(([method, path]) => [method, path])).toEqual([['PATCH', '/repos/tavnit/site/issues/comments/2']])
})

test.each(['', '5/../6', '0', '1e3', '-5', '5 6', '９', '1234567890'])(
  '%j is not a number: nothing is posted',
  async number => {
    const { request, sent } = github()
    await expect(postComment(request, run, { number, summary: '' })).rejects.toThrow(
      'number of a pull request was expected',
    )
    expect(sent).toEqual([])
  },
)

test('the number of another pull request is refused', async () => {
  const { request, sent } = github()
  await expect(postComment(request, run, { number: '6', summary: '' })).rejects.toThrow('is not abc123')
  expect(sent).toEqual([])
})
