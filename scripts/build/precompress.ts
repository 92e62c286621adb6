import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesBelow } from './app.ts'
import type { Twins } from './twins.ts'

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/

/** Bytes below which a compressed twin saves nothing. */
const smallest = 256

/** Writes `.br` and `.gz` beside every text file; those of pages were made while the pages were rendered. */
export async function precompress(twins: Twins, client: string): Promise<void> {
  const queue = filesBelow(client).filter(file => compressible.test(file) && basename(file) !== '_headers')
  const workers = Array.from({ length: 4 }, async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const text = readFileSync(file)
      if (text.length < smallest) continue
      await twins.make(text, file.endsWith('.html') ? 6 : 11)
      twins.place(text, file)
    }
  })
  await Promise.all(workers)
}
