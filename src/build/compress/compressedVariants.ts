import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { openCache } from '../../content/cache.ts'
import { placeFile } from '../../content/files.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const extensions = ['br', 'gz'] as const

/** Bytes above which brotli's 11 takes a second for a file that few visitors fetch: the search index of a thousand pages. */
const large = 400_000

/** Brotli and gzip variants of texts, kept from build to build under the hash of the text (`sha` of src/content/site.ts). */
export interface CompressedVariants {
  has(hash: string): boolean
  /** Compresses a text as far as it goes, unless it is kept already. */
  make(hash: string, text: Buffer): Promise<void>
  /** The same at once, for pages, which are many: brotli's 8 is within a tenth of 11 at a thirtieth of the time. */
  makeForPage(hash: string, text: Buffer): void
  /** Writes the variants of a generated text next to its file. */
  place(hash: string, file: string): void
}

/** @param root the project's folder */
export function openCompressedVariants(root: string): CompressedVariants {
  const cache = openCache(root, 'compressed')
  const missing = (hash: string) => extensions.filter(extension => !cache.find(`${hash}.${extension}`))
  return {
    has: hash => missing(hash).length === 0,
    async make(hash, text) {
      // Of some small scripts brotli's 11 makes more than its 10.
      const qualities = text.length > large ? [9] : [10, 11]
      const compress = {
        br: async () => {
          const made = qualities.map(quality => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
          return smallest(await Promise.all(made))
        },
        gz: () => deflate(text, { level: 6 }),
      }
      await Promise.all(
        missing(hash).map(async extension => cache.put(`${hash}.${extension}`, await compress[extension]())),
      )
    },
    makeForPage(hash, text) {
      const compress = {
        br: () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
        gz: () => gzipSync(text, { level: 6 }),
      }
      for (const extension of missing(hash)) cache.put(`${hash}.${extension}`, compress[extension]())
    },
    place(hash, file) {
      for (const extension of extensions) {
        const kept = cache.find(`${hash}.${extension}`)
        if (!kept) throw new Error(`${file}: its ${extension} is gone from .cache/compressed. Build again.`)
        placeFile(kept, `${file}.${extension}`)
      }
    },
  }
}

const smallest = (texts: readonly Buffer[]): Buffer =>
  texts.reduce((one, other) => (other.length < one.length ? other : one))
