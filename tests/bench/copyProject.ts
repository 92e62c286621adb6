import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a build reads of the project, content apart. */
const needed = [
  'src',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
]

/**
 * Copies the project without its content into `target`, over an earlier copy if there is one: a temporary folder of its
 * own unless named. Returns that folder.
 */
export function copyProject(target = mkdtempSync(join(tmpdir(), 'site-'))): string {
  for (const name of needed) {
    rmSync(join(target, name), { recursive: true, force: true })
    if (existsSync(name)) cpSync(name, join(target, name), { recursive: true })
  }
  const modules = join(target, 'node_modules')
  // A junction: Windows lets only administrators make symbolic links. Other systems make a link of either kind.
  if (!existsSync(modules)) symlinkSync(join(process.cwd(), 'node_modules'), modules, 'junction')
  return target
}

/** Copies the bundles that were made of the same sources, if there are any: a build of the copy then renders pages only. */
export function copyBundles(target: string, from = '.'): void {
  const bundles = join(from, '.cache/app')
  if (existsSync(bundles)) cpSync(bundles, join(target, '.cache/app'), { recursive: true })
}
