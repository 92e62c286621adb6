import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Days that a picture is kept after it was taken. */
const keptDays = 14

/** Removes pictures that were taken long ago, so that the cache does not grow without end. */
export function forgetOld(folder: string, now: Date): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (now.getTime() - statSync(file).mtimeMs > keptDays * 24 * 3_600_000) rmSync(file, { force: true })
  }
}
