import type { EditedFiles } from '../propose/editedFiles.ts'
import { saveOver, textNow } from './otherText.ts'
import type { PictureInOther } from './protocol.ts'

/** Whether a picture that was placed in both languages still stands in the other one as it was put there. */
export const isAsPlaced = (root: string, { file, markdown }: PictureInOther): boolean =>
  withoutPicture(textNow(root, file).text, markdown) !== undefined

/**
 * Takes a picture out of the other language, which is saved.
 * @returns false where it has changed there since, and stays
 */
export function takeOutPicture(root: string, edited: EditedFiles, { file, markdown }: PictureInOther): boolean {
  const now = textNow(root, file)
  const after = withoutPicture(now.text, markdown)
  return after !== undefined && saveOver(root, edited, file, now, after)
}

/** The text as it was before a picture came into it; undefined where that is no paragraph of its own any more, or not the only one. */
function withoutPicture(text: string, markdown: string): string | undefined {
  const [before = '', after = '', ...more] = text.split(markdown)
  const isParagraph = before.endsWith('\n\n') && /^(?:$|\n(?:$|[\n<#]))/.test(after)
  return isParagraph && more.length === 0 ? before.slice(0, -2) + after : undefined
}
