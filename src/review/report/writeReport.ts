import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notesFile } from '../../server/previews/notes.ts'
import type { Report } from './model.ts'
import { previewNotes } from './previewNotes.ts'
import { reportPage } from './reportPage.ts'
import { summary } from './summary.ts'

/** Every screenshot that the report shows. */
function screenshots({ pairs, samples }: Report): Set<string> {
  const diffs = [...pairs.flatMap(pair => pair.pages), ...samples].flatMap(page => Object.values(page.appearance))
  return new Set(diffs.flatMap(({ before, after }) => [before?.file ?? [], after?.file ?? []].flat()))
}

/** Replaces the report's folder: the page with its style sheet, script, fonts and screenshots, and the report as JSON. */
export function writeReport(root: string, folder: string, cache: string, report: Report): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'screenshots'), { recursive: true })
  cpSync(fileURLToPath(new URL('assets', import.meta.url)), folder, { recursive: true })
  const fonts = join(
    dirname(createRequire(join(root, 'package.json')).resolve('@fontsource-variable/heebo/package.json')),
    'files',
  )
  for (const script of ['latin', 'hebrew']) {
    copyFileSync(join(fonts, `heebo-${script}-wght-normal.woff2`), join(folder, `heebo-${script}.woff2`))
  }
  for (const file of screenshots(report)) copyFileSync(join(cache, file), join(folder, file))
  writeFileSync(join(folder, 'index.html'), reportPage(report))
  writeFileSync(join(folder, 'summary.md'), summary(report))
  writeFileSync(join(folder, notesFile), `${JSON.stringify(previewNotes(report), null, 2)}\n`)
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
}
