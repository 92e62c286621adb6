import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vike/api'
import { hashFiles } from './hashFiles.ts'

/** The bundles that render and accompany the pages. */
export interface App {
  /** Of every source that goes into the bundles; the same hash gives the same bundles. */
  hash: string
  /** Folder with `client/` and `server/`. */
  folder: string
}

/** What the bundles are made of. */
export const appSources = ['src', 'public', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']

/** Settings that stand in the bundles. */
export const appSettings = (): string =>
  `${process.env.PREVIEW ?? ''} ${process.env.GALLERY ?? ''} ${process.env.ANALYTICS_ID ?? ''}`

/** Bundles client and server into `.cache/app/<hash>`, unless they are there already. Keeps the two newest. */
export async function buildApp(root: string): Promise<App> {
  const hash = hashFiles(root, appSources, appSettings())
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

function forgetOldest(parent: string): void {
  const folders = readdirSync(parent)
    .map(name => ({ path: join(parent, name), time: statSync(join(parent, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of folders.slice(2)) rmSync(path, { recursive: true, force: true })
}
