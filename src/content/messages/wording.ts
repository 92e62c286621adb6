import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Locale } from '../locales/locales.ts'
import { type Say, sayEnglish, sayIn, withoutIsolates } from './say.ts'

const loaded = new Map<Locale, Say>([['en', sayEnglish]])

/** Says texts in a language, with the catalogue next to this file. English needs none. */
export function wordingIn(locale: Locale): Say {
  const say = loaded.get(locale) ?? sayIn(locale, catalogueOf(locale))
  loaded.set(locale, say)
  return say
}

/** The same without isolates, for files, logs and programs. */
export const plainWordingIn = (locale: Locale): Say => {
  const say = wordingIn(locale)
  return text => withoutIsolates(say(text))
}

/** The texts of a language by their ids, from the folder of the catalogues. */
export function catalogueOf(locale: Locale, folder = import.meta.dirname): Record<string, string> {
  const { items } = parsePoFile(readFileSync(join(folder, `${locale}.po`), 'utf8'))
  return Object.fromEntries(
    items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[generateMessageId(msgid), text]] : [])),
  )
}

/** Where the words go. */
export interface Output {
  readonly env: NodeJS.ProcessEnv
  readonly isTTY: boolean
}

/**
 * Says texts for a terminal. Those that order Hebrew and Latin themselves get a sentence in its own direction between
 * isolates; others would show the marks, or print Hebrew backwards whatever is done, and get the words alone.
 */
export function terminalWordingIn(locale: Locale, output: Output): Say {
  if (!ordersDirections(output)) return plainWordingIn(locale)
  const say = wordingIn(locale)
  const start = locale === 'he' ? '\u2067' : '\u2066'
  return text => say(text).replace(/^.+$/gm, line => `${start}${line}\u2069`)
}

/** GNOME's terminals since VTE 0.58, Konsole, mlterm and Apple's; not Windows Terminal, xterm or editors' panels. */
function ordersDirections({ env, isTTY }: Output): boolean {
  if (!isTTY || env.TERM_PROGRAM === 'vscode' || env.TMUX) return false
  return (
    Number(env.VTE_VERSION ?? 0) >= 5800 ||
    env.KONSOLE_VERSION !== undefined ||
    env.TERM_PROGRAM === 'Apple_Terminal' ||
    /^mlterm/.test(env.TERM ?? '')
  )
}
