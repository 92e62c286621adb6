// `node scripts/deployPreview.ts github <folder>`, run by .github/workflows/preview-comment.yml, and `… gitlab`, by
// .gitlab-ci.yml: on the main branch, with nothing installed; Node and this project's own files only.
import { answerWorkflowRun } from '../src/review/pullRequest/github.ts'
import { answerMergeRequests } from '../src/review/pullRequest/gitlab.ts'

const [where = '', folder = ''] = process.argv.slice(2)
try {
  if (where === 'github') console.log(`Done: ${await answerWorkflowRun(folder, process.env)}.`)
  else if (where === 'gitlab') console.log((await answerMergeRequests(process.env)).join('\n') || 'Nothing to do.')
  else throw new Error(`Found "${where}"; expected github <folder> or gitlab.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
