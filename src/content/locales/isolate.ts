import { type Locale, locales } from './locales.ts'

export interface Run {
  text: string
  /** Latin names, numbers with signs, telephone numbers and code: kept left-to-right inside Hebrew text. */
  isolate: boolean
}

/**
 * Within a word, also a comma between two digits, or `1,299.90` would be isolated in two parts; and the signs inside an address, which
 * would otherwise belong to the Hebrew sentence.
 */
const inWord = /(?:[\w.+&'’@/:%-]|(?<=\d),(?=\d)|[?=#](?=\w))*/.source
/**
 * A run of Latin words (`Google Workspace`, `user@example.com`, `24/7`, `+972-3-555-0100`, `Wi-Fi 6`), with a second name in
 * brackets (`Iru (Kandji)`). Closing punctuation stays outside, where it belongs to the Hebrew sentence.
 */
const words = `[$€₪+]?[A-Za-z0-9]${inWord}(?:(?:\\s|\\s?&\\s)(?=[A-Za-z0-9])${inWord})*`
const latin = new RegExp(`${words}(?:(?<=[A-Za-z][\\w.,+&'’@/:% -]*)\\s\\(${words}\\))*`, 'gu')

/** Splits a text into runs to isolate and the text between them; left-to-right languages need none. */
export function splitRuns(text: string, locale: Locale): Run[] {
  if (locales[locale].dir === 'ltr') return [{ text, isolate: false }]
  const runs: Run[] = []
  let last = 0
  for (const match of text.matchAll(latin)) {
    // A plain number needs no isolation, and a trailing full stop or hyphen is not part of the name.
    const run = match[0].replace(/[.:'’/-]+$/, '')
    if (!/[^\d,]/.test(run)) continue
    if (match.index > last) runs.push({ text: text.slice(last, match.index), isolate: false })
    runs.push({ text: run, isolate: true })
    last = match.index + run.length
  }
  if (last < text.length) runs.push({ text: text.slice(last), isolate: false })
  return runs
}
