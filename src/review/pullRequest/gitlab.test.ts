import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerMergeRequests } from './gitlab.ts'

let server: Server
let answers: Record<string, unknown>
let sent: string[]

/** GitLab and the preview host in one server: each answers by method and path. */
beforeEach(async () => {
  sent = []
  answers = {
    'GET /api/projects/9/merge_requests?state=opened&per_page=100&page=1': [{ iid: 4, sha: 'new' }],
    'GET /api/projects/9/merge_requests/4/pipelines': [
      { id: 30, project_id: 77, sha: 'new', status: 'success' },
      { id: 29, project_id: 77, sha: 'old', status: 'success' },
    ],
    'GET /api/projects/77/pipelines/30/jobs?per_page=100': [
      { id: 300, name: 'test', status: 'success', web_url: 'https://gitlab.example/test' },
      { id: 301, name: 'preview', status: 'success', web_url: 'https://gitlab.example/job' },
    ],
    'GET /api/projects/77/jobs/301/artifacts/handover/preview.tar.gz': 'archive',
    'GET /api/projects/77/jobs/301/artifacts/handover/summary.md': '### Review <b>',
    'GET /api/user': { id: 1 },
    'GET /api/projects/9/merge_requests/4/notes?per_page=100&sort=asc&order_by=created_at': [],
    'POST /api/projects/9/merge_requests/4/notes': {},
    'PUT /api/projects/9/merge_requests/4/notes/50': {},
    'GET /previews': {
      previews: [
        { name: 'mr-4', commit: 'old' },
        { name: 'mr-3', commit: 'x' },
        { name: 'by-hand', commit: 'x' },
      ],
    },
    'PUT /previews/mr-4': {
      pages: [{ title: 'Kandji', addresses: { en: '/kandji', he: '/he/kandji' } }],
      report: true,
    },
    'DELETE /previews/mr-3': {},
  }
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const call = `${request.method} ${request.url}`
    if (request.method !== 'GET') sent.push(`${call} ${body}`)
    const answer = answers[call]
    response.statusCode = answer === undefined ? 404 : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
})
afterEach(() => void server.close())

const answer = () => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const secrets = { PREVIEWS_GITLAB_TOKEN: 'glpat', PREVIEWS_TOKEN: 'token' }
  return answerMergeRequests({ CI_API_V4_URL: `${url}/api`, CI_PROJECT_ID: '9', PREVIEWS_URL: url, ...secrets })
}

test('what the pipeline of a fork built is deployed and commented on; closed ones go, others stay', async () => {
  expect(await answer()).toEqual(['mr-4: deployed', 'mr-3: removed'])
  expect(sent.map(call => call.split(' ').slice(0, 2).join(' '))).toEqual([
    'PUT /previews/mr-4',
    'POST /api/projects/9/merge_requests/4/notes',
    'DELETE /previews/mr-3',
  ])
  expect(sent[0]).toContain('archive')
  expect(sent[1]).toMatch(/mr-4\.localhost:\d+\/he\/kandji/)
  expect(sent[1]).toContain('### Review &lt;b>')
})

test('a preview of the newest commit is left alone', async () => {
  answers['GET /previews'] = { previews: [{ name: 'mr-4', commit: 'new' }] }
  expect([await answer(), sent]).toEqual([[], []])
})

test('its own note is replaced, and not one of somebody who copied the marker', async () => {
  const body = '<!-- review of the rendered pages -->\nold'
  answers['GET /api/projects/9/merge_requests/4/notes?per_page=100&sort=asc&order_by=created_at'] = [
    { id: 40, body, author: { id: 2 } },
    { id: 50, body, author: { id: 1 } },
  ]
  await answer()
  expect(sent[1]).toContain('PUT /api/projects/9/merge_requests/4/notes/50')
})

test('what is missing in the environment is named', async () => {
  await expect(answerMergeRequests({})).rejects.toThrow('Expected CI_API_V4_URL')
})
