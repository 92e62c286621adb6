// `npm run pack-preview -- <folder>`: packs the build and what the review found, for the preview host.
import { join } from 'node:path'
import { handedOver } from '../src/review/pullRequest/handover.ts'
import { packPreview } from '../src/review/pullRequest/packPreview.ts'
import { ReviewError } from '../src/review/reviewError.ts'

try {
  const folder = process.argv[2] ?? 'handover'
  console.log('Packing the preview …')
  await packPreview(process.cwd(), folder, process.env)
  console.log(join(folder, handedOver.archive))
} catch (error) {
  console.error(error instanceof ReviewError ? error.message : error)
  process.exitCode = 1
}
