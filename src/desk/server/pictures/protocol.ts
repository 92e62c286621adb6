import { z } from 'zod'
import type { Finding } from '../../../content/fault.ts'
import { agreementSchema } from '../../../content/translations/lock.ts'

/** What is wrong with a picture, as a check words it. */
export type PictureFault = Pick<Finding, 'found' | 'expected'>

const bytes = z.base64()

/** `page` is the file that the picture is for; `name` the picture's own, with its extension. */
export const lookBody = z.object({ page: z.string(), name: z.string(), bytes })

export type PictureLook =
  | { readonly refused: PictureFault }
  | {
      /** Without its extension. */
      readonly name: string
      /** As it will be kept: `.jpg`. */
      readonly extension: string
      /** As it will be kept, px. */
      readonly width: number
      readonly height: number
      /** It is encoded anew, which leaves the place, the time and the camera behind; a drawing stays as it is drawn. */
      readonly isEncodedAnew: boolean
      /** The other language is still to be written, and takes the picture afterwards. */
      readonly isOtherUnwritten: boolean
      /** Of one that is narrower than looks sharp on every screen: the least width that does, px. */
      readonly sharpFrom?: number
    }

/** `text` is the page's text in the editor, `at` where the picture goes; `words` say what it shows, by language. */
export const placeBody = z.object({
  page: z.string(),
  name: z.string(),
  bytes,
  text: z.string(),
  at: z.number(),
  words: z.record(z.string(), z.string()),
})

export const inOtherBody = z.object({
  file: z.string(),
  /** The line as it was put there. */
  markdown: z.string(),
  /** What the record of agreements got for it, `after`, beside what it had of the section. */
  recorded: z.object({ before: agreementSchema, after: agreementSchema }).optional(),
})

/** A picture that was put into the other language of a page. */
export type PictureInOther = Readonly<z.infer<typeof inOtherBody>>

/** What was put into the other language, or Markdown for the writer to insert; or it is not written yet. */
export type InOther =
  | { readonly placed: PictureInOther }
  | { readonly markdown: string }
  | { readonly isUnwritten: true }

export type PicturePlaced =
  | { readonly refused: PictureFault }
  | {
      /** As Markdown for the page. */
      readonly markdown: string
      /** Where it goes: the place that was asked for, or below widgets that take no picture. */
      readonly at: number
      /** Undefined where the page is in one language only. */
      readonly other?: InOther
    }
