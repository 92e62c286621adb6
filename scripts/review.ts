import { parseArgs } from 'node:util'
import { review } from '../src/review/review.ts'

const usage =
  'npm run review -- --base <branch, tag or commit>   compares the site as it is with it (default: origin/main)'

try {
  const { values } = parseArgs({ options: { base: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) console.log(usage)
  else await review(process.cwd(), values)
} catch (error) {
  const isExpected = error instanceof Error && (error.name === 'ReviewError' || 'code' in error)
  console.error(isExpected ? `\n${(error as Error).message}` : error)
  if (error instanceof Error && 'code' in error) console.error(usage)
  process.exitCode = 1
}
