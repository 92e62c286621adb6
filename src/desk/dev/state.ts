import type { Finding } from '../../content/fault.ts'
import type { Locale } from '../../content/locales/locales.ts'
import type { OpenSection } from '../../content/translations/pageStatus.ts'

/** Returns a page's `DevState`, requested as `?url=/he/kandji`. */
export const statePath = '/__dev/state'

/** Records that a page's languages agree; a POST request with `?page=vendors/kandji&lang=he`, the language of its answer. */
export const acceptPath = '/__dev/accept'

/** Event of Vite's socket: what the browser shows may be out of date. */
export const changedEvent = 'dev:changed'

export interface CodeFrame {
  /** Line number of the first of `lines`. */
  first: number
  lines: readonly string[]
  /** Lines of a page before its text; 0 where its front matter cannot be read. */
  bodyOffset: number
}

export interface ShownFault extends Finding {
  /** Undefined where the file cannot be read. */
  frame?: CodeFrame
  /** Where the desk shows it; undefined where the file cannot be read or the desk does not open it. */
  deskUrl?: string
  /** The same of its place in the other language. */
  alsoDeskUrl?: string
}

/** A text with limits, as the front matter's schema sets them, in characters. */
export interface Limited {
  text: string
  min: number
  max: number
}

/** A section that does not agree with the other language, and its file. */
export interface OpenPart extends OpenSection {
  readonly file: string
}

export interface PairState {
  /** `unread` as long as no one has compared the languages at all. */
  state: 'in-step' | 'open' | 'unread' | 'missing'
  parts: readonly OpenPart[]
}

export interface PageNotes {
  file: string
  /** The other language: its address, and its file where there is one. */
  other: { locale: Locale; url: string; file: string | null }
  words: number
  /** Reading time, whole minutes, at least 1. */
  minutes: number
  title: Limited
  description: Limited
  siteName: string
  /** The address as a search engine shows it: host and path parts. */
  address: readonly string[]
  /** Address of the social image. */
  image: string
  kicker: string
  /** Null until the content has been checked for the first time. */
  pair: PairState | null
}

/** Of a page, its own language first. */
export const filesOf = ({ file, other }: PageNotes): string[] => (other.file === null ? [file] : [file, other.file])

export const isDataFile = (file: string): boolean => file.startsWith('content/data/')

/** What the dev client knows of one address. */
export interface DevState {
  /** Changes with the HTML. */
  version: string
  /** The page's HTML, or its last one where it cannot be rendered; null where there never was one. */
  html: string | null
  /** Whether that is the page of its current file. */
  current: boolean
  /** Errors and warnings of this page, the worst first. */
  faults: readonly ShownFault[]
  /** Null where the address has no page. */
  notes: PageNotes | null
  /** Files of the page, in either language, and data files, which any page may show, whose text at the desk is not saved. */
  unsaved: readonly string[]
  /** The file that this address had until it was deleted, or would have. */
  missing: string | null
}
