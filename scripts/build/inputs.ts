import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow } from './app.ts'

/** Hash of everything that a build reads. */
export function inputsHash(root: string): string {
  const hash = createHash('sha256').update(`${process.env.PREVIEW ?? ''} ${process.env.ANALYTICS_ID ?? ''}`)
  for (const source of [
    'content',
    'src',
    'scripts',
    'public',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
  ]) {
    for (const file of filesBelow(join(root, source))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}
