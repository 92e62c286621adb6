import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checks } from '../content/checks/all.ts'
import { passKeys } from '../content/checks/passKeys.ts'
import { readContent } from '../content/checks/readContent.ts'
import { checkContent } from '../content/checks/runChecks.ts'
import { sectionsBehind } from '../content/checks/sectionsBehind.ts'
import type { Page } from '../content/checks/types.ts'
import { ContentError } from '../content/fault.ts'
import { widgetDescriptions } from '../site/widgets/descriptions.ts'
import { hashFiles } from './hashFiles.ts'

/** A section that is behind never stops a build. */
const stopping = checks.filter(check => check !== sectionsBehind)

/**
 * Checks the content below `root` as `npm run check` does; warnings do not stop a build. Pages that passed in an earlier
 * build and would be compared with the same things again are not checked again.
 * @returns every page as it was read
 * @throws {ContentError} with every error
 */
export function checkChanged(root: string): readonly Page[] {
  const content = readContent(root, widgetDescriptions)
  const keys = passKeys(content, hashFiles(root, ['src', 'package-lock.json']))
  const memory = join(root, '.cache/passed.txt')
  const passed = new Set(existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : [])
  const pages = content.pages.filter(({ file }) => !passed.has(keys.get(file) ?? ''))
  const errors = checkContent({ ...content, pages }, stopping).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, [...new Set(keys.values())].join('\n'))
  return content.pages
}
