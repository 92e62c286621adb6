import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './renderPages.ts'

/**
 * Checks what was written: every internal link and asset leads to a file of the build.
 * @throws {Error} naming each broken address and the page it stands on
 */
export function verify(stage: string, pages: readonly BuiltPage[]): void {
  const client = join(stage, 'client')
  const known = new Map<string, boolean>(pages.map(({ url }) => [url, true]))
  const exists = (path: string) => {
    const seen = known.get(path)
    if (seen !== undefined) return seen
    const found = existsSync(join(client, path))
    known.set(path, found)
    return found
  }
  const broken: string[] = []
  for (const { url, html } of pages) {
    for (const [, path = ''] of html.matchAll(/<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="(\/[^"#?]*)/g)) {
      if (!exists(path)) broken.push(`${url}: ${path}`)
    }
  }
  if (broken.length > 0) {
    throw new Error(`Links to addresses that the build does not have:\n  ${[...new Set(broken)].join('\n  ')}`)
  }
}
