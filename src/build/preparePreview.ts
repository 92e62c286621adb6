import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { movePath } from '../content/files.ts'
import { isPreview } from '../content/preview/notes.ts'
import { listFiles } from '../content/readFiles.ts'

/** Where a preview has its report. Not index.html: hosts disagree on how to serve the address of a folder. */
const reportAddress = '/review/report.html'

/** Folder in which a preview has the sources of its pages, by path: a comment names the line that it is about. */
const sourcesFolder = 'sources'

/**
 * Completes what a preview build says about itself: branch and commit from git where the environment does not give them, the
 * sources of its pages, and the report of `npm run review` where there is one of this very commit. Does nothing in any other
 * build.
 */
export function preparePreview(root: string, client: string): void {
  if (!isPreview(process.env)) return
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined
  process.env.PREVIEW_COMMIT ||= git('rev-parse', 'HEAD') ?? ''
  process.env.PREVIEW_BRANCH ||= git('symbolic-ref', '--short', '-q', 'HEAD') ?? (process.env.PREVIEW_COMMIT || 'main')
  for (const name of listFiles(root, 'content')) {
    if (name.endsWith('.mdx')) cpSync(join(root, name), join(client, sourcesFolder, name))
  }
  const report = join(root, 'review/report.json')
  if (!existsSync(report)) return
  const { head }: { head?: { commit?: string } } = JSON.parse(readFileSync(report, 'utf8'))
  if (head?.commit !== git('rev-parse', 'HEAD')) return
  cpSync(join(root, 'review'), join(client, 'review'), { recursive: true })
  movePath(join(client, 'review/index.html'), join(client, reportAddress))
  process.env.PREVIEW_REPORT ||= reportAddress
}
