import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyBundles, copyProject } from '../bench/copyProject.ts'

/** What the tests take the content of small sites from: complete, in both languages, and changed by tests' authors only. */
export const fixtureContent = 'tests/site/content'

/** A copy of the project with that content; its caches stay from one run to the next. */
export const fixtureSite = join(process.cwd(), '.cache', 'fixture-site')

/**
 * Builds the fixture site with the project's own build command. Bundles of the same sources come from the project's
 * build: only pages are rendered then.
 * @throws {Error} with the output of a build that failed
 */
export function buildFixtureSite(): void {
  copyProject(fixtureSite)
  rmSync(join(fixtureSite, 'content'), { recursive: true, force: true })
  cpSync(fixtureContent, join(fixtureSite, 'content'), { recursive: true })
  copyBundles(fixtureSite)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: fixtureSite,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The fixture site could not be built:\n${stdout}${stderr}`)
}
