import { z } from 'zod'
import type { Finding } from '../../content/fault.ts'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { Text } from '../../content/messages/msg.ts'
import type { PageState } from '../../content/schedule.ts'
import type { Reference } from '../../content/widgets.ts'

/** A file as the editor holds it: every line ends with `\n`, and there is no byte order mark. */
export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly file: string
  readonly text: string
  /** Hash of the bytes on disk. */
  readonly version: string
  /** What was typed and not saved, where a browser lost it. */
  readonly unsaved?: Unsaved
  readonly lastSave?: LastSave
}

/**
 * An unsaved text: the file's version when it was written, by which desk, and when, ms since 1970; `savedAt`, when the last save
 * began of which that desk got an answer.
 */
export const unsavedSchema = z.object({
  base: z.object({ file: z.string(), text: z.string(), version: z.string() }),
  text: z.string(),
  at: z.number(),
  by: z.optional(z.string()),
  savedAt: z.optional(z.number()),
})

export type Unsaved = z.infer<typeof unsavedSchema>

/** Which of a page's requests about unsaved texts one is: they may overtake each other. */
const turnSchema = z.object({ page: z.string(), number: z.number() })

export type Turn = z.infer<typeof turnSchema>

export const keepBody = z.object({ unsaved: unsavedSchema, turn: turnSchema })
export const forgetBody = z.object({ file: z.string(), turn: turnSchema })

/**
 * The last save of a file at a desk, which may not know of it: what it wrote over which version, and when, ms since 1970;
 * in `desks`, when each desk saved it last.
 */
export const lastSaveSchema = z.object({
  base: z.string(),
  text: z.string(),
  version: z.string(),
  at: z.number(),
  by: z.string(),
  desks: z.record(z.string(), z.number()),
})

export type LastSave = z.infer<typeof lastSaveSchema>

/** What a desk's document brings along. */
export interface DeskStart {
  readonly locale: Locale
  /** Address of the page, such as `/he/kandji`; for data that of the page from which they were opened. */
  readonly url: string
  /** Every data file, where the source is one. */
  readonly data?: readonly string[]
  /** Undefined where the file cannot be edited; `problem` says why. */
  readonly source?: SourceFile
  readonly problem?: Problem
  /** The other language, where it has a file. */
  readonly other?: { readonly url: string; readonly file: string }
}

/** Why the server did not do what the desk asked for. */
export type Problem = 'outside' | 'missing' | 'not-text' | 'not-allowed' | 'not-written' | 'too-long'

/** Where a page's file that is not there any more was moved to, at the desk or by someone else. */
export interface Moved {
  readonly file: string
  /** Address of the page in the file's language. */
  readonly url: string
}

/** Why not, as the server answers it. */
export interface Refused {
  readonly problem: Problem
  readonly moved?: Moved
  /** Where the address of a page whose file is gone leads by now, if it is not known as the same page. */
  readonly leadsTo?: string
  /** Branch of the proposal in which a page waits that the branch which is checked out does not have. */
  readonly waitsIn?: string
  /** Of several files that change together: the one that could not be written, for which none changed. */
  readonly unwritten?: string
  /** Those that changed nevertheless, since they could not be put back. */
  readonly changed?: readonly string[]
}

export const fileQuery = z.object({ file: z.string() })

/** `base` is the version that the text was made from. */
export const saveBody = z.object({
  file: z.string(),
  text: z.string(),
  base: z.string(),
  at: z.number(),
  by: z.string(),
})

export type Save = z.infer<typeof saveBody>

/** The answer to a save: its version, or what someone else wrote meanwhile, which was left as it is. */
export type Saved = { readonly version: string } | { readonly conflict: SourceFile }

export const mergeBody = z.object({ file: z.string(), base: z.string(), mine: z.string(), theirs: z.string() })

/** Where two changes of a text changed the same words. */
export interface Clash {
  /** The place of mine in what was merged. */
  readonly from: number
  readonly to: number
  /** What both began with. */
  readonly base: string
  readonly theirs: string
}

