import { expect, it } from 'vitest'
import { listenOn } from './listenOn.ts'

const env = { PORT: 3000, HOST: 'localhost' }

it('listens on the configured address', () => {
  expect(listenOn(env, {}, 7)).toEqual({ port: 3000, host: 'localhost' })
})

it('takes the socket that a service manager hands over', () => {
  expect(listenOn(env, { LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toMatchObject({ fd: 3 })
})

it('leaves a socket alone that was meant for its parent', () => {
  expect(listenOn(env, { LISTEN_FDS: '1', LISTEN_PID: '6' }, 7)).toEqual({ port: 3000, host: 'localhost' })
})
