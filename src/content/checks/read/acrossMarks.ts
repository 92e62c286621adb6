import type { Surroundings } from '../../glossary.ts'
import type { Passage } from './passages.ts'
import type { Text } from './texts.ts'

/** A run of a passage, and the runs before and after as far as only marks are between: a word can go on across those. */
interface RunAcrossMarks {
  readonly run: Text
  readonly around: Surroundings
}

/** Only marks of emphasis and links, with the addresses or names of those that end; no widget, code, picture or space. */
const onlyMarks = /^(?:[*_~[]|\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])?)*$/

export function runsAcrossMarks({ runs }: Passage): RunAcrossMarks[] {
  const isContinued = (index: number): boolean => {
    const [run, next] = [runs[index], runs[index + 1]]
    return run && next ? onlyMarks.test(run.source.slice(run.offset + run.text.length, next.offset)) : false
  }
  return runs.map((run, index) => {
    let [first, last] = [index, index]
    while (isContinued(first - 1)) first--
    while (isContinued(last)) last++
    const textOf = (some: readonly Text[]): string => some.map(({ text }) => text).join('')
    return { run, around: { before: textOf(runs.slice(first, index)), after: textOf(runs.slice(index + 1, last + 1)) } }
  })
}
