import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: what tests put in the system's folder for temporary files goes with their run, an interrupted one too. */
export default function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 2 }))
}
