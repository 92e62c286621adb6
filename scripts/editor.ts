import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editorFiles } from '../src/desk/editor/editorFiles.ts'

/** `npm run editor`: writes what editors complete and check by, from the site's own schemas, widgets and examples. */
const root = process.cwd()
for (const [file, text] of editorFiles(root)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(file)
}
