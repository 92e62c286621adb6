import { cpSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build } from 'vike/api'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { openCache } from '../../content/cache.ts'
import { hashFiles } from '../hashFiles.ts'

/** The bundles that render and accompany the pages. */
export interface App {
  /** Of every source that goes into the bundles; the same hash gives the same bundles. */
  hash: string
  /** Folder with `client/` and `server/`. */
  folder: string
}

/** What bundles are made of, whatever they import: catalogues, styles and examples are read by other ways. */
const ownSources = ['src/site', 'src/content', 'public', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']

/** Stands beside the bundles: the files and folders besides these that went into them. */
const importedFile = 'imported.json'

const openApps = (root: string) => openCache(root, 'app', 2)

function hashSources(root: string, imported: readonly string[]): string {
  // Settings that stand in the bundles.
  const { PREVIEW, GALLERY, ANALYTICS_ID } = process.env
  return hashFiles(root, [...ownSources, ...imported], JSON.stringify([PREVIEW, GALLERY, ANALYTICS_ID]))
}

/**
 * The bundles that the sources would give as they stand, where they were built before. What nothing of a bundle imports
 * (the review tool, the server) may change without a page being rendered again.
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
  const imported = new Set<string>()
  let hash = ''
  const folder = await openApps(root).fill(async stage => {
    await build({
      viteConfig: {
        root,
        logLevel: 'warn',
        build: { outDir: relative(root, stage), emptyOutDir: false },
        plugins: [recordImports(root, imported)],
      },
    })
    const sorted = [...imported].sort()
    writeFileSync(join(stage, importedFile), JSON.stringify(sorted))
    hash = hashSources(root, sorted)
    return hash
  })
  return { hash, folder }
}

/** Notes in `imported` what of the project, besides `ownSources`, goes into a build: by its path from the root. */
function recordImports(root: string, imported: Set<string>): Plugin {
  const note = (file: string, what: (path: string) => string) => {
    const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
    const own = ownSources.some(source => path === source || path.startsWith(`${source}/`))
    if (!own && path.startsWith('src/')) imported.add(what(path))
  }
  return {
    name: 'record-imports',
    configResolved({ configFileDependencies }) {
      for (const file of configFileDependencies) note(file, path => path)
    },
    buildEnd() {
      // A module's folder, because the gallery reads files beside its modules while it renders.
      for (const id of this.getModuleIds()) note(id, dirname)
    },
  }
}

/** Copies bundled assets and public files; Vite's own notes stay behind. */
export function copyAssets(app: App, target: string): void {
  cpSync(join(app.folder, 'client'), target, {
    recursive: true,
    filter: source => !['.vite', 'assets.json'].includes(basename(source)),
  })
}
