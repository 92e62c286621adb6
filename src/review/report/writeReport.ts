import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Look, Report } from './model.ts'
import { reportPage } from './reportPage.ts'
import { summary } from './summary.ts'

/** Names of every picture file that the report shows. */
function pictures({ pairs, samples }: Report): Set<string> {
  const looks = [...pairs.flatMap(pair => pair.pages), ...samples].flatMap(page => Object.values(page.looks) as Look[])
  const shots = looks.flatMap(look => [look, ...look.regions].flatMap(side => [side.before, side.after]))
  return new Set(shots.flatMap(shot => (shot ? [shot.file] : [])))
}

/** Writes the report's folder anew: a page, its style, script and font, the pictures, and the same for programs. */
export function writeReport(root: string, folder: string, cache: string, report: Report): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  cpSync(fileURLToPath(new URL('assets', import.meta.url)), folder, { recursive: true })
  const fonts = join(
    dirname(createRequire(join(root, 'package.json')).resolve('@fontsource-variable/heebo/package.json')),
    'files',
  )
  for (const script of ['latin', 'hebrew']) {
    copyFileSync(join(fonts, `heebo-${script}-wght-normal.woff2`), join(folder, `heebo-${script}.woff2`))
  }
  for (const file of pictures(report)) copyFileSync(join(cache, file), join(folder, file))
  writeFileSync(join(folder, 'index.html'), reportPage(report))
  writeFileSync(join(folder, 'summary.md'), summary(report))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
}
