import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseUnavailable, type LeadsDatabase } from '../database/database.ts'
import { operatorCommand } from '../operatorCommand.ts'
import { purgeObstacles } from '../retention/purge.ts'
import type { LeadsSettings } from '../settings.ts'

/** A disk with less than this share free, or this many bytes, is about to be full. */
const LITTLE_SHARE = 0.03
const LITTLE = 200 * 1024 * 1024

/** Something that needs attention. Texts hold nothing that a visitor wrote. */
export interface Condition {
  kind: 'dead' | 'disk' | 'database' | 'purge'
  text: string
  /** Grows as it gets worse; another alert is sent when it does. */
  size: number
}

/** What the system reports about a folder's disk: numbers of blocks, and bytes per block. */
type ReadDisk = (folder: string) => Promise<Record<'bavail' | 'blocks' | 'bsize', number>>

/** What is wrong now. */
export async function conditions(
  settings: Pick<LeadsSettings, 'database'>,
  database: LeadsDatabase,
  now: Date,
  readDisk: ReadDisk = statfs,
): Promise<Condition[]> {
  const found: Condition[] = []
  const free = settings.database.kind === 'sqlite' ? await freeSpace(settings.database.file, readDisk) : null
  if (free !== null && (free.bytes < LITTLE || free.share < LITTLE_SHARE)) {
    found.push({
      kind: 'disk',
      size: 0,
      text: `The disk of the leads database is almost full: ${Math.floor(free.bytes / 1024 / 1024)} MB are left. Make room.`,
    })
  }
  try {
    const dead = await countDead(database)
    if (dead > 0) {
      found.push({
        kind: 'dead',
        size: dead,
        text: `Deliveries that failed for the last time: ${dead}. See ${operatorCommand} list --state dead; repair the receiver, then ${operatorCommand} retry`,
      })
    }
    for (const text of await purgeObstacles(database, now)) found.push({ kind: 'purge', size: 0, text })
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    found.push({ kind: 'database', size: 0, text: `${error.message} Forms answer 503 until it is.` })
  }
  return found
}

async function countDead(database: LeadsDatabase): Promise<number> {
  const { count } = await database.read(db =>
    db
      .selectFrom('outbox')
      .select(row => row.fn.countAll().as('count'))
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/** What is left of the disk on which a file is; null where that cannot be known. */
async function freeSpace(file: string, readDisk: ReadDisk): Promise<{ bytes: number; share: number } | null> {
  try {
    const { bavail, blocks, bsize } = await readDisk(path.dirname(path.resolve(file)))
    return { bytes: bavail * bsize, share: blocks === 0 ? 1 : bavail / blocks }
  } catch {
    return null
  }
}
