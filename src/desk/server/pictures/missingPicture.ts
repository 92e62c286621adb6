import { nodesOf } from '../../../content/checks/read/nodes.ts'
import type { Edit, Finding } from '../../../content/fault.ts'
import { type PageSource, parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { missingPictureUrl } from '../../missingPicture.ts'
import { counterpartPlace } from './counterpart.ts'
import type { GivenWords } from './givenWords.ts'
import { spacedBlock } from './insertBlock.ts'

/**
 * The edit that puts a picture of the other language into this one, after the same block of the same section.
 * @returns undefined for any other finding
 */
export function missingPicture(
  pages: readonly PageSource[],
  file: string,
  text: string,
  finding: Finding,
  wordsOf: GivenWords,
): Edit | undefined {
  const url = missingPictureUrl(finding)
  const { also } = finding
  const place = pageFileOf(file)
  const there = pages.find(page => page.file === also?.file)
  if (url === undefined || !place || !there) return undefined
  const here = parsePage(place, text)
  const picture = [...nodesOf(there.tree)].find(
    node => node.type === 'image' && node.url === url && node.position?.start.line === also?.line,
  )
  if (here.unread.length > 0 || !picture) return undefined
  const at = counterpartPlace(there.tree, here, picture.position?.start.offset ?? 0)
  return { from: at, to: at, insert: spacedBlock(text, at, `![${wordsOf(file, url) ?? ''}](${url})`) }
}
