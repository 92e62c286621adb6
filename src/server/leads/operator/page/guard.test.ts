import { expect, it } from 'vitest'
import { refusalOf } from './guard.ts'

const own = { host: '127.0.0.1:4555', origin: 'http://127.0.0.1:4555', 'sec-fetch-site': 'same-origin' }

it.each([
  ['the address from the terminal', 'GET', { host: '127.0.0.1:4555', 'sec-fetch-site': 'none' }],
  ['a program without a browser', 'GET', { host: 'localhost:4555' }],
  ['a tunnel with another port', 'GET', { host: 'localhost:8080', 'sec-fetch-site': 'none' }],
  ['a form of its own', 'POST', own],
  ['a form of its own, whose page has no referrer', 'POST', { ...own, origin: 'null' }],
])('answers %s', (_what, method, headers) => {
  expect(refusalOf({ method, token: 'secret', headers }, 'secret')).toBeNull()
})

it.each([
  ['another name for this machine (DNS rebinding)', 'GET', { host: 'evil.example:4555' }],
  ['a name that only begins like this machine’s', 'GET', { host: 'localhost.evil.example' }],
  ['no name', 'GET', {}],
  ['a link of another site', 'GET', { ...own, origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ['another server on this machine', 'GET', { ...own, origin: undefined, 'sec-fetch-site': 'same-site' }],
  ['a form of another site', 'POST', { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a form of another port', 'POST', { host: own.host, origin: 'http://127.0.0.1:80' }],
  ['a form of a sandboxed frame', 'POST', { host: own.host, origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a form of an unknown sender', 'POST', { host: own.host }],
])('refuses %s', (_what, method, headers) => {
  expect(refusalOf({ method, token: 'secret', headers }, 'secret')).not.toBeNull()
})

it.each(['', 'secre', 'secrets', 'SECRET'])('refuses the token %j', token => {
  expect(refusalOf({ method: 'GET', token, headers: own }, 'secret')).toBe('The address lacks its token.')
})
