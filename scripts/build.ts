import { ContentError } from '../src/content/fault.ts'
import { buildSite } from './build/buildSite.ts'

try {
  await buildSite(process.cwd())
} catch (error) {
  // Content faults speak for themselves; anything else is ours and needs its stack.
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error)
  console.error('Build failed. The last good dist/ is untouched.')
  process.exit(1)
}
