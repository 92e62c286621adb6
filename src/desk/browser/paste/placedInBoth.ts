import { StateEffect } from '@codemirror/state'
import type { PictureInOther } from '../../server/pictures/protocol.ts'

/** A picture that came into both languages of a page at once: its line in this text, and what was put into the other file. */
export interface PlacedPicture {
  readonly own: string
  readonly inOther: PictureInOther
}

/** Marks the change that brought the picture into this text. */
export const placedInBoth = StateEffect.define<PlacedPicture>()
