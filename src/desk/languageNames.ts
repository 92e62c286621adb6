import type { Locale } from '../content/locales/locales.ts'
import { type Message, msg } from '../content/messages/msg.ts'

/** What a language is called within a sentence of another one. */
export const languageNames: Readonly<Record<Locale, Message>> = { en: msg('English'), he: msg('Hebrew') }
