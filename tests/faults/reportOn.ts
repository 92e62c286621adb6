import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { contentOf as contentOfSnapshot } from '../../src/content/checks/contentOf.ts'
import { formatFindings } from '../../src/content/checks/report/terminal.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Content } from '../../src/content/checks/types.ts'
import type { Locale } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { acceptPages } from '../../src/content/translations/acceptPages.ts'
import { formatLock, lockFile } from '../../src/content/translations/lock.ts'
import { statusOf } from '../../src/content/translations/statusOf.ts'
import { yamlFile } from '../../src/content/yamlFile.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const base = 'tests/fixtures/base'

/** One copy of the sound site for all fixtures of a worker: copying it again for each would take most of the time. */
const root = mkdtempSync(join(tmpdir(), 'fault-'))
cpSync(base, root, { recursive: true })

/** The day on which the fixtures are checked. */
const today = '2026-11-15'

/** What most fixtures do to the files besides. */
const unchanged = () => {}

/** The sound site is what was committed last. */
const factsBefore = {
  value: contentOfSnapshot(readSnapshot(base), widgetDescriptions, today).data('facts')?.value ?? {},
}

/**
 * What `npm run check` says of a fixture: the sound site of tests/fixtures/base with the fixture's files laid over it.
 * @param translations whether both languages count as compared in their current state, or as the base's record says
 * @param change what is done to the files besides, where a fixture cannot show it; to its own files, or by removing one
 */
export function reportOn(
  fixture: string,
  translations: 'compared' | 'as recorded' = 'compared',
  change: (root: string) => void = unchanged,
  locale: Locale = 'en',
): string {
  return formatFindings(checkContent(contentOf(fixture, translations, change)), plainWordingIn(locale))
}

/** A fixture as the checks see it. */
export function contentOf(
  fixture: string,
  translations: 'compared' | 'as recorded',
  change: (root: string) => void = unchanged,
): Content {
  const files = fixture === 'base' ? [] : filesOf(join('tests/fixtures', fixture))
  try {
    for (const file of files) place(join('tests/fixtures', fixture, file), join(root, file))
    change(root)
    const content = { ...contentOfSnapshot(readSnapshot(root), widgetDescriptions, today), factsBefore }
    return translations === 'compared' ? compared(content) : content
  } finally {
    for (const file of files) rmSync(join(root, file))
    for (const file of filesOf(base))
      if (change !== unchanged || !existsSync(join(root, file)) || files.includes(file))
        place(join(base, file), join(root, file))
  }
}

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))

function compared(content: Content): Content {
  const { lock } = acceptPages(statusOf(content), [], 'all')
  return { ...content, yaml: new Map([...content.yaml, [lockFile, yamlFile(lockFile, formatLock(lock))]]) }
}
