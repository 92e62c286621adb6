import { Agent, get } from 'node:http'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeIdleWhileStopping } from './plugin.ts'

it('stops as soon as the last answer is out, though its connection is kept alive', async () => {
  const app = Fastify()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  closeIdleWhileStopping(app)
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const ended = new Promise<number | undefined>(resolve =>
    get(address, { agent }, response => response.resume().once('end', () => resolve(response.statusCode))),
  )
  await asked.promise
  const closed = app.close()
  // Closing has begun, and found the connection busy.
  await new Promise(resolve => setImmediate(resolve))
  answer.resolve('done')
  expect(await ended).toBe(200)
  await closed
  agent.destroy()
})
