import { Text } from '@codemirror/state'
import { firstVisible, pageWords, textAt, wordAt } from '../../site/preview/remark/pageWords.ts'
import { Alignment } from '../../site/preview/remark/words.ts'
import { drawnQuery, editQuery } from '../names.ts'
import { readFile } from './api.ts'
import { placeOf } from './editor/place.ts'

/** Opens the desk on this page: at the word under a point of the window, or else at the first one that is on the screen. */
export async function enterDesk(file: string, point?: { x: number; y: number }): Promise<void> {
  const words = pageWords(document)
  const picked = point && textAt(document, point.x, point.y)
  const at = picked ? wordAt(words, picked.node, picked.offset) : { index: firstVisible(words) ?? 0, character: 0 }
  const source = await readFile(file).catch(() => undefined)
  const alignment =
    source &&
    new Alignment(
      source.text,
      words.map(({ text }) => text),
    )
  const found = at && alignment?.placeOf(at.index, at.character)
  const place = source ? placeOf(Text.of(source.text.split('\n')), found?.offset ?? 0) : ''
  const drawn = point && found?.isOwn === false ? `&${drawnQuery}` : ''
  location.assign(`${location.pathname}?${editQuery}=${place}${drawn}`)
}
