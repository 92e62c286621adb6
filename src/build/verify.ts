import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './pages/renderPages.ts'

/**
 * Checks what was written: every internal link and asset leads to a file of the build, every fragment to an id.
 * @throws {Error} naming each broken address and the page it is on
 */
export function verify(stage: string, pages: readonly BuiltPage[]): void {
  const ids = new Map(pages.map(({ url, summary }) => [url, new Set(summary.ids)]))
  const files = new Map<string, boolean>()
  const isFile = (path: string) => {
    const seen = files.get(path) ?? existsSync(join(stage, 'client', path))
    files.set(path, seen)
    return seen
  }
  const broken: string[] = []
  for (const { url, summary } of pages) {
    for (const link of summary.links) {
      const [path = '', fragment = ''] = link.split('#')
      const page = ids.get(path || url)
      const found = page ? !fragment || page.has(decodeURIComponent(fragment)) : isFile(path)
      if (!found) broken.push(`${url} leads to ${link}`)
    }
  }
  if (broken.length > 0) throw new Error(`The build does not have these addresses:\n  ${broken.join('\n  ')}`)
}
