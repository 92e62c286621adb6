import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDay, siteNow } from '../content/day.ts'
import { isPreview } from '../content/preview/notes.ts'
import type { PageFile } from '../content/site.ts'
import { versionAt } from '../server/http/versions.ts'
import { findApp } from './app/buildApp.ts'
import { commitOf } from './commitOf.ts'
import { hashFiles } from './hashFiles.ts'

/** What a build reads besides the sources of its bundles. */
const buildInputs = ['content', 'scripts', 'src/build', 'src/server/http']

/**
 * Builds the site under `root` as `buildSite` does, unless `dist/` was built from the same inputs. A preview is always built:
 * it also contains what the review found.
 */
export async function buildIfChanged(root: string, extraFiles: readonly PageFile[]): Promise<void> {
  const dist = join(root, 'dist')
  const noteFile = join(dist, 'inputs')
  const now = siteNow()
  const { SITE_TIME, RENEWING_FACTS } = process.env
  // Pages say when they were last committed, and a build fails on the day on which a fact must no longer be published.
  const settings = JSON.stringify([commitOf(root, process.env), SITE_TIME ?? siteDay(now), RENEWING_FACTS])
  // Before the build: changes saved while it runs are for the next one.
  const inputs = hashFiles(root, buildInputs, settings)
  const note = () => {
    const app = findApp(root)
    return app && `${inputs} ${app.hash}`
  }
  const isDue = versionAt(dist, now.getTime()).folder === dist
  if (isDue && !isPreview(process.env) && existsSync(noteFile) && readFileSync(noteFile, 'utf8') === note()) {
    console.log('The built site is up to date.')
    return
  }
  console.log('Building the site …')
  // Loaded only now: loading what compiles and draws takes longer than recognising an unchanged site.
  const { buildSite } = await import('./buildSite.ts')
  await buildSite(root, extraFiles)
  writeFileSync(noteFile, note() ?? '')
}
