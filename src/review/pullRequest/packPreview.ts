import { copyFileSync, existsSync, mkdirSync, readFileSync, type Stats, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type ReadEntry } from 'tar'
import { notesFile, previewNotesSchema } from '../../server/previews/notes.ts'
import { git } from '../git/repository.ts'
import { ReviewError } from '../reviewError.ts'
import { handedOver } from './handover.ts'

/** Files are hard links into a cache: the archive stores duplicates as two files, since links are refused. */
function asOwnFile(_: string, stat: Stats | ReadEntry): boolean {
  if ('nlink' in stat) stat.nlink = 1
  return true
}

/**
 * Packs the build in `dist/`, with what the last review found of this commit, into a folder.
 * @throws {ReviewError} where there is no build or no commit
 */
export async function packPreview(root: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'site.json')))
    throw new ReviewError('There is no dist/: run PREVIEW=1 npm run build first.')
  const commit = git(root, 'rev-parse', '--verify', 'HEAD')
  if (!commit) throw new ReviewError('There is no commit to name the preview after.')
  const reviewed = join(root, 'review', notesFile)
  const found = existsSync(reviewed) ? JSON.parse(readFileSync(reviewed, 'utf8')) : undefined
  const own = {
    branch: env.PREVIEW_BRANCH || (git(root, 'symbolic-ref', '--short', '-q', 'HEAD') ?? commit.slice(0, 9)),
    commit,
  }
  const notes = previewNotesSchema.parse({
    ...(found?.commit === commit ? found : { pages: [], faults: [] }),
    ...own,
    author: (git(root, 'log', '-1', '--format=%an') ?? '').slice(0, 200),
  })
  writeFileSync(join(dist, notesFile), `${JSON.stringify(notes, null, 2)}\n`)
  mkdirSync(folder, { recursive: true })
  await create(
    {
      file: join(folder, handedOver.archive),
      cwd: dist,
      gzip: { level: 6 },
      portable: true,
      filter: asOwnFile,
    },
    [notesFile, 'site.json', 'client'],
  )
  const summary = join(root, 'review/summary.md')
  if (existsSync(summary)) copyFileSync(summary, join(folder, handedOver.summary))
}
