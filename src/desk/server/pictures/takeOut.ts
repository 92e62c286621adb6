import { isDeepStrictEqual } from 'node:util'
import { agreementsOf } from '../../../content/checks/read/agreementsOf.ts'
import { type Agreement, lockFile } from '../../../content/translations/lock.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { writeRecords } from '../pair/writeRecords.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { saveOver, textNow } from './otherText.ts'
import type { PictureInOther } from './protocol.ts'

/** Whether a picture that was placed in both languages still stands in the other one as it was put there. */
export const isAsPlaced = (root: string, { file, markdown }: PictureInOther): boolean =>
  withoutPicture(textNow(root, file).text, markdown) !== undefined

/**
 * Takes a picture out of the other language, which is saved, and what was recorded for it out of the record of agreements.
 * @returns false where it has changed there since, and stays
 */
export function takeOutPicture(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  { file, markdown, recorded }: PictureInOther,
): boolean {
  const now = textNow(root, file)
  const after = withoutPicture(now.text, markdown)
  if (after === undefined || !saveOver(root, edited, file, now, after)) return false
  if (recorded) withdraw(root, live, edited, recorded)
  return true
}

/** Takes back what was recorded, as long as both lines stand in the record as they did then. */
function withdraw(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  { before, after }: NonNullable<PictureInOther['recorded']>,
): void {
  live.refresh(new Set([lockFile]))
  const { agreements, findings } = agreementsOf(live.snapshot)
  const isThere = (line: Agreement) => agreements.some(known => isDeepStrictEqual(known, line))
  if (findings.length > 0 || !isThere(before) || !isThere(after)) return
  const left = agreements.filter(known => !isDeepStrictEqual(known, after))
  writeRecords(root, live, edited, left, [])
}

/** The text as it was before a picture came into it; undefined where that is no paragraph of its own any more, or not the only one. */
function withoutPicture(text: string, markdown: string): string | undefined {
  const [before = '', after = '', ...more] = text.split(markdown)
  const isParagraph = before.endsWith('\n\n') && /^(?:$|\n(?:$|[\n<#]))/.test(after)
  return isParagraph && more.length === 0 ? before.slice(0, -2) + after : undefined
}
