import type { Text } from './texts.ts'

/** Texts that are read in one go, across the emphasis, links and widgets in a line. */
export interface Passage extends Pick<Text, 'file' | 'source' | 'text' | 'offset'> {
  /** The same, as long, with a sign that is no letter for all that is not read. */
  readonly words: string
  readonly runs: readonly Text[]
}

export function passagesOf(texts: readonly Text[]): Passage[] {
  const sentences: [Text, ...Text[]][] = []
  for (const text of texts.filter(({ isSentence }) => isSentence)) {
    const last = sentences.at(-1)
    if (last && isJoined(last.at(-1) ?? last[0], text)) last.push(text)
    else sentences.push([text])
  }
  const alone = texts.filter(({ isSentence }) => !isSentence)
  return [
    ...alone.map(text => ({ ...text, words: text.text, runs: [text] })),
    ...sentences.map(runs => passageOf(runs)),
  ]
}

/** Cells of a table are apart, and so are paragraphs and items. */
const isJoined = (one: Text, next: Text): boolean =>
  one.file === next.file && !/[\n|]/.test(one.source.slice(endOf(one), next.offset))

const endOf = ({ offset, text }: Text): number => offset + text.length

function passageOf(runs: readonly [Text, ...Text[]]): Passage {
  const [{ file, source, offset }] = runs
  let words = ''
  for (const run of runs) words = words.padEnd(run.offset - offset, '\ufffc') + run.text
  return { file, source, offset, words, runs, text: source.slice(offset, offset + words.length) }
}
