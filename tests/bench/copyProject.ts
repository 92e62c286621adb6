import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
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

/** Copies the project without its content into a temporary folder of its own; returns that folder. */
export function copyProject(): string {
  const target = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of needed) if (existsSync(name)) cpSync(name, join(target, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(target, 'node_modules'))
  return target
}
