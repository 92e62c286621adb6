import type { Code } from 'mdast'
import { type Message, msg } from '../messages/msg.ts'
import { shortcode } from '../prose.ts'
import { describeWidget } from '../widgets.ts'
import { foreignMarks } from './foreignMarks.ts'
import { nestedNodesOf, nodesOf, type Positioned, startOf, textRunsOf, writtenAs } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import { namedAsHere, pictureName } from './read/wikiMarks.ts'
import type { Check, Finding, PageSource } from './types.ts'
import { addressStart, unfinishedLinks } from './unfinishedLinks.ts'

interface Slip {
  pattern: RegExp
  found: Message
  expected: Message
  /** What to write in place of the match; undefined where that cannot be known. */
  write: (match: RegExpMatchArray) => string | undefined
  /** Whether that is all that can be meant. */
  sure?: true
}

/** Only where a paragraph or a line begins. */
const atStart: readonly Slip[] = [
  {
    pattern: /^(#{1,6})(?=[^# \t\n])[^\n]*/gm,
    found: msg('a heading without a space after its signs'),
    expected: msg('a space between the number signs and the words; without it, readers see the signs'),
    write: ([whole, signs = '']) => `${signs} ${whole.slice(signs.length).trimStart()}`,
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
    pattern: /^([•·●▪◦‣\uf0b7\uf0a7\uf0d8]\s+)(?=\S)[^\n]*/gm,
    found: msg('a list item with a bullet character, as word processors write it'),
    expected: msg('a hyphen and a space, which make a list'),
    write: ([whole, mark = '']) => `- ${whole.slice(mark.length)}`,
    sure: true,
  },
]

/** Addresses with spaces as they would be written: words of a file's name in the form of names here. */
const withoutSpaces = (address: string): string =>
  /^(?:tel|mailto):/.test(address)
    ? address.replaceAll(' ', '')
    : pictureName.test(address) && !/^https?:/.test(address)
      ? address.replace(/[^/]+$/, namedAsHere)
      : address.trim().replaceAll(' ', '%20')

/** Slips that span a whole paragraph, whatever is in it. */
const inParagraph: readonly Slip[] = [
  {
    pattern: /^[^\n#]+? +(#{2,4})$/g,
    found: msg('the signs of a heading after its words'),
    expected: msg('the signs before the words, also in Hebrew'),
    write: ([whole, signs = '']) => `${signs} ${whole.slice(0, -signs.length).trim()}`,
    sure: true,
  },
  {
    pattern: /^(\/\/) ?[^\n]+$/g,
    found: msg('a comment as in program code, which readers would see'),
    expected: msg('a comment between {start} and {end}', { start: '{/*', end: '*/}' }),
    write: ([whole]) => `{/* ${whole.slice(2).trim()} */}`,
    sure: true,
  },
  {
    pattern: /^(o) +\S[^\n]*(?:\no +\S[^\n]*)+$/g,
    found: msg('a list item with a bullet character, as word processors write it'),
    expected: msg('a hyphen and a space, which make a list'),
    write: ([whole]) => whole.replace(/^o +/gm, '- '),
    sure: true,
  },
  {
    pattern: /^(\|[^\n]*\|)[ \t]*(?:\n\|[^\n]*\|[ \t]*)+$/g,
    found: msg('a table without a line of hyphens below its first row, so that readers see its signs'),
    expected: msg('{example} below the first row, once for each column', { example: '| --- | --- |' }),
    write: ([whole, row = '']) => whole.replace(row, () => `${row}\n${'| --- '.repeat(row.split('|').length - 2)}|`),
    sure: true,
  },
  {
    pattern: /^([a-zא-ת][.)]) +\S[^\n]*(?:\n[a-zא-ת][.)] +\S[^\n]*)+$/g,
    found: msg('a list with letters, which readers would see as one run of text'),
    expected: msg('a list with numbers, or with a hyphen and a space before each point'),
    write: ([whole]) =>
      whole
        .split('\n')
        .map((line, index) => `${index + 1}. ${line.slice(2).trim()}`)
        .join('\n'),
  },
]

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
    pattern: new RegExp(
      String.raw`!?\[([^[\]\n]*)\]\((?!\S+ +")(?=${addressStart.source})([^()\n]*\S +\S[^()\n]*)\)`,
      'g',
    ),
    found: msg('a link or picture whose address has a space in it, so that readers see its brackets'),
    expected: msg('an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens'),
    write: ([whole, words = '', address = '']) =>
      `${whole.startsWith('!') ? '!' : ''}[${words}](${withoutSpaces(address)})`,
  },
  {
    pattern: /(?<![\\\]!])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    found: msg('a link whose address is not given anywhere, so that readers see its brackets'),
    expected: msg('the address in round brackets right after the words'),
    write: ([, words = '']) => `[${words}](/…)`,
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)(?<!\\)\] +\(((?:\/|\.\.\/|https?:|mailto:|tel:)[^\s)]*)\)/g,
    found: msg('a broken link, with a space between its brackets'),
    expected: msg('the round bracket right after the square one'),
    write: ([, words = '', address = '']) => `[${words}](${address})`,
    sure: true,
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    found: msg('a footnote whose text is missing, so that readers see its mark'),
    expected: msg('its text in the sentence, in round brackets, or a link to where it is written'),
    write: () => undefined,
  },
  {
    // Also beside code, a widget, a link or emphasis, where the run begins or ends with a space.
    pattern: /(?<=\S |^ )--+(?= \S| $)/g,
    found: msg('two hyphens in place of a dash'),
    expected: msg('a dash, –'),
    write: () => '–',
    sure: true,
  },
  {
    pattern: /【[^】\n]*】/g,
    found: msg('a citation mark from a chatbot, which leads nowhere'),
    expected: msg('a link to where it is said, or nothing'),
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
export const leftoverMarks: Check = function* ({ pages, widgets }) {
  for (const page of pages) {
    yield* foreignMarks(page, pages)
    yield* unfinishedLinks(page, pages)
    for (const run of textRunsOf(page)) yield* slipsIn(page, run, anywhere)
    for (const node of nodesOf(page.tree)) {
      if (node.type === 'paragraph' && node.children[0]?.type === 'text') {
        yield* slipsIn(page, node.children[0], atStart)
      }
      if (node.type === 'code') yield* openFence(page, node)
    }
    for (const { node, parent } of nestedNodesOf(page.tree)) {
      // A table that a widget asks for is its check's.
      if (node.type === 'paragraph' && describeWidget(widgets, parent?.name ?? null)?.children !== 'table')
        yield* slipsIn(page, node, inParagraph)
    }
  }
}

/** Signs of a code block that are never repeated: all that comes after them would be code. */
function* openFence(page: PageSource, node: Code): Iterable<Finding> {
  const written = writtenAs(page, node)
  const [, signs = ''] = /^(`{3,}|~{3,})/.exec(written) ?? []
  const last = written.split('\n').at(-1)?.trim() ?? ''
  if (signs === '' || (written.includes('\n') && last.startsWith(signs) && /^(.)\1*$/.test(last))) return
  yield {
    ...startOf(page, node),
    check: 'leftoverMarks',
    severity: 'error',
    found: msg('a block of code that never ends, so that all the rest of the page is code: {signs}', {
      signs: written.split('\n')[0] ?? '',
    }),
    expected: msg('the same signs on a line of their own after the code; without code, no such signs'),
  }
}

function* slipsIn(page: PageSource, node: Positioned, slips: readonly Slip[]) {
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
        found: msg('{slip}: {word}', { slip: found, word: slips === anywhere ? match[0].trim() : (match[1] ?? '') }),
        expected,
        ...(fix ? { fix } : {}),
        ...(isSure ? { edit: { from, to: from + match[0].length, insert: fix } } : {}),
      }
    }
  }
}
