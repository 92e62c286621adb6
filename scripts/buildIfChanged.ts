import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from './build/buildSite.ts'
import { inputsHash } from './build/inputs.ts'
import { reportFailure } from './build/reportFailure.ts'

const note = 'dist/inputs'
const hash = inputsHash(process.cwd())

if (existsSync(note) && readFileSync(note, 'utf8') === hash) {
  console.log('The built site is up to date.')
} else {
  console.log('Building the site …')
  try {
    await buildSite(process.cwd())
    writeFileSync(note, hash)
  } catch (error) {
    reportFailure(error)
  }
}
