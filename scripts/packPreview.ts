// `node scripts/packPreview.ts <folder>`: packs the build and what the review found, for the preview host.
import { packPreview } from '../src/review/pullRequest/packPreview.ts'
import { ReviewError } from '../src/review/reviewError.ts'

try {
  await packPreview(process.cwd(), process.argv[2] ?? 'handover', process.env)
} catch (error) {
  console.error(error instanceof ReviewError ? error.message : error)
  process.exitCode = 1
}
