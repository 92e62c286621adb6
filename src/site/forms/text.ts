import { FAULT } from './faults.ts'

/** Marks that only control direction and are copied with text: LRM, RLM, ALM, embeddings, isolates. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202C\u2066-\u2069]/g

/** Overrides can make text read as something else than it is, so they are refused rather than removed. */
const OVERRIDES = /[\u202D\u202E]/

/** The override in front of a number as telephones copy it, which reads the same without. */
const NUMBER_OVERRIDE = /\u202D(?=[\d\s+*#()./-]*(?:\u202C|$))/g

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; tab and line feed belong to a message
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/

/** Text as it is stored: line ends as `\n`, direction marks removed, composed (NFC), trimmed. */
export function cleanText(text: string): string {
  return text.replace(LINE_ENDS, '\n').replace(NUMBER_OVERRIDE, '').replace(DIRECTION_MARKS, '').normalize('NFC').trim()
}

/** Text of one line as it is stored: spreadsheets and slides put tabs and line ends of their own between words. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ')
}

/** A telephone number as it is stored: telephones wrap copied numbers in overrides, which mean nothing there. */
export function cleanPhone(text: string): string {
  return cleanLine(text.replace(new RegExp(OVERRIDES, 'g'), '')).replace(/\p{Zs}+/gu, ' ')
}

/**
 * An email address as it is stored, with a domain of other letters as mail servers know it: `דוגמה.ישראל` is
 * `xn--6dbbec0c.xn--4dbrk0ce`. Chromium's email inputs say it so by themselves, those of Firefox and WebKit do not.
 */
export function cleanEmail(text: string): string {
  return cleanLine(text).replace(/(?<=@)(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u, domain => {
    try {
      return new URL(`http://${domain}`).hostname
    } catch {
      return domain
    }
  })
}

/** What is wrong with the characters of `text`, worded for the field, or null. `lines` allows tab and line feed. */
export function textFault(text: string, lines: boolean): string | null {
  if (!text.isWellFormed()) return FAULT.halfCharacter
  if (OVERRIDES.test(text)) return FAULT.override
  if ((lines ? CONTROLS_BUT_LINES : CONTROLS).test(text)) return FAULT.control
  return null
}

/** White space, and characters without a visible shape: zero-width characters, tags, fillers, variation selectors, marks. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]*$/u

/** Whether there is nothing to read in `text`. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text)
}

/** Length in Unicode code points, as a person counts most characters. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
