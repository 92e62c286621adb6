import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker copies the sound site to. */
    copiesFolder: string
  }
}

/** Vitest's global setup: workers are ended from outside, so that the run removes what they copied. */
export default function makeCopiesFolder({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  provide('copiesFolder', folder)
  return () => rmSync(folder, { recursive: true })
}
