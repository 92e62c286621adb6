import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeText } from '../src/content/files.ts'
import { editorFiles } from '../src/desk/codeEditors/editorFiles.ts'

/** `npm run editor`: writes what editors complete and check by, from the site's own schemas, widgets and examples. */
const root = process.cwd()
for (const [file, text] of editorFiles(root)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeText(join(root, file), text)
  console.log(file)
}
