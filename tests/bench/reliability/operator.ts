import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Patch } from './sabotages.ts'
import { environment } from './serverProcess.ts'

/** What a command of the operator ended with and printed. */
export interface Ran {
  status: number | null
  text: string
}

/** Runs `npm run leads -- …` without npm. */
export function runLeads(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  sabotage: readonly Patch[],
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/leads.ts', ...words], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: environment(env, sabotage),
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}
