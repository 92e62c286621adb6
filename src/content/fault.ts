import type { Text } from './messages/msg.ts'
import { sayEnglish, withoutIsolates } from './messages/say.ts'
import type { NewFact } from './newFact.ts'

/** A spot in a file, from the project's root with forward slashes; lines and columns count from 1. */
export interface Place {
  readonly file: string
  /** 1 where the whole file is meant. */
  readonly line: number
  readonly column: number
}

/** A text that replaces a file's text between two offsets, the second exclusive. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** One thing wrong in the content, worded for the person who wrote it; whoever shows it says it in their language. */
export interface Finding extends Place {
  /** Name of the check that found it, such as `frontMatter`. */
  readonly check: string
  readonly severity: 'error' | 'warning'
  readonly found: Text
  readonly expected: Text
  /** `found` for a writer at the desk, who sees a page and no files. */
  readonly foundAtDesk?: Text
  /** `expected` for a writer at the desk, where a button does what otherwise a command does. */
  readonly atDesk?: Text
  /** `expected` for a writer at a field of a table, who types a value there and not what the file has for it. */
  readonly inTable?: Text
  /** Corrected text to paste, where it can be known. */
  readonly fix?: string
  /** Whether `fix` only shows how to write it: where it belongs, or what comes first, its writer knows. */
  readonly isExample?: true
  /** Of a widget that the other language has, all of it as it stands there; `fix` is its first line. */
  readonly whole?: string
  /** What only its writer can choose: a link's address, its heading where the page is right, or the page that a widget names. */
  readonly lacksAddress?: 'page' | 'heading' | 'name'
  /** What `fix` stands in place of, as written at the finding's place; without it, where it belongs is found by trying. */
  readonly replaces?: string
  /** The fact that `fix` shows and the facts do not have yet. */
  readonly newFact?: NewFact
  /** The change that fixes it where no other would, so that it may be made unasked; offsets are those of the text that was checked. */
  readonly edit?: Edit
  /** The widget that is still open where a text cannot be read, and the line where it opens. */
  readonly unclosed?: { readonly name: string; readonly line: number }
  /** Keys and indexes that lead to a value that a data file lacks, whose place is that of the nearest entry around it. */
  readonly missing?: readonly (string | number)[]
  /** The place in the other language, if there is one. */
  readonly also?: Place
}

/** Thrown where content cannot be used; carries every finding, unformatted. */
export class ContentError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    const lines = findings.map(({ file, line, column, found }) => `${file}:${line}:${column} ${sayEnglish(found)}`)
    super(withoutIsolates(lines.join('\n')))
    this.name = 'ContentError'
    this.findings = findings
  }
}
