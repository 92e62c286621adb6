import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '../../src/content/checks/readContent.ts'
import { formatFindings } from '../../src/content/checks/report/terminal.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Content } from '../../src/content/checks/types.ts'
import { yamlFile } from '../../src/content/checks/yamlFile.ts'
import { acceptPages } from '../../src/content/translations/acceptPages.ts'
import { formatLock, lockFile } from '../../src/content/translations/lock.ts'
import { statusOf } from '../../src/content/translations/statusOf.ts'

/** The day on which the fixtures are checked. */
const today = '2026-11-15'

/**
 * What `npm run check` says of a fixture: the sound site of tests/fixtures/base with the fixture's files laid over it.
 * @param translations whether both languages count as compared as they stand, or as the base's record says
 */
export function told(fixture: string, translations: 'compared' | 'as recorded' = 'compared'): string {
  const root = mkdtempSync(join(tmpdir(), 'fault-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    cpSync(join('tests/fixtures', fixture), root, { recursive: true })
    const content = readContent(root, today)
    return formatFindings(checkContent(translations === 'compared' ? compared(content) : content))
  } finally {
    rmSync(root, { recursive: true })
  }
}

function compared(content: Content): Content {
  const { lock } = acceptPages(statusOf(content), [], 'all')
  return { ...content, yaml: new Map([...content.yaml, [lockFile, yamlFile(lockFile, formatLock(lock))]]) }
}
