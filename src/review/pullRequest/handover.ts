import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a pull request's run hands over to the one that may deploy it. */
export const handedOver = { archive: 'preview.tar.gz', summary: 'summary.md', number: 'number.txt' } as const

/** Largest text that is read, bytes; a summary has a tenth of it. */
const maxText = 1_000_000

/**
 * Path of a file that a pull request's run handed over. A link would lead to a file of the machine that deploys.
 * @throws {Error} where it is missing or no plain file
 */
export function plainFile(folder: string, name: string): string {
  const path = join(folder, name)
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new Error(`${name} is ${stat ? 'no plain file' : 'missing'} in what the run handed over.`)
  return path
}

/** @throws {Error} where the file is not a plain file, or too large */
export function readHandedText(folder: string, name: string): string {
  const path = plainFile(folder, name)
  const { size } = lstatSync(path)
  if (size > maxText) throw new Error(`${name} holds ${size} bytes; expected at most ${maxText}. Nothing was posted.`)
  return readFileSync(path, 'utf8')
}
