import { type Message, msg } from '../messages/msg.ts'
import { placeAt } from './read/place.ts'
import { textsOf } from './read/texts.ts'
import type { Check, Finding } from './types.ts'

interface Damage {
  readonly pattern: RegExp
  readonly found: Message
  readonly expected: Message
  /** The letters as they were; undefined where they are lost. */
  readonly restore: (damaged: string) => string | undefined
}

const typedAgain = msg('the words as they were; copy them again from where they can be read')

const damages: readonly Damage[] = [
  {
    // What UTF-8 has for Hebrew, for accents and for curly quotes, read as Windows-1252: ש is ×©, ’ is â€™.
    pattern:
      /(?:×[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]\s?){2,}|â[\u0080-\u009f€][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/g,
    found: msg('letters that were read in the wrong encoding'),
    expected: typedAgain,
    restore: fromWindows1252,
  },
  {
    pattern: /\?{4,}/g,
    found: msg('question marks in place of letters'),
    expected: typedAgain,
    restore: () => undefined,
  },
  {
    pattern: /[\ue000-\uf8ff]+/g,
    found: msg('a character from one of Word’s symbol fonts, which other computers show as an empty box'),
    expected: msg('a character that every font has, such as {arrow}; or nothing', { arrow: '→' }),
    restore: () => undefined,
  },
  {
    pattern: /[\ufb00-\ufb06\ufb1d-\ufb4f\uff01-\uff5e]+/g,
    found: msg('a letter in a presentation form, as in text copied from a PDF, which search does not find'),
    expected: msg('the ordinary letters'),
    restore: letters => letters.normalize('NFKC'),
  },
]

/** Letters that were lost, or became others, on the way from another program. */
export const damagedLetters: Check = function* (content) {
  for (const { file, source, text, offset } of textsOf(content)) {
    for (const damage of damages) {
      for (const match of text.matchAll(damage.pattern)) yield damageAt(file, source, offset, match, damage)
    }
  }
}

function damageAt(
  file: string,
  source: string,
  offset: number,
  { 0: damaged, index }: RegExpExecArray,
  { found, expected, restore }: Damage,
): Finding {
  const words = damaged.trim()
  const restored = restore(words)
  const from = offset + index
  // A text that is read from another form than it is written in has its offsets elsewhere.
  const isWritten = source.startsWith(words, from)
  return {
    ...placeAt(file, source, from),
    check: 'damagedLetters',
    severity: 'error',
    found: msg('{slip}: {word}', { slip: found, word: words }),
    expected,
    ...(restored === undefined ? {} : { fix: restored }),
    ...(restored === undefined || !isWritten ? {} : { edit: { from, to: from + words.length, insert: restored } }),
  }
}

/** Letters of Windows-1252 as its bytes, and those as UTF-8; undefined where that is not text. */
function fromWindows1252(text: string): string | undefined {
  const bytes = [...text].map(letter => (letter === ' ' ? 0x20 : byteOf.get(letter)))
  if (bytes.includes(undefined)) return undefined
  const restored = new TextDecoder().decode(Uint8Array.from(bytes as number[]))
  return restored.includes('\ufffd') ? undefined : restored
}

const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
)
