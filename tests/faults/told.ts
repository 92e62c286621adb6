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
 * @param change what is done to the files besides, where a fixture cannot show it
 */
export function told(
  fixture: string,
  translations: 'compared' | 'as recorded' = 'compared',
  change: (root: string) => void = () => {},
): string {
  return formatFindings(checkContent(contentOf(fixture, translations, change)))
}

/** A fixture as the checks see it. */
export function contentOf(
  fixture: string,
  translations: 'compared' | 'as recorded',
  change: (root: string) => void = () => {},
): Content {
  const root = mkdtempSync(join(tmpdir(), 'fault-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    cpSync(join('tests/fixtures', fixture), root, { recursive: true })
    change(root)
    const content = readContent(root, today)
    return translations === 'compared' ? compared(content) : content
  } finally {
    rmSync(root, { recursive: true })
  }
}

function compared(content: Content): Content {
  const { lock } = acceptPages(statusOf(content), [], 'all')
  return { ...content, yaml: new Map([...content.yaml, [lockFile, yamlFile(lockFile, formatLock(lock))]]) }
}
