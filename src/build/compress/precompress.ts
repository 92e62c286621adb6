import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sha } from '../../content/site.ts'
import { filesBelow } from '../hashFiles.ts'
import type { CompressedVariants } from './compressedVariants.ts'

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/

/** Smallest file worth compressing, bytes. */
const smallest = 256

/** Files compressed in parallel: zlib has four threads. */
const atOnce = 4

/** Writes `.br` and `.gz` next to every text file that has none; pages got theirs while they were rendered. */
export async function precompress(variants: CompressedVariants, client: string): Promise<void> {
  const files = filesBelow(client)
  const present = new Set(files)
  const queue = files.filter(
    file => compressible.test(file) && basename(file) !== '_headers' && !present.has(`${file}.br`),
  )
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const text = readFileSync(file)
      if (text.length < smallest) continue
      const hash = sha(text)
      if (file.endsWith('.html')) variants.makeForPage(hash, text)
      else await variants.make(hash, text)
      variants.place(hash, file)
    }
  })
  await Promise.all(workers)
}
