import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const folder = join(root, 'docs/pictures')
export const textsFile = join(folder, 'texts.json')

/** The texts readable in each picture that appear verbatim in a source of the project. */
export type PictureTexts = Record<string, string[]>

/** Where people write what others read. */
const sources = [
  'content/**/*.mdx',
  'content/data/**/*.yaml',
  'src/**/*.po',
  'src/server/leads/operator/page/*.ts',
  'src/review/report/*.ts',
]

/** All of it as one text, with single spaces. */
export function sourceTexts(): string {
  const files = sources.flatMap(pattern => globSync(pattern, { cwd: root }))
  return files.map(file => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')).join('\n')
}
