import type { Finding } from '../content/fault.ts'
import type { Locale } from '../i18n/locales.ts'

/** The part of a file around a fault. */
export interface CodeFrame {
  /** Line number of the first of `lines`. */
  first: number
  lines: readonly string[]
}

export interface ShownFault extends Finding {
  /** Undefined where the file cannot be read. */
  frame?: CodeFrame
}

/** A text with limits, as the front matter's schema sets them, in characters. */
export interface Limited {
  text: string
  min: number
  max: number
}

/** A section of one language that the other has left behind. */
export interface SectionBehind {
  heading: string
  file: string
  line: number
}

export interface PairState {
  state: 'in-step' | 'behind' | 'missing'
  behind: readonly SectionBehind[]
}

/** What the writers' bar says of a page. */
export interface PageNotes {
  file: string
  /** The other language: its address, and its file where there is one. */
  other: { locale: Locale; url: string; file: string | null }
  words: number
  /** Of reading, whole minutes, at least 1. */
  minutes: number
  title: Limited
  description: Limited
  siteName: string
  /** The address as a search engine shows it: host and path parts. */
  address: readonly string[]
  /** Address of the social image. */
  image: string
  kicker: string
  pair: PairState
}

/** What the dev client knows of one address. */
export interface DevState {
  /** Changes with the HTML. */
  version: string
  /** Of the page as it is now, or as it last was when it cannot be rendered; null where it never was. */
  html: string | null
  /** Errors and warnings of this page, the worst first. */
  faults: readonly ShownFault[]
  /** Null where the address has no page. */
  notes: PageNotes | null
  /** The file that this address had until it was deleted, or would have. */
  missing: string | null
}