/** Two changes of a text in one: mine where they clash. */
export interface Merged {
  readonly text: string
  /** In their order. */
  readonly clashes: readonly Clash[]
}

/** `revision` counts the editor's changes; it comes back with what was found. */
export const renderBody = z.object({ file: z.string(), text: z.string(), revision: z.number() })

export interface RenderedDraft {
  readonly revision: number
  /** Null where the text cannot be shown; the faults say why. */
  readonly html: string | null
  /** Whether the page has something of an older text, since that cannot be read in this one; also where there is no page. */
  readonly isOld: boolean
  readonly faults: readonly Finding[]
}

/** The whole-content checks' findings for one file. */
export interface Checked {
  /** Revision of the checked text; undefined while there is no answer. */
  readonly revision?: number
  readonly faults: readonly Finding[]
}

/** `fault` as it came from the server, with its message. */
export const fixBody = z.object({ file: z.string(), text: z.string(), fault: z.custom<Finding>(isFinding) })

function isFinding(value: unknown): boolean {
  return z.looseObject({ check: z.string(), line: z.number(), column: z.number() }).safeParse(value).success
}

/** What can be written at the cursor. */
export interface Help {
  readonly widgets: readonly HelpWidget[]
  readonly facts: readonly { readonly id: string; readonly value: string; readonly kind: string }[]
  readonly pages: readonly HelpPage[]
  /**
   * What properties name a page by, in the order of the titles: all pages that it makes sense to lead to from this one, and last those
   * that visitors do not see.
   */
  readonly pageNames: readonly (Omit<HelpPage, 'path'> & { readonly name: string })[]
  /** What other properties name. */
  readonly plans: readonly string[]
  readonly storeCategories: readonly string[]
  /** With the address of a small version. */
  readonly pictures: readonly { readonly file: string; readonly thumbnail: string }[]
  readonly illustrations: readonly string[]
  /** Agreed words in the page's language, with those of the other one and those that were turned down. */
  /** What is written for each mail address of the company. */
  readonly mail: Readonly<Record<string, string>>
  readonly terms: readonly { readonly word: string; readonly others: readonly string[] }[]
}

/** Every icon and illustration by its name, as SVG. */
export interface Drawings {
  readonly icons: Readonly<Record<string, string>>
  readonly illustrations: Readonly<Record<string, string>>
}

/** Its answer is a document, as JSON; null for a widget without an example. */
export const exampleQuery = z.object({ file: z.string(), widget: z.string() })

export interface HelpWidget {
  readonly name: string
  readonly description: Text
  /** Its skeleton, in the form of CodeMirror's snippets. */
  readonly skeleton: string
  /** Its tags without what is between them, in the same form; undefined where it holds no text of the writer's. */
  readonly tags?: readonly [open: string, close: string]
  /** Whether it stands within a sentence. */
  readonly isInline: boolean
  /** The widget that it belongs into. */
  readonly inside?: string
  readonly props: readonly HelpProp[]
}

export interface HelpProp {
  readonly name: string
  readonly description: Text
  readonly required: boolean
  /** Without quotation marks: a number or a truth. */
  readonly bare: boolean
  readonly values: readonly string[]
  /** Whether the values are names of icons. */
  readonly icons: boolean
  readonly refersTo?: Reference
  readonly factKinds?: readonly string[]
}

/** Of a page that visitors do not see. */
export type HiddenState = Exclude<PageState, 'public'>

export interface HelpPage {
  /** Plain path, such as `/kandji`. */
  readonly path: string
  readonly title: string
  /** Why visitors do not see it; undefined where they do. */
  readonly hidden?: HiddenState
}

/** Its answer is the sections of the page at a plain path, in the language of the file: `PageSection[]`. */
/** `language` is that of the desk. */
export const helpQuery = z.object({ file: z.string(), language: z.enum(localeCodes) })

export const sectionsQuery = z.object({ file: z.string(), path: z.string() })

/** A section of a page, which a link can lead to. */
export interface PageSection {
  readonly id: string
  readonly heading: string
}
