import { expect, it, vi } from 'vitest'
import { leadsDatabase } from '../database/open.ts'
import { conditions } from './conditions.ts'

const MB = 1024 * 1024
const BLOCK = 4096

/** Conditions found with so many MB left on the disk of the leads. */
async function conditionsWith(free: number, size: number): Promise<string[]> {
  const readDisk = vi.fn(async () => ({ bavail: (free * MB) / BLOCK, blocks: (size * MB) / BLOCK, bsize: BLOCK }))
  const database = leadsDatabase({ kind: 'sqlite', file: ':memory:' })
  const found = await conditions(
    { database: { kind: 'sqlite', file: '/leads/leads.db' } },
    database,
    new Date(),
    readDisk,
  )
  await database.close()
  expect(readDisk).toHaveBeenLastCalledWith('/leads')
  return found.map(({ kind, text }) => `${kind}: ${text}`)
}

it.each([
  ['less than 200 MB', 199, 1000],
  ['less than 3 % of a large disk', 2900, 100_000],
  ['nothing', 0, 1000],
])('reports a disk with %s left', async (_what, free, size) => {
  expect(await conditionsWith(free, size)).toEqual([
    `disk: The disk of the leads database is almost full: ${free} MB are left. Make room.`,
  ])
})

it.each([
  [200, 1000],
  [3000, 100_000],
])('says nothing of %i MB that are left of %i', async (free, size) => {
  expect(await conditionsWith(free, size)).toEqual([])
})

it('says nothing where it cannot be known, or the database is elsewhere', async () => {
  const readDisk = vi.fn(() => Promise.reject(new Error('ENOSYS')))
  const found = (settings: Parameters<typeof conditions>[0]) => conditions(settings, database, new Date(), readDisk)
  const database = leadsDatabase({ kind: 'sqlite', file: ':memory:' })
  expect(await found({ database: { kind: 'sqlite', file: '/leads/leads.db' } })).toEqual([])
  expect(readDisk).toHaveBeenCalledTimes(1)
  await found({ database: { kind: 'postgres', url: 'postgres://db.example/leads' } })
  expect(readDisk).toHaveBeenCalledTimes(1)
  await database.close()
})
