import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { readHead } from './head.ts'
import { type Element, elements } from './parseHtml.ts'

/** An image that a page shows, or that social networks show of it. */
export interface PageImage {
  address: string
  /** The same for the same contents. */
  hash: string
  /** What is read aloud in its place. */
  alt: string
  social: boolean
}

/** A picture of the content in one of its sizes and formats; the name begins with a hash of the original. */
const sized = /^(\/assets\/pictures\/([^-/]+))-[^/]*$/

/** The images of a page, a picture in several sizes as one; the one that social networks show last. */
export function imagesOf(build: Build, page: BuiltPage, body: Element): PageImage[] {
  const alts = new Map(
    [...elements(body)].flatMap(({ tag, attributes: { src = '', alt = '' } }) =>
      tag === 'img' ? [[src.replace(sized, '$1'), alt] as const] : [],
    ),
  )
  const images = new Map<string, PageImage>()
  for (const [file, contents] of page.assets) {
    if (!/\.(png|jpe?g|webp|avif|gif|svg)$/.test(file)) continue
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
