import type { Text } from 'mdast'
import { type Message, msg } from '../messages/msg.ts'
import { slugOf } from '../slugs.ts'
import { nodesOf, writtenAs } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import type { Check, PageSource } from './types.ts'

interface Slip {
  pattern: RegExp
  found: Message
  expected: Message
  /** What to write in the place of the match; undefined where that cannot be known. */
  write: (match: RegExpMatchArray) => string | undefined
}

/** Only where a paragraph or a line begins. */
const atStart: readonly Slip[] = [
  {
    pattern: /^(#{1,6})(?=[^#\s])[^\n]*/gm,
    found: msg('a heading without a space after its signs'),
    expected: msg('a space between the number signs and the words; without it, readers see the signs'),
    write: ([whole, signs = '']) => `${signs} ${whole.slice(signs.length)}`,
  },
  {
    pattern: /^([-+]|\d{1,2}[.)])(?=\p{L})[^\n]*/gmu,
    found: msg('a list item without a space after its mark'),
    expected: msg('a space between the mark and the words; without it, this is not a list'),
    write: ([whole, mark = '']) => `${mark} ${whole.slice(mark.length)}`,
  },
]

const pictureName = /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i

/** Addresses with spaces as they would be written: words of a file's name in the form of names here. */
const withoutSpaces = (address: string): string =>
  pictureName.test(address) && !/^https?:/.test(address)
    ? address.replace(
        /[^/]+$/,
        name => `${slugOf(name.replace(pictureName, ''))}${pictureName.exec(name)?.[0].toLowerCase()}`,
      )
    : address.trim().replaceAll(' ', '%20')

const withoutStraight = (text: string): string =>
  /[א-ת]/.test(text) ? text.replaceAll('"', '״') : text.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')

const anywhere: readonly Slip[] = [
  {
    pattern: /^ {0,3}:{3,}[^\n]*$/gm,
    found: msg('a mark of another system for boxes'),
    expected: msg('the widget {widget} around the text, on lines of its own', { widget: '<Callout title="…">' }),
    write: ([mark]) => {
      const [, name, title = ''] = /^\s*:{3,}\s*(\w+)?\s*(?:\[([^\]]*)\])?/.exec(mark) ?? []
      return name ? `<Callout title="${title || '…'}">` : '</Callout>'
    },
  },
  {
    pattern: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    found: msg('a mark of another system for boxes'),
    expected: msg('the widget {widget} around the text, on lines of its own', { widget: '<Callout title="…">' }),
    write: () => '<Callout title="…">',
  },
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
  },
  {
    pattern: /(?<!\\)\*\*(?:\s*([^*\n]*?)\s*(?<!\\)\*\*|\s*\S*)/g,
    found: msg('two asterisks that readers would see'),
    expected: msg('bold text between two pairs of asterisks, with no space just inside them'),
    write: ([, words]) => (words ? `**${words}**` : undefined),
  },
]

/** Markdown that misses its form by a character, so that readers would see its marks. */
export const leftoverMarks: Check = function* ({ pages }) {
  for (const page of pages) {
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
  for (const { pattern, found, expected, write } of slips) {
    for (const match of written.matchAll(pattern)) {
      const fix = write(match)
      yield {
        ...placeAt(page.file, page.source, (node.position?.start.offset ?? 0) + match.index),
        check: 'leftoverMarks',
        severity: 'error' as const,
        found: msg('{slip}: {word}', { slip: found, word: slips === atStart ? (match[1] ?? '') : match[0].trim() }),
        expected,
        ...(fix ? { fix } : {}),
      }
    }
  }
}
