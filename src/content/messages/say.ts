import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { type Locale, locales } from '../locales/locales.ts'
import type { Message, Text } from './msg.ts'

/**
 * A text in one language. Quoted words, and Latin ones in Hebrew, are between U+2068 and U+2069: `splitIsolates` and
 * `withoutIsolates` are for those who show it otherwise.
 */
export type Say = (text: Text) => string

/** A function that formats texts in a language, and in English where its catalogue lacks one. */
export function sayIn(locale: Locale, messages: Messages = {}): Say {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  // A build that sets NODE_ENV would leave it out.
  i18n.setMessagesCompiler(compileMessage)
  const isolateWords = locales[locale].dir === 'rtl' ? isolateLatin : (text: string) => text
  const say: Say = text => (typeof text === 'string' ? isolate(text) : sayMessage(text))
  const sayMessage = ({ id, values = {} }: Message): string => {
    const entries = Object.entries(values)
    // Numbers choose plurals; all else is inserted once the sentence is formatted, so that none of it is read as a pattern.
    const given = entries.map(([name, value], index) => [name, typeof value === 'number' ? value : isolate(`${index}`)])
    const sentence = i18n._(generateMessageId(id), Object.fromEntries(given), { message: id })
    return isolateWords(sentence).replace(/\u2068(\d+)\u2069/g, (all, index: string) => {
      const value = entries[Number(index)]?.[1]
      if (value === undefined || typeof value === 'number') return all
      return [value].flat().map(say).join(', ')
    })
  }
  return say
}

export const sayEnglish: Say = sayIn('en')

/** Marks of direction in a quoted text would turn the sentence around it. */
const isolate = (text: string): string => `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`

export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** A formatted text, split where its direction may change. */
export function splitIsolates(text: string): { text: string; isolated: boolean }[] {
  return text
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .filter(Boolean)
    .map(part => ({ text: withoutIsolates(part), isolated: part.startsWith('\u2068') }))
}

/** Latin names, code, ranges and sizes in figures in a Hebrew sentence; the punctuation around them is the sentence's. */
function isolateLatin(sentence: string): string {
  return sentence.replace(/\u2068\d+\u2069|[^\u0590-\u05ff\u2068\u2069]+/g, run =>
    run.startsWith('\u2068')
      ? run
      : run
          .split(/(,\s+|\n)/)
          .map(isolateRun)
          .join(''),
  )
}

function isolateRun(run: string): string {
  const [, before = '', words = '', after = ''] =
    /^((?:[.!?)]+(?=\s))?[\s,:;(“”"„–—]*)(.*?)([\s.,:;!?)“”"–—]*(?:\s\()?)$/s.exec(run) ?? []
  if (!/[A-Za-z]|\d[–×-]\d/.test(words)) return run
  // A bracket that opens in the words closes with them.
  const open = words.split('(').length - words.split(')').length
  const closing = open > 0 && after.startsWith(')') ? ')' : ''
  return `${before}\u2068${words}${closing}\u2069${after.slice(closing.length)}`
}
