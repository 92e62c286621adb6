import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const extensions = ['br', 'gz'] as const

/** Brotli and gzip twins of files, kept by content from build to build. */
export interface Twins {
  /** Compresses a text unless it is kept already. Pages are many: brotli's 6 is within 8 % of 11 at a thirtieth of the time. */
  make(text: Buffer, quality: 6 | 11): Promise<void>
  /** Puts the twins of a text that was made beside its file. */
  place(text: Buffer, file: string): void
}

/** @param root the project's folder; the twins are kept below its `.cache` */
export function openTwins(root: string): Twins {
  const folder = join(root, '.cache', 'compressed')
  mkdirSync(folder, { recursive: true })
  const kept = (text: Buffer, extension: string) =>
    join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${extension}`)
  return {
    async make(text, quality) {
      const compress = {
        br: () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        gz: () => deflate(text, { level: 6 }),
      }
      await Promise.all(
        extensions.map(async extension => {
          const target = kept(text, extension)
          if (existsSync(target)) return
          // Written aside and renamed, so that an interrupted build leaves no half file in the cache.
          const part = `${target}.${randomUUID()}`
          await writeFile(part, await compress[extension]())
          renameSync(part, target)
        }),
      )
    },
    place(text, file) {
      for (const extension of extensions) linkSync(kept(text, extension), `${file}.${extension}`)
    },
  }
}
