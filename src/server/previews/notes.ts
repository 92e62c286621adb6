import { z } from 'zod'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'

/** What a reviewer must not miss, most urgent first; the names are those of `npm run review -- --fail-on`. */
export const alertKinds = ['dead-address', 'removed', 'legal', 'consent', 'accessibility'] as const
export type AlertKind = (typeof alertKinds)[number]

/** File of an archive with these notes, next to `site.json` and `client/`. */
export const notesFile = 'preview.json'

/** Characters that no name has, among them marks that would change the direction of the text around it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const words = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(text => !unprintable.test(text), 'characters that can be shown')

/** A page of the site, as addresses have it: nothing in it needs an escape. */
export const pageAddress = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w./~%-]*$/, 'the address of a page')

/** Maximum pages and alerts listed; the report has them all. */
export const maxListed = 400

/** What an archive says about itself. It comes from whoever wrote the branch, so none of it is trusted. */
export const previewNotesSchema = z.strictObject({
  branch: words(250),
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'a commit'),
  author: words(200),
  /** Pages that render differently: title, addresses in each language, and the languages that changed. */
  pages: z
    .array(
      z.strictObject({
        title: words(300),
        addresses: z.strictObject(
          Object.fromEntries(localeCodes.map(locale => [locale, pageAddress.optional()])) as Record<
            Locale,
            z.ZodOptional<typeof pageAddress>
          >,
        ),
        changed: z.array(z.enum(localeCodes)).max(localeCodes.length),
      }),
    )
    .max(maxListed),
  /** What the review found, each with the page or address that it is about. */
  faults: z.array(z.strictObject({ kind: z.enum(alertKinds), subject: words(300) })).max(maxListed),
})

export type PreviewNotes = z.infer<typeof previewNotesSchema>
