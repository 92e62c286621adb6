// Run by .github/workflows/preview-comment.yml with nothing installed: Node and this project's own files only.
import { postFromWorkflow } from '../src/review/comment/postFromWorkflow.ts'

const [folder = ''] = process.argv.slice(2)
try {
  console.log(`The summary was ${await postFromWorkflow(folder, process.env)}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
