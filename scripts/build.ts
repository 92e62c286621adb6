import { buildSite } from '../src/build/buildSite.ts'
import { reportFailure } from '../src/build/reportFailure.ts'
import { galleryFiles } from '../src/desk/gallery/pages.ts'
import { isPreview } from '../src/site/preview/notes.ts'

const root = process.cwd()
await buildSite(root, isPreview(process.env) ? galleryFiles(root) : []).catch(reportFailure)
