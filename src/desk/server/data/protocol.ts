import { z } from 'zod'
import type { Edit } from '../../../content/fault.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import type { Text } from '../../../content/messages/msg.ts'
import type { Limited } from '../../dev/state.ts'

export const tablesBody = z.object({ file: z.string(), text: z.string() })

/** Keys of maps and indexes of lists that lead to a value. */
const pathSchema = z.array(z.union([z.string(), z.number()]))
export type DataPath = z.infer<typeof pathSchema>

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.tuple([z.number(), z.number()])])
/** What a field of the desk can hold. */
export type FieldValue = z.infer<typeof valueSchema>

/** A text in each language in place of one for both. */
const bilingualSchema = z.strictObject({ en: z.string(), he: z.string() })

export const valueBody = z.object({
  file: z.string(),
  text: z.string(),
  path: pathSchema,
  /** The text in which the path was read, where that may be an earlier one. */
  read: z.string().optional(),
  /** Undefined takes the value out, with its key. */
  value: z.union([valueSchema, bilingualSchema]).optional(),
  /** What was there when it was typed, where that may have changed since: both changes are to be seen. */
  was: z.object({ value: valueSchema.optional() }).optional(),
})
export type ValueEdit = z.infer<typeof valueBody>

/** The edit that sets a value; none where there is no place for it. */
export interface ValueAnswer extends Partial<Edit> {
  /** The text with what both began with, where the value has changed since in a way that the edit would overwrite. */
  readonly began?: string
}

/** One more entry of the list or map at `path`; `name` is its key in a map. */
export const rowBody = z.object({
  file: z.string(),
  text: z.string(),
  path: pathSchema,
  name: z.string().optional(),
  /** Key or index of the entry that it follows, in the text `read`; the last one without it. */
  after: z.union([z.string(), z.number()]).optional(),
  read: z.string().optional(),
})
export type RowCopy = z.infer<typeof rowBody>

/** The entry of a list at `path` changes places with the one before or after it. */
export const moveBody = z.object({
  file: z.string(),
  text: z.string(),
  path: pathSchema,
  /** The text in which the path was read. */
  read: z.string(),
  by: z.union([z.literal(-1), z.literal(1)]),
})
export type RowMove = z.infer<typeof moveBody>

/** A value that is written on one line. */
export interface DataValue {
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'day'
  readonly path: DataPath
  /** Undefined where it is left out, as it may be; a range as it reads, `24–48`. */
  readonly value?: string | number | boolean
  readonly choices?: readonly string[]
  /** What it names among the pages of the site: one of them, chosen by its name, or any address, for which theirs are offered. */
  readonly leadsTo?: 'page' | 'href'
  /** Whether it may be a range of two numbers. */
  readonly isRange?: boolean
  /** Offset of its key in the file, which faults name, and of its end. */
  readonly at?: number
  readonly end?: number
  /** The language of a text that has another one next to it. */
  readonly locale?: Locale
  /** For the id of a fact: what readers see, in both languages. */
  readonly shows?: readonly string[]
  /** Whether the schema demands it. */
  readonly required: boolean
}

/** Values that belong together: both languages of a text, the entries of a list. */
export interface DataGroup {
  readonly kind: 'group'
  readonly entries: readonly { readonly name: string; readonly node: DataNode }[]
  /** For a list of values: where to add one. */
  readonly next?: DataValue
  /** Where it is, if it is in the file and may be left out as a whole. */
  readonly removable?: DataPath
}

export type DataNode = DataValue | DataGroup

/** A place that shows an entry. */
export interface DataUse {
  readonly label: string
  /** Of the page, at its desk; of a data file from whatever page the writer is on. */
  readonly url: string
}

export interface DataRow {
  /** The key of an entry that has one; otherwise its number, from 1. */
  readonly name: string
  /** Offsets in the file. */
  readonly at: number
  readonly end: number
  /** In the order of the columns; null where an entry of its kind has no such value. */
  readonly cells: readonly (DataNode | null)[]
  /** Where readers find it; undefined where that is not of single entries. */
  readonly uses?: readonly DataUse[]
  /** What readers see of it, in both languages. */
  readonly shows?: readonly string[]
}

export interface DataTable {
  /** Keys that lead to it; empty for the file as a whole. */
  readonly title: readonly string[]
  readonly isKeyed: boolean
  /** Whether entries can be added and removed; those that the schema names cannot. */
  readonly isOpen: boolean
  /** What the name of an entry has to be, where not every name will do. */
  readonly names?: { readonly pattern: string; readonly expected: Text }
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
}

/** A page that a value can lead to. */
export interface NamedPage {
  /** What it is called in data files. */
  readonly name: string
  /** Plain path, such as `/kandji`. */
  readonly path: string
  readonly title: Readonly<Record<Locale, string>>
}

/** No tables while the file cannot be read. */
export interface DataTables {
  readonly tables?: readonly DataTable[]
  /** Pages that show the file as a whole; `all` for what surrounds every page. */
  readonly shownBy: readonly DataUse[] | 'all'
  /** Where its values lead to. */
  readonly pages: readonly NamedPage[]
  /** The day of what is checked now, YYYY-MM-DD. */
  readonly today: string
}

/** A key of a page's front matter. */
export interface FormField {
  readonly name: string
  readonly description: Text
  readonly node: DataNode
  /** Offset of its key in the file, if it is there: what is wrong with a group as a whole is placed at it. */
  readonly at?: number
  /** Whether both languages of a page have the same. */
  readonly isShared: boolean
  /** Limits of a text's length, characters. */
  readonly limits?: Pick<Limited, 'min' | 'max'>
}

/** The front matter of a page as a form; no fields while it cannot be read. */
export interface PageForm {
  /** In the order in which the schema has them. */
  readonly fields?: readonly FormField[]
  /** What search results and messengers show around the page's own words. */
  readonly siteName: string
  readonly address: readonly string[]
}
