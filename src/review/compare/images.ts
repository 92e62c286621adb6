import type { ParentNode } from 'domhandler'
import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { elements } from '../html.ts'
import { readHead } from './head.ts'

/** An image that a page shows, or that social networks show for it. */
export interface PageImage {
  address: string
  /** Hash of its contents. */
  hash: string
  /** Its alternative text. */
  alt: string
  social: boolean
}

/** An image of the content in one of its sizes and formats; the name begins with a hash of the original. */
const sized = /^(\/assets\/pictures\/([^-/]+))-[^/]*$/

export const isImage = (address: string): boolean => /\.(png|jpe?g|webp|avif|gif|svg)$/.test(address)

/** The images of a page, one in several sizes as one; the one that social networks show last. */
export function imagesOf(build: Build, page: BuiltPage, body: ParentNode): PageImage[] {
  const alts = new Map(
    elements(body).flatMap(({ name, attribs: { src = '', alt = '' } }) =>
      name === 'img' ? [[src.replace(sized, '$1'), alt] as const] : [],
    ),
  )
  const images = new Map<string, PageImage>()
  for (const [file, contents] of page.assets) {
    if (!isImage(file)) continue
    const [, name, original] = sized.exec(file) ?? []
    const address = name ?? file
    images.set(address, { address, hash: original ?? contents, alt: alts.get(address) ?? '', social: false })
  }
  const social = readHead(page.html)
    .get('og:image')
    ?.replace(/^https?:\/\/[^/]+/, '')
  return [
    ...images.values(),
    ...(social ? [{ address: social, hash: build.hashOf(social), alt: '', social: true }] : []),
  ]
}

export interface ImageChange {
  address: string
  alt: string
  /** Hashes of the contents; undefined where there was or is none. */
  before?: string
  after?: string
  social: boolean
}

/** Images that were added, removed, or show something else at the same address or under the same words. */
export function compareImages(before: readonly PageImage[], after: readonly PageImage[]): ImageChange[] {
  const old = new Map(before.map(image => [image.address, image]))
  const now = new Map(after.map(image => [image.address, image]))
  const removed = before.filter(
    image => !now.has(image.address) && !(image.social && after.some(({ social }) => social)),
  )
  const changes = after.flatMap(({ address, alt, hash, social }): ImageChange[] => {
    // A page has one image for social networks, wherever it is stored.
    const same = old.get(address) ?? (social ? before.find(image => image.social) : undefined)
    if (same?.hash === hash) return []
    // An image of the content is named by its contents: another one under the same words replaces it.
    const replaced = same ? -1 : removed.findIndex(image => alt !== '' && image.alt === alt)
    const was = same ?? (replaced >= 0 ? removed.splice(replaced, 1)[0] : undefined)
    return [{ address, alt, social, ...(was ? { before: was.hash } : {}), after: hash }]
  })
  return [...changes, ...removed.map(({ address, alt, hash, social }) => ({ address, alt, social, before: hash }))]
}
