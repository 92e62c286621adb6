import { isLocale, type Locale } from '../../../content/locales/locales.ts'
import { messages as en } from '../../../content/messages/en.po'
import { messages as he } from '../../../content/messages/he.po'
import type { Text } from '../../../content/messages/msg.ts'
import { type Say, sayIn, splitIsolates, withoutIsolates } from '../../../content/messages/say.ts'
import { h } from './element.ts'

/** Texts in the page's language. */
export interface Words {
  /** For attributes and plain labels. */
  say(text: Text): string
  /** Cut where its direction may change. */
  parts(text: Text): ReturnType<typeof splitIsolates>
  /** As children of an element, with what keeps its own direction in `<bdi>`. */
  show(text: Text): (Node | string)[]
}

/** What is set apart and has no Hebrew is code, an address or a name: signs at its ends do not change sides. */
export const dirOf = (text: string): 'ltr' | 'auto' => (/\p{Script=Hebrew}/u.test(text) ? 'auto' : 'ltr')

const wordsOf = (say: Say): Words => ({
  say: text => withoutIsolates(say(text)),
  parts: text => splitIsolates(say(text)),
  show: text =>
    splitIsolates(say(text)).map(part => (part.isolated ? h('bdi', { dir: dirOf(part.text) }, part.text) : part.text)),
})

const words: Record<Locale, Words> = { en: wordsOf(sayIn('en', en)), he: wordsOf(sayIn('he', he)) }

/** By the `lang` of a page. */
export const wordsFor = (lang: string): Words => words[isLocale(lang) ? lang : 'en']
