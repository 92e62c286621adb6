import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/**
 * Compresses the pages below a folder again, as far as Brotli goes: a build is made after every edit, a release once for all of
 * its visitors.
 */
export async function compressPages(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html.br'))
  const compress = async () => {
    for (let name = pages.pop(); name; name = pages.pop()) {
      const compressed = join(folder, name)
      const page = readFileSync(compressed.slice(0, -'.br'.length))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
      writeFileSync(compressed, await brotli(page, { params }))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compress))
}
