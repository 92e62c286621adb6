import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from '../src/build/buildSite.ts'
import { inputsHash } from '../src/build/inputs.ts'
import { reportFailure } from '../src/build/reportFailure.ts'
import { isPreview } from '../src/content/preview/notes.ts'
import { galleryFiles } from '../src/desk/gallery/pages.ts'

const note = 'dist/inputs'
const hash = inputsHash(process.cwd())

if (existsSync(note) && readFileSync(note, 'utf8') === hash) {
  console.log('The built site is up to date.')
} else {
  console.log('Building the site …')
  try {
    await buildSite(process.cwd(), isPreview(process.env) ? galleryFiles(process.cwd()) : [])
    writeFileSync(note, hash)
  } catch (error) {
    reportFailure(error)
  }
}
