import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { movePath } from '../../content/files.ts'
import { checkOut } from '../git/worktree.ts'
import { ReviewError } from '../reviewError.ts'

/** What a review reads of a project. */
const kept = ['dist', 'content']

/** Caches whose entries are keyed by what they were made from, so that another build may start from them. */
const shared = ['app', 'compressed', 'mdx', 'pages', 'pictures', 'social']

/** Times are kept: of several records in a cache, the newest belong to its build. */
const copyOptions = { recursive: true, preserveTimestamps: true }

/** Builds of earlier bases to keep. */
const keptBuilds = 3

/** Builds the project in a folder by its own build; both sides are built as for production, whatever the environment. */
function build(folder: string, what: string): void {
  const { PREVIEW: _, ...env } = process.env
  const run = spawnSync(process.execPath, ['--max-old-space-size=640', 'scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
  })
  if (run.status === 0) return
  throw new ReviewError(`${what} does not build:\n${`${run.stdout}\n${run.stderr}`.trim()}`)
}

/** Builds the files as they are; returns the folder that holds `dist` and `content`. */
export function buildHead(root: string): string {
  build(root, 'What is to be reviewed')
  return root
}

/**
 * Builds a commit, or takes its build from `.cache/review`; returns the folder that holds `dist` and `content`. It starts from
 * the caches of the head's build: where no code changed, nothing is bundled and few pages are rendered.
 */
export function buildBase(root: string, commit: string): string {
  const builds = join(root, '.cache/review/builds')
  const target = join(builds, commit)
  if (!existsSync(target)) {
    using checkout = checkOut(root, commit)
    for (const name of shared) {
      const from = join(root, '.cache', name)
      if (existsSync(from)) cpSync(from, join(checkout.folder, '.cache', name), copyOptions)
    }
    build(checkout.folder, `The base, ${commit.slice(0, 9)},`)
    const stage = `${target}.${process.pid}`
    mkdirSync(stage, { recursive: true })
    for (const name of kept) movePath(join(checkout.folder, name), join(stage, name))
    const reads = join(checkout.folder, '.cache/pages')
    // The records of what each page read; the pages themselves are in dist.
    cpSync(reads, join(stage, '.cache/pages'), { ...copyOptions, filter: file => !file.endsWith('.html') })
    movePath(stage, target)
  }
  const now = new Date()
  utimesSync(target, now, now)
  const newestFirst = readdirSync(builds).sort((a, b) => age(join(builds, a)) - age(join(builds, b)))
  for (const old of newestFirst.slice(keptBuilds)) rmSync(join(builds, old), { recursive: true, force: true })
  return target
}

const age = (file: string) => -statSync(file).mtimeMs
