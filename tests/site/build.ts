import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../../src/build/app/buildApp.ts'
import { copyBundles, copyProject } from '../bench/copyProject.ts'

/** What the tests take the content of small sites from: complete, in both languages, and changed by tests' authors only. */
export const fixtureContent = 'tests/site/content'

/** A copy of the project with that content; its caches stay from one run to the next. */
export const fixtureSite = join(process.cwd(), '.cache', 'fixture-site')

/**
 * Builds the fixture site with the project's own build command. The bundles are the project's, made first if there are
 * none: in another folder the same sources give other names, and what was rendered with them would lead nowhere.
 * @throws {Error} with the output of a build that failed
 */
export async function buildFixtureSite(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await buildApp(process.cwd())
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
