import { expect, it } from 'vitest'
import { requireSingleHeaders } from './requestHeaders.ts'

it.each(['Host', 'content-type', 'ORIGIN', 'Idempotency-Key'])('refuses a second %s', name => {
  const headers = [name.toLowerCase(), 'a', 'Accept', 'b', name, 'a']
  expect(() => requireSingleHeaders(headers)).toThrow(expect.objectContaining({ statusCode: 400 }))
})

it('lets headers repeat that decide nothing', () => {
  const headers = ['Host', 'a', 'X-Forwarded-For', 'b', 'X-Forwarded-For', 'c', 'Accept', 'Host']
  expect(() => requireSingleHeaders(headers)).not.toThrow()
})
