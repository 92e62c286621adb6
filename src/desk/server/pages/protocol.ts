import { z } from 'zod'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import type { Text } from '../../../content/messages/msg.ts'
import type { SourceFile } from '../protocol.ts'

/** What can be done with a whole page, in both languages; `page` is its name, without folder and language. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), section: z.string(), page: z.string(), menu: z.string(), draft: z.boolean() }),
  z.object({ kind: z.literal('rename'), page: z.string(), now: z.string() }),
  z.object({ kind: z.literal('delete'), page: z.string(), to: z.string(), links: z.boolean() }),
  z.object({ kind: z.literal('draft'), page: z.string(), draft: z.boolean() }),
])

export type PageChange = z.infer<typeof pageChangeSchema>

/** `version` names the plan that the writer agreed to, `locale` the language that they are in. */
export const changePageBody = z.object({ change: pageChangeSchema, version: z.string(), locale: z.enum(localeCodes) })
export type ChangePage = z.infer<typeof changePageBody>

export const restorePageBody = z.object({ page: z.string(), locale: z.enum(localeCodes) })

/** The address of a page that was deleted and is back; none where something stands in its place. */
export interface PageRestored {
  readonly url?: string
  /** Files that changed where the deletion had, and stay as they are. */
  readonly kept?: readonly string[]
}

/** A file that is no longer there, as an open desk still has it: `base` is what it read or saved of it last. */
export const bringBackBody = z.object({
  file: z.string(),
  text: z.string(),
  base: z.object({ text: z.string(), version: z.string() }),
  at: z.number(),
  by: z.string(),
})

export type BringBack = z.infer<typeof bringBackBody>

/** What came of it. Only with a `version` was the text written. */
export type BroughtBack =
  | { readonly version: string }
  /** The deletion of its page was taken back, but for what has changed since in these files. */
  | { readonly restored: SourceFile; readonly kept: readonly string[] }
  /** A file of that name is there again. */
  | { readonly there: SourceFile }
  /** The file that has the address of the page by now. */
  | { readonly takenBy: string }

/** What would happen to the files; or why nothing can. */
export type PagePlan =
  | { readonly refused: { readonly found: Text; readonly expected: Text; readonly places: readonly string[] } }
  | {
      readonly version: string
      readonly creates: readonly string[]
      readonly moves: readonly { readonly from: string; readonly to: string }[]
      readonly edits: readonly string[]
      readonly removes: readonly string[]
      /** How many texts of a page that would be published are still to be written. */
      readonly toWrite?: number
      /** Where pages that visitors see link to one that would be a draft, as `file:line`. */
      readonly linkedFrom?: readonly string[]
    }

/** `url` is where the page is from now on; of a page that is gone, where its readers are led. */
export type PageChanged = PagePlan | { readonly url: string }

/** What a form for pages offers. */
export interface PageChoices {
  readonly sections: readonly SectionChoice[]
  readonly menus: readonly string[]
}

/** A folder for pages. */
export interface SectionChoice {
  readonly name: string
  /** Titles of one or two of its pages. */
  readonly examples: Readonly<Record<Locale, readonly string[]>>
  /** The menu in which most of its pages stand. */
  readonly menu?: string
}
