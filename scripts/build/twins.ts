import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const extensions = ['br', 'gz'] as const

/** Brotli and gzip twins of texts, kept from build to build under the hash of the text (`sha` of src/content/site.ts). */
export interface Twins {
  has(hash: string): boolean
  /** Compresses a text unless it is kept already. Pages are many: brotli's 6 is within 8 % of 11 at a thirtieth of the time. */
  make(hash: string, text: Buffer, quality: 6 | 11): Promise<void>
  /** Puts the twins of a text that was made beside its file. */
  place(hash: string, file: string): void
}

/** @param root the project's folder; the twins are kept below its `.cache` */
export function openTwins(root: string): Twins {
  const folder = join(root, '.cache', 'compressed')
  mkdirSync(folder, { recursive: true })
  const kept = (hash: string, extension: string) => join(folder, `${hash}.${extension}`)
  return {
    has: hash => extensions.every(extension => existsSync(kept(hash, extension))),
    async make(hash, text, quality) {
      const compress = {
        br: () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        gz: () => deflate(text, { level: 6 }),
      }
      await Promise.all(
        extensions.map(async extension => {
          const target = kept(hash, extension)
          if (existsSync(target)) return
          // Written aside and renamed, so that an interrupted build leaves no half file in the cache.
          const part = `${target}.${randomUUID()}`
          await writeFile(part, await compress[extension]())
          renameSync(part, target)
        }),
      )
    },
    place(hash, file) {
      for (const extension of extensions) linkSync(kept(hash, extension), `${file}.${extension}`)
    },
  }
}
