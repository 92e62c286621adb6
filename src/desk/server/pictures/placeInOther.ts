import { isDeepStrictEqual } from 'node:util'
import { agreementsOf } from '../../../content/checks/read/agreementsOf.ts'
import { nodesOf } from '../../../content/checks/read/nodes.ts'
import { type PageSource, parsePage } from '../../../content/pageSource.ts'
import { hasUnwrittenTitle } from '../../../content/placeholders.ts'
import { pageFileOf } from '../../../content/site.ts'
import { lockFile } from '../../../content/translations/lock.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { stillAgreed } from '../pair/stillAgreed.ts'
import { writeRecords } from '../pair/writeRecords.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { counterpartPlace } from './counterpart.ts'
import { insertBlock } from './insertBlock.ts'
import { saveOver, textNow } from './otherText.ts'
import type { InOther, PictureInOther } from './protocol.ts'
import { roomForPicture } from './roomForPicture.ts'

interface Side {
  readonly file: string
  /** The line that shows the picture. */
  readonly markdown: string
}

/** `url` is the address of the picture in both files; `own` comes with its text in the editor and the place of the picture there. */
interface Placing {
  readonly url: string
  readonly own: Side & { readonly text: string; readonly at: number }
  readonly other: Side
}

/** Puts a picture into the other language's page, at the place that it has in its own. */
export function placeInOther(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  { url, own, other }: Placing,
): { other: InOther } {
  const now = textNow(root, other.file)
  const [here, there] = [read(own.file, own.text), read(other.file, now.text)]
  // Nobody knows yet which of its sections will be which; the checks offer the picture once they are written.
  if (there && hasUnwrittenTitle(there.body)) return { other: { isUnwritten: true } }
  const byHand = { other: { markdown: other.markdown } }
  if (!isReadable(here) || !isReadable(there)) return byHand
  // A request that is sent again finds its line there, and one picture fewer here. The same picture may come more than once.
  if (now.text.includes(other.markdown) && timesShown(there, url) > timesShown(here, url)) return byHand
  const offset = roomForPicture(there, counterpartPlace(here.tree, there, own.at))
  const after = insertBlock(now.text, offset, other.markdown)
  if (!saveOver(root, edited, other.file, now, after)) return byHand
  const [hereThen, thereThen] = [read(own.file, insertBlock(own.text, own.at, own.markdown)), read(other.file, after)]
  const recorded =
    isReadable(hereThen) && isReadable(thereThen)
      ? keepAgreement(root, live, edited, [here, there], [hereThen, thereThen])
      : undefined
  return { other: { placed: { ...other, ...(recorded ? { recorded } : {}) } } }
}

type Two = readonly [PageSource, PageSource]

/**
 * A picture that comes into both languages with its words leaves them as agreed as they were.
 * @returns what was recorded for it; undefined where nothing was
 */
function keepAgreement(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  before: Two,
  after: Two,
): PictureInOther['recorded'] {
  live.refresh(new Set([lockFile]))
  const { agreements, findings } = agreementsOf(live.snapshot)
  const agreed = findings.length === 0 ? stillAgreed(byLocale(before), byLocale(after), agreements) : undefined
  if (!agreed || agreements.some(known => isDeepStrictEqual(known, agreed.after))) return undefined
  // What was recorded before stays, for where the picture is taken out again.
  writeRecords(root, live, edited, [...agreements, agreed.after], [])
  return agreed
}

const byLocale = ([a, b]: Two) => (a.locale === 'en' ? { en: a, he: b } : { en: b, he: a })

function read(file: string, text: string): PageSource | undefined {
  const place = pageFileOf(file)
  return place && parsePage(place, text)
}

const timesShown = ({ tree }: PageSource, url: string): number =>
  [...nodesOf(tree)].filter(node => node.type === 'image' && node.url === url).length

const isReadable = (page: PageSource | undefined): page is PageSource => page?.unread.length === 0
