import { z } from 'zod'
import type { Locale } from '../../../content/locales/locales.ts'
import type { SectionPair } from '../../../content/translations/compare.ts'
import type { Passage } from '../propose/protocol.ts'

/** One language of a page: its text in the editor now, and when the desk was opened. */
const side = z.object({ file: z.string(), text: z.string(), opened: z.string() })

export const pairBody = z.object({ en: side, he: side })
export type PairTexts = z.infer<typeof pairBody>

export const agreeBody = z.object({
  file: z.string(),
  /** By the hashes of their words; without them the whole page. */
  section: z.object({ en: z.string(), he: z.string() }).optional(),
})
export type Agreeing = z.infer<typeof agreeBody>

export const takeBackBody = agreeBody.pick({ file: true })

type PerLocale<Value> = Readonly<Partial<Record<Locale, Value>>>

/** A section of both languages. */
export interface PairedSection extends Pick<SectionPair, 'state' | 'behind'> {
  /** The words of its heading; undefined for the front matter. */
  readonly heading: PerLocale<string>
  /** First line of it, 1-based. */
  readonly line: PerLocale<number>
  readonly hashes: Readonly<Record<Locale, string>>
  /** What each language changed since both agreed, where that is known. */
  readonly changes: PerLocale<readonly Passage[]>
}

/** A change of one language's text that brings it into line with the other. */
export interface PairEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly kind: 'replace' | 'add' | 'remove'
  /** What the other language has, or lacks, as it is written. */
  readonly shown: string
  /** A section as a whole, of which its heading is shown. */
  readonly isSection?: true
}

/** How the languages of a page stand to each other. */
export interface PairView {
  /** Whether anyone has ever compared them. */
  readonly compared: boolean
  /** Whether the record of published addresses holds that of the page; true of a draft, which has none. */
  readonly published: boolean
  readonly sections: readonly PairedSection[]
  /** What makes up for facts, links and widgets that differ, by the language that would follow. */
  readonly edits: Readonly<Record<Locale, readonly PairEdit[]>>
}

/** Nothing while one of the texts cannot be read. */
export interface PairAnswer {
  readonly view?: PairView
}

/** What came of recording that languages agree. */
export interface Agreed {
  /** False where the files do not hold such sections, or the record cannot be read. */
  readonly recorded: boolean
}
