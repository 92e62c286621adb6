import { lazily } from '../lazily.ts'
import { type Message, msg } from '../messages/msg.ts'
import { filesOf } from './read/files.ts'
import { placeAt } from './read/place.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check, Finding } from './types.ts'

/** Invisible characters that change what a text says, by name. Direction marks are the Hebrew check's. */
const invisible: readonly (readonly [RegExp, Message])[] = [
  [/[\u202a-\u202e]/, msg('a text direction override')],
  [/[\u2066-\u2069]/, msg('a text direction isolate')],
  [/\u200b/, msg('a zero-width space')],
  [/[\u200c\u200d]/, msg('a zero-width joiner')],
  [/[\u2060-\u2064]/, msg('a word joiner')],
  [/\ufeff/, msg('a byte order mark')],
  [/\u00ad/, msg('a soft hyphen')],
  [/[\u{e0000}-\u{e007f}]/u, msg('a tag character')],
  [/(?![\t\n\r])\p{Cc}/u, msg('a control character')],
]

const anyInvisible = invisible.map(([pattern]) => pattern.source).join('|')
/** Emoji are joined by such characters: 👩‍💻 is a woman, a joiner and a computer; flags of England and the like are tagged. */
const emoji = String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)+`
const emojiOrInvisible = lazily(() => new RegExp(`(?<emoji>${emoji})|${anyInvisible}`, 'gv'))
/** Most files have none, which this finds out in a tenth of the time needed to tell emoji apart. */
const hasInvisible = new RegExp(anyInvisible, 'v')

/** A text without hidden characters; emoji stay whole. */
const visible = (text: string): string => text.replace(emojiOrInvisible(), (_, joined?: string) => joined ?? '')

/** Letters of other alphabets that look like Latin ones, with the letter that was meant. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pairs(
    '\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u051a\u051c',
    'ABESIJKMHOPCTYXQW',
  ),
  ...pairs('\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u04bb\u051b\u051d', 'aceijopsyxhqw'),
  ...pairs('\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7', 'ABEZHIKMNOPTYX'),
  ...pairs('\u03bf\u03bd\u03c1', 'ovp'),
}

function pairs(foreign: string, latin: string): Record<string, string> {
  return Object.fromEntries([...foreign].map((letter, index) => [letter, latin.charAt(index)]))
}

/** Characters that make a text differ from how it looks (Trojan Source): hidden ones, and look-alike letters. */
export const trojanSource: Check = function* (content) {
  for (const { file, source } of filesOf(content)) {
    yield* hiddenCharacters(file, source)
    yield* lookalikeLetters(file, source)
  }
}

function* hiddenCharacters(file: string, source: string): Iterable<Finding> {
  if (!hasInvisible.test(source)) return
  let reported = 0
  for (const match of source.matchAll(emojiOrInvisible())) {
    const [character] = match
    if (match.groups?.emoji !== undefined) continue
    // One finding per word, however many such characters it contains.
    if (match.index < reported) continue
    const name = invisible.find(([pattern]) => pattern.test(character))?.[1] ?? msg('a control character')
    const word = wordAround(source, match.index, match.index + character.length)
    reported = match.index + character.length + word.after.length
    yield {
      ...placeAt(file, source, match.index),
      check: 'trojanSource',
      severity: 'error',
      found: msg('{name} ({code}), which cannot be seen', { name, code: codePoint(character) }),
      expected: msg('text without it; paste the words as plain text, or type them again'),
      fix: visible(word.before) + visible(word.after),
      // One mark at the very beginning is how some editors know the encoding: it stays.
      ...(match.index === 0 && source.charAt(1) !== '\uFEFF'
        ? {}
        : { edit: { from: match.index, to: reported, insert: visible(word.after) } }),
    }
  }
}

function* lookalikeLetters(file: string, source: string): Iterable<Finding> {
  for (const match of source.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu)) {
    const [word] = match
    const foreign = [...word].findIndex(letter => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter))
    if (foreign < 0) continue
    const fixed = [...word].map(letter => lookalikes[letter] ?? letter).join('')
    // A wholly foreign word is a name in that language; it is deceptive only if all of it looks Latin.
    if (!/\p{Script=Latin}/u.test(word) && !/^\p{Script=Latin}+$/u.test(fixed)) continue
    const letter = [...word][foreign] ?? ''
    yield {
      ...placeAt(file, source, match.index + foreign),
      check: 'trojanSource',
      severity: 'error',
      found: msg('“{word}”, in which {letter} ({code}) only looks like a Latin letter', {
        word,
        letter,
        code: codePoint(letter),
      }),
      expected: msg('a word in letters of one alphabet; to search engines this is a different word'),
      fix: fixed,
      edit: { from: match.index, to: match.index + word.length, insert: fixed },
    }
  }
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
