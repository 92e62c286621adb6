import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sha } from '../content/site.ts'
import { filesBelow } from './hashFiles.ts'
import type { Twins } from './twins.ts'

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/

/** Bytes below which a compressed twin saves nothing. */
const smallest = 256

/** Writes `.br` and `.gz` beside every text file that has none; pages got theirs while they were rendered. */
export async function precompress(twins: Twins, client: string): Promise<void> {
  const files = filesBelow(client)
  const present = new Set(files)
  const queue = files.filter(
    file => compressible.test(file) && basename(file) !== '_headers' && !present.has(`${file}.br`),
  )
  const workers = Array.from({ length: 4 }, async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const text = readFileSync(file)
      if (text.length < smallest) continue
      const hash = sha(text)
      if (file.endsWith('.html')) twins.makeForPage(hash, text)
      else await twins.make(hash, text)
      twins.place(hash, file)
    }
  })
  await Promise.all(workers)
}
