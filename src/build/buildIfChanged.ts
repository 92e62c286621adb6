import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFile } from '../content/site.ts'
import { findApp } from './app/buildApp.ts'
import { buildSite } from './buildSite.ts'
import { hashFiles } from './hashFiles.ts'

/** What a build reads besides the sources of its bundles. */
const buildInputs = ['content', 'scripts', 'src/build', 'src/server/http']

/** Builds the site under `root` as `buildSite` does, unless `dist/` was built from the same inputs. */
export async function buildIfChanged(root: string, extraFiles: readonly PageFile[]): Promise<void> {
  const noteFile = join(root, 'dist/inputs')
  // Before the build: changes saved while it runs are for the next one.
  const inputs = hashFiles(root, buildInputs)
  const note = () => {
    const app = findApp(root)
    return app && `${inputs} ${app.hash}`
  }
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === note()) {
    console.log('The built site is up to date.')
    return
  }
  console.log('Building the site …')
  await buildSite(root, extraFiles)
  writeFileSync(noteFile, note() ?? '')
}
