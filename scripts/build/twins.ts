import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const extensions = ['br', 'gz'] as const

/** Bytes above which brotli's 11 takes a second for a file that few visitors fetch: the search index of a thousand pages. */
const large = 400_000

/** Brotli and gzip twins of texts, kept from build to build under the hash of the text (`sha` of src/content/site.ts). */
export interface Twins {
  has(hash: string): boolean
  /** Compresses a text as far as it goes, unless it is kept already. */
  make(hash: string, text: Buffer): Promise<void>
  /** The same at once, for pages, which are many: brotli's 6 is within 8 % of 11 at a thirtieth of the time. */
  makeForPage(hash: string, text: Buffer): void
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
    async make(hash, text) {
      const compress = {
        br: () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: text.length > large ? 9 : 11 } }),
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
    makeForPage(hash, text) {
      const compress = {
        br: () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        gz: () => gzipSync(text, { level: 6 }),
      }
      for (const extension of extensions) {
        const target = kept(hash, extension)
        if (existsSync(target)) continue
        const part = `${target}.${randomUUID()}`
        writeFileSync(part, compress[extension]())
        renameSync(part, target)
      }
    },
    place(hash, file) {
      for (const extension of extensions) linkSync(kept(hash, extension), `${file}.${extension}`)
    },
  }
}
