// The process that buildApp.ts starts: told what to bundle, it answers with what went into the bundles.
import { dirname, relative, sep } from 'node:path'
import { build } from 'vike/api'
import type { Plugin } from 'vite'

export interface BundleJob {
  root: string
  /** Where the bundles belong, from `root`. */
  outDir: string
  /** What is hashed whatever a build imports, so that it need not be noted: paths from `root`. */
  ownSources: readonly string[]
}

/** What went into the bundles besides `ownSources`, by path from `root`; or why there are none. */
export type BundleAnswer = { imported: readonly string[] } | { failure: string }

process.once('message', async (job: BundleJob) => {
  process.send?.(await bundle(job), () => process.disconnect())
})
// The process that asked has ended.
process.once('disconnect', () => process.exit())

async function bundle(job: BundleJob): Promise<BundleAnswer> {
  const { root, outDir } = job
  const imported = new Set<string>()
  try {
    await build({
      viteConfig: {
        root,
        logLevel: 'warn',
        build: { outDir, emptyOutDir: false },
        plugins: [recordImports(job, imported)],
      },
    })
    return { imported: [...imported].sort() }
  } catch (error) {
    // As text: what Rolldown throws cannot be sent.
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Notes in `imported` what of the project, besides `ownSources`, goes into a build: by its path from the root. */
function recordImports({ root, ownSources }: BundleJob, imported: Set<string>): Plugin {
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
      // A module's folder, because the gallery reads files next to its modules while it renders.
      for (const id of this.getModuleIds()) note(id, dirname)
    },
  }
}
