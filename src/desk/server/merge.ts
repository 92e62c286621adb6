import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Merged } from './protocol.ts'

/** Git merges lines, and a paragraph is one line: so each word and each space gets its own. */
const asLines = (text: string): string =>
  (text.match(/\n|[^\S\n]+|\S+/g) ?? []).map(piece => `${JSON.stringify(piece)}\n`).join('')

const asText = (lines: string): string =>
  lines
    .split('\n')
    .map(line => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('')

/**
 * Merges two changes of a text word by word, with git. No text where both changed the same words, or where there is no git:
 * the writer then decides.
 * @param root of the project, below whose cache git finds the texts
 */
export async function mergeTexts(
  root: string,
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
): Promise<Merged> {
  if (mine === base || mine === theirs) return { text: theirs }
  if (theirs === base) return { text: mine }
  const parent = join(root, '.cache', 'desk')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'merge-'))
  try {
    for (const [name, text] of Object.entries({ mine, base, theirs })) writeFileSync(join(folder, name), asLines(text))
    const { stdout } = await promisify(execFile)('git', ['merge-file', '-p', 'mine', 'base', 'theirs'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    })
    return { text: asText(stdout) }
  } catch {
    return {}
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
