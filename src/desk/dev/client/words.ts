import { isLocale, type Locale } from '../../../content/locales/locales.ts'
import { messages as en } from '../../../content/messages/en.po'
import { messages as he } from '../../../content/messages/he.po'
import type { Text } from '../../../content/messages/msg.ts'
import { type Say, sayIn, splitIsolates, withoutIsolates } from '../../../content/messages/say.ts'
import { dirOf } from './dirOf.ts'
import { h } from './element.ts'
import { type Part, withSigns } from './signs.ts'

/** Texts in the page's language. */
export interface Words {
  /** For attributes and plain labels. */
  say(text: Text): string
  /** Cut where its direction may change. */
  parts(text: Text): Part[]
  /** As children of an element, with what keeps its own direction in `<bdi>`. */
  show(text: Text): (Node | string)[]
}

/** Class of what holds an isolated piece with its signs. */
export const unbrokenClass = 'unbroken'

const wordsOf = (say: Say): Words => ({
  say: text => withoutIsolates(say(text)),
  parts: text => withSigns(splitIsolates(say(text))),
  show: text => withSigns(splitIsolates(say(text))).map(shown),
})

function shown({ text, isolated, before, after }: Part): Node | string {
  if (!isolated) return text
  const piece = h('bdi', { dir: dirOf(text) }, text)
  return before + after === '' ? piece : h('span', { class: unbrokenClass }, before, piece, after)
}

const words: Record<Locale, Words> = { en: wordsOf(sayIn('en', en)), he: wordsOf(sayIn('he', he)) }

/** By the `lang` of a page. */
export const wordsFor = (lang: string): Words => words[isLocale(lang) ? lang : 'en']
