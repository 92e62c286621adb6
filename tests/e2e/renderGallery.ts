import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../../src/build/app/buildApp.ts'
import { renderUrls } from '../../src/build/pages/renderUrls.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { galleryFiles } from '../../src/desk/gallery/pages.ts'

/**
 * `node tests/e2e/renderGallery.ts <folder>`: writes the gallery's pages there, rendered by bundles that include it.
 * That takes seconds where a preview build of the whole site would take a minute, and shows the same pages.
 */
const [folder = ''] = process.argv.slice(2)
process.env.NODE_ENV = 'production'
const root = process.cwd()
process.env.GALLERY = '1'
const app = await buildApp(root)
mkdirSync(folder, { recursive: true })
await renderUrls(app, siteOf(readSnapshot(root, galleryFiles(root))), ['/gallery', '/he/gallery'], (url, html) => {
  writeFileSync(join(folder, `${url.slice(1).replace('/', '-')}.html`), html)
})
