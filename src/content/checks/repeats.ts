import type { Nodes } from 'mdast'
import { msg } from '../messages/msg.ts'
import { proseOf } from '../prose.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import { isElement, nodesOf } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Shorter runs are idiom; who meets this many words twice has met the sentence. */
const runLength = 8

/** A word with the offset of its first character in the file. */
interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** A run of that many consecutive words on a page. */
interface Run {
  readonly page: PageSource
  readonly words: readonly Word[]
  /** The run's first word. */
  readonly at: number
  /** The words as they are compared. */
  readonly key: string
}

/**
 * Sentences that two pages share. Legal pages may repeat the law's words; facts are not a page's own words, and
 * end a run; titles and descriptions are the check `duplicates`'.
 */
export const repeats: Check = function* ({ allPages, pages, widgets }) {
  const wanted = new Set(pages.map(({ file }) => file))
  for (const sameLocale of Map.groupBy(allPages, ({ locale }) => locale).values()) {
    const seen = new Map<string, Run>()
    for (const page of sameLocale) {
      // A page that is still to be written has the words of its starter.
      if (page.section === 'legal' || page.source.includes('[[')) continue
      const shared = runsOf(page, widgets).flatMap(run => {
        const first = seen.get(run.key)
        if (!first) seen.set(run.key, run)
        return first && first.page.path !== page.path ? [{ run, first }] : []
      })
      if (!wanted.has(page.file)) continue
      for (const [index, { run, first }] of shared.entries()) {
        const before = shared[index - 1]?.run
        // A longer stretch is a series of runs one word apart; it is reported once.
        if (before?.words === run.words && before.at + 1 === run.at) continue
        const more = shared
          .slice(index)
          .findIndex((next, ahead) => next.run.words !== run.words || next.run.at !== run.at + ahead)
        yield finding(run, first, runLength + (more < 0 ? shared.length - index : more) - 1)
      }
    }
  }
}

function finding({ page, words, at }: Run, first: Run, length: number): Finding {
  const [from, to] = [words[at]?.from ?? 0, words[at + length - 1]?.to ?? 0]
  return {
    ...placeAt(page.file, page.source, from),
    check: 'repeats',
    severity: 'warning',
    found: msg('“{words}”, which {file} says too', {
      words: page.source.slice(from, to).replace(/\s+/g, ' '),
      file: first.page.file,
    }),
    expected: msg(
      'what is true of this page alone, or words of its own for it: people who read both pages will notice',
    ),
    also: placeAt(first.page.file, first.page.source, first.words[first.at]?.from ?? 0),
  }
}

/** The desk checks all pages again when one of them changes. */
const known = new WeakMap<PageSource, readonly Run[]>()

function runsOf(page: PageSource, widgets: WidgetDescriptions): readonly Run[] {
  const runs =
    known.get(page) ??
    stretchesOf(page, widgets).flatMap(words =>
      words.slice(runLength - 1).map((_, at): Run => {
        const key = words.slice(at, at + runLength).map(({ text }) => text)
        return { page, words, at, key: key.join(' ') }
      }),
    )
  known.set(page, runs)
  return runs
}

/** The words of a page in stretches that are read on: a paragraph, a heading, a cell, a property of a widget. */
function stretchesOf(page: PageSource, widgets: WidgetDescriptions): Word[][] {
  const blocks = [...nodesOf(page.tree)].filter(
    ({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell',
  )
  return [
    ...proseOf(page, widgets).flatMap(({ kind, key, text, offset }) =>
      kind === 'text' || key === 'title' || key === 'description' ? [] : [wordsIn(text, offset)],
    ),
    ...blocks.flatMap(block => stretchesIn(block, page.source)),
  ]
}

function stretchesIn(block: Nodes, source: string): Word[][] {
  const stretches: Word[][] = [[]]
  for (const node of nodesOf(block)) {
    if (isElement(node) || node.type === 'inlineCode') stretches.push([])
    if (node.type !== 'text') continue
    const from = node.position?.start.offset ?? 0
    stretches.at(-1)?.push(...wordsIn(source.slice(from, node.position?.end.offset), from))
  }
  return stretches
}

const wordsIn = (text: string, offset: number): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}״׳'’־-]*/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: offset + index,
    to: offset + index + word.length,
  }))
