import { buildIfChanged } from '../src/build/buildIfChanged.ts'
import { reportFailure } from '../src/build/reportFailure.ts'
import { isPreview } from '../src/content/preview/notes.ts'
import { galleryFiles } from '../src/desk/gallery/pages.ts'

const root = process.cwd()
await buildIfChanged(root, isPreview(process.env) ? galleryFiles(root) : []).catch(reportFailure)
