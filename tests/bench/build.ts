import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from './copyProject.ts'
import { generateSite } from './generateSite.ts'

const count = Number(process.argv[2] ?? 2000)
const root = copyProject()
try {
  generateSite(root, count)
  console.log(`${count} generated pages`)
  measure('cold build')
  appendFileSync(join(root, 'content/vendors/page-7.en.mdx'), '\nOne more sentence at the end.\n')
  measure('after one edit')
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** Runs the build as its own process and prints wall time and peak memory, the build's children included. */
function measure(name: string): void {
  const started = performance.now()
  const run = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}${run.stderr}`)
  console.log(run.stdout.replace(/^(?! {2}|\d+ pages).*\n/gm, ''))
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
