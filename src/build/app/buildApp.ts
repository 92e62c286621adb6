import { fork } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { openCache } from '../../content/cache.ts'
import { hashFiles } from '../hashFiles.ts'
import type { BundleAnswer, BundleJob } from './bundleProcess.ts'

/** The bundles that render and accompany the pages. */
export interface App {
  /** Hash of every source of the bundles; the same hash gives the same bundles. */
  hash: string
  /** Folder with `client/` and `server/`. */
  folder: string
}

/** Counted as sources of the bundles whether imported or not: catalogues, styles and examples are read in other ways. */
const ownSources = ['src/site', 'src/content', 'public', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']

/** Stored next to the bundles: the other files and folders that went into them. */
const importedFile = 'imported.json'

const openApps = (root: string) => openCache(root, 'app', 2)

function hashSources(root: string, imported: readonly string[]): string {
  // Settings compiled into the bundles.
  const { PREVIEW, GALLERY, ANALYTICS_ID, FORMS_ORIGIN } = process.env
  return hashFiles(root, [...ownSources, ...imported], JSON.stringify([PREVIEW, GALLERY, ANALYTICS_ID, FORMS_ORIGIN]))
}

/**
 * The bundles of the sources as they are now, if they have been built before. Files that no bundle imports (the review
 * tool, the server) may change without any page being rendered again.
 */
export function findApp(root: string): App | undefined {
  const apps = openApps(root)
  for (const hash of apps.keys()) {
    const imported = apps.getJson(join(hash, importedFile), z.array(z.string()))
    if (!imported || hashSources(root, imported) !== hash) continue
    const folder = apps.find(hash)
    if (folder) return { hash, folder }
  }
  return undefined
}

/** Bundles client and server into `.cache/app/<hash>`, unless they are there already. */
export async function buildApp(root: string): Promise<App> {
  const known = findApp(root)
  if (known) return known
  let hash = ''
  const folder = await openApps(root).fill(async stage => {
    const imported = await bundle({ root, outDir: relative(root, stage), ownSources })
    writeFileSync(join(stage, importedFile), JSON.stringify(imported))
    hash = hashSources(root, imported)
    return hash
  })
  return { hash, folder }
}

/**
 * Runs Vite in a process of its own: the memory that it takes, 300 MB, is free again when pages are rendered, and Vike
 * renders without the log of a development server, which its build would switch on.
 * @returns what went into the bundles besides `ownSources`
 */
async function bundle(job: BundleJob): Promise<readonly string[]> {
  const child = fork(fileURLToPath(new URL('./bundleProcess.ts', import.meta.url)))
  child.send(job)
  const answer = await new Promise<BundleAnswer>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`The bundles could not be built (exit code ${code}).`)))
  })
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.imported
}

/** Copies bundled assets and public files; Vite's own notes stay behind. */
export function copyAssets(app: App, target: string): void {
  cpSync(join(app.folder, 'client'), target, {
    recursive: true,
    filter: source => !['.vite', 'assets.json'].includes(basename(source)),
  })
}
