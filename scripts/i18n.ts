/** `npm run i18n`: collects the texts of the code into its catalogues, and counts those that have no Hebrew yet. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { toolFile } from './setup/tools.mjs'

const catalogues = ['src/site/i18n/he.po', 'src/content/messages/he.po']

console.log('Collecting the texts …')
const { status, stdout, stderr } = spawnSync(process.execPath, [toolFile('.', 'lingui'), 'extract', '--clean'], {
  encoding: 'utf8',
})
if (status === 0) for (const file of catalogues) console.log(countTexts(file))
else {
  console.error(`${stdout}${stderr}`.trim())
  process.exitCode = status ?? 1
}

function countTexts(file: string): string {
  const [, ...entries] = readFileSync(file, 'utf8').trim().split(/\n\n+/)
  const missing = entries.filter(entry => entry.endsWith('\nmsgstr ""'))
  return `${file}: ${entries.length} texts, ${missing.length || 'none'} without Hebrew`
}
