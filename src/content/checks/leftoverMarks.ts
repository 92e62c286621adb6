import type { Text } from 'mdast'
import { type Message, msg } from '../messages/msg.ts'
import { shortcode } from '../prose.ts'
import { foreignMarks } from './foreignMarks.ts'
import { nodesOf, writtenAs } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import { namedAsHere, pictureName } from './read/wikiMarks.ts'
import type { Check, PageSource } from './types.ts'

interface Slip {
  pattern: RegExp
  found: Message
  expected: Message
  /** What to write in the place of the match; undefined where that cannot be known. */
  write: (match: RegExpMatchArray) => string | undefined
  /** Whether that is all that can be meant. */
  sure?: true
}

/** Only where a paragraph or a line begins. */
const atStart: readonly Slip[] = [
  {
    pattern: /^(#{1,6})(?=[^#\s])[^\n]*/gm,
    found: msg('a heading without a space after its signs'),
    expected: msg('a space between the number signs and the words; without it, readers see the signs'),
    write: ([whole, signs = '']) => `${signs} ${whole.slice(signs.length)}`,
    sure: true,
  },
  {
    pattern: /^([-+]|\d{1,2}[.)])(?=\p{L})[^\n]*/gmu,
    found: msg('a list item without a space after its mark'),
    expected: msg('a space between the mark and the words; without it, this is not a list'),
    write: ([whole, mark = '']) => `${mark} ${whole.slice(mark.length)}`,
    sure: true,
  },
  {
    pattern: /^([•·●▪◦‣]\s+)(?=\S)[^\n]*/gm,
    found: msg('a list item with a printed bullet, as word processors write it'),
    expected: msg('a hyphen and a space, which make a list'),
    write: ([whole, mark = '']) => `- ${whole.slice(mark.length)}`,
    sure: true,
  },
]

/** Addresses with spaces as they would be written: words of a file's name in the form of names here. */
const withoutSpaces = (address: string): string =>
  pictureName.test(address) && !/^https?:/.test(address)
    ? address.replace(/[^/]+$/, namedAsHere)
    : address.trim().replaceAll(' ', '%20')

const withoutStraight = (text: string): string =>
  /[א-ת]/.test(text) ? text.replaceAll('"', '״') : text.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')

const anywhere: readonly Slip[] = [
  {
    pattern: /!\[([^[\]\n]*)\]\((\S+) +"([^\n]*"[^\n]*)"\)/g,
    found: msg('a caption with straight quotation marks inside, of which the first ends it'),
    expected: msg('other marks inside the caption: “ ”, or ״ in Hebrew'),
    write: ([, words = '', address = '', caption = '']) => `![${words}](${address} "${withoutStraight(caption)}")`,
  },
  {
    pattern: /!?\[([^[\]\n]*)\]\((?!\S+ +")(?=[./#]|https?:|[^()\n]*\.\w{2,4}\))([^()\n]*\S +\S[^()\n]*)\)/g,
    found: msg('a link or picture whose address has a space in it, so that readers see its brackets'),
    expected: msg('an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens'),
    write: ([whole, words = '', address = '']) =>
      `${whole.startsWith('!') ? '!' : ''}[${words}](${withoutSpaces(address)})`,
  },
  {
    pattern: /(?<![\\\]!])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    found: msg('a link to an address that is written nowhere, so that readers see its brackets'),
    expected: msg('the address in round brackets right after the words'),
    write: ([, words = '']) => `[${words}](/…)`,
  },
  {
    pattern: /\[([^[\]\n]+)\] +\((\/[^\s)]*|https?:[^\s)]*)\)/g,
    found: msg('a broken link, with a space between its brackets'),
    expected: msg('the round bracket right after the square one'),
    write: ([, words = '', address = '']) => `[${words}](${address})`,
    sure: true,
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    found: msg('a footnote whose words stand nowhere, so that readers see its mark'),
    expected: msg('its words in the sentence, in round brackets, or a link to where they stand'),
    write: () => undefined,
  },
  {
    pattern: shortcode,
    found: msg('a mark of WordPress that readers would see'),
    expected: msg('what it stands for: a picture with its caption, a link, or a widget of the gallery'),
    write: () => undefined,
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]+:(?![\w:/])/g,
    found: msg('the name of an emoji, which readers would see'),
    expected: msg('the emoji itself, or nothing'),
    write: () => undefined,
  },
  {
    pattern: /(?<!\\)\*\*(?:\s*([^*\n]*?)\s*(?<!\\)\*\*|\s*\S*)/g,
    found: msg('two asterisks that readers would see'),
    expected: msg('bold text between two pairs of asterisks, with no space just inside them'),
    write: ([, words]) => (words ? `**${words}**` : undefined),
    sure: true,
  },
]

/** Markdown that misses its form by a character, so that readers would see its marks. */
export const leftoverMarks: Check = function* ({ pages }) {
  for (const page of pages) {
    yield* foreignMarks(page, pages)
    for (const node of nodesOf(page.tree)) {
      if (node.type === 'text') yield* slipsIn(page, node, anywhere)
      if (node.type === 'paragraph' && node.children[0]?.type === 'text') {
        yield* slipsIn(page, node.children[0], atStart)
      }
    }
  }
}

function* slipsIn(page: PageSource, node: Text, slips: readonly Slip[]) {
  const written = writtenAs(page, node)
  for (const { pattern, found, expected, write, sure } of slips) {
    for (const match of written.matchAll(pattern)) {
      const fix = write(match)
      const from = (node.position?.start.offset ?? 0) + match.index
      // A single number sign may be meant as such.
      const isSure = sure && fix !== undefined && match[1] !== '#'
      yield {
        ...placeAt(page.file, page.source, from),
        check: 'leftoverMarks',
        severity: 'error' as const,
        found: msg('{slip}: {word}', { slip: found, word: slips === atStart ? (match[1] ?? '') : match[0].trim() }),
        expected,
        ...(fix ? { fix } : {}),
        ...(isSure ? { mend: { from, to: from + match[0].length, insert: fix } } : {}),
      }
    }
  }
}
