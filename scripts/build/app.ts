import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vike/api'

/** The bundles that render and accompany the pages. */
export interface App {
  /** Of every source that goes into the bundles; the same hash gives the same bundles. */
  hash: string
  /** Folder with `client/` and `server/`. */
  folder: string
}

const sources = ['src', 'public', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']

/** Bundles client and server into `.cache/app/<hash>`, unless they are there already. Keeps the two newest. */
export async function buildApp(root: string): Promise<App> {
  const hash = hashSources(root)
  const parent = join(root, '.cache', 'app')
  const folder = join(parent, hash)
  if (!existsSync(folder)) {
    const stage = join(parent, `stage-${process.pid}`)
    rmSync(stage, { recursive: true, force: true })
    try {
      await build({
        viteConfig: { root, logLevel: 'warn', build: { outDir: relative(root, stage), emptyOutDir: false } },
      })
      mkdirSync(parent, { recursive: true })
      renameSync(stage, folder)
    } finally {
      rmSync(stage, { recursive: true, force: true })
    }
    forgetOldest(parent)
  }
  return { hash, folder }
}

function hashSources(root: string): string {
  const hash = createHash('sha256').update(`${process.env.PREVIEW ?? ''} ${process.env.ANALYTICS_ID ?? ''}`)
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Every file at or below a path, in a stable order. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function forgetOldest(parent: string): void {
  const folders = readdirSync(parent)
    .map(name => ({ path: join(parent, name), time: statSync(join(parent, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of folders.slice(2)) rmSync(path, { recursive: true, force: true })
}
