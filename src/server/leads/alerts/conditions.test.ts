import { statfs } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { leadsDatabase } from '../database/open.ts'
import { conditions } from './conditions.ts'

vi.mock('node:fs/promises', async original => ({ ...(await original<object>()), statfs: vi.fn() }))

const MB = 1024 * 1024
const BLOCK = 4096

/** Conditions found with so many MB left on the disk of the leads. */
async function conditionsWith(free: number, size: number): Promise<string[]> {
  const disk = { bavail: (free * MB) / BLOCK, blocks: (size * MB) / BLOCK, bsize: BLOCK }
  vi.mocked(statfs).mockResolvedValue({ type: 0, bfree: disk.bavail, files: 0, ffree: 0, frsize: BLOCK, ...disk })
  const database = leadsDatabase({ kind: 'sqlite', file: ':memory:' })
  const found = await conditions({ database: { kind: 'sqlite', file: '/leads/leads.db' } }, database, new Date())
  await database.close()
  expect(statfs).toHaveBeenLastCalledWith('/leads')
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
  vi.mocked(statfs).mockRejectedValue(new Error('ENOSYS'))
  const database = leadsDatabase({ kind: 'sqlite', file: ':memory:' })
  expect(await conditions({ database: { kind: 'sqlite', file: '/leads/leads.db' } }, database, new Date())).toEqual([])
  vi.mocked(statfs).mockClear()
  await conditions({ database: { kind: 'postgres', url: 'postgres://db.example/leads' } }, database, new Date())
  expect(statfs).not.toHaveBeenCalled()
  await database.close()
})
