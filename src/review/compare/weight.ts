import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { htmlFile } from '../../content/locales/urls.ts'
import { type Build, type BuiltPage, memoise } from '../builds/readBuild.ts'
import { type Part, parts } from '../builds/readHtml.ts'
import { isImage } from './images.ts'

/** What a first visit to a page transfers, bytes in brotli. The styles inside the page are part of its HTML too. */
export interface Weight {
  html: number
  scripts: number
  styles: number
  fonts: number
  images: number
}

/** Bytes that a file takes to transfer; 0 where it is missing. */
const sentBytes = memoise(file => {
  const sent = [`${file}.br`, file].find(existsSync)
  return sent ? statSync(sent).size : 0
})

const bytesOf = (build: Build, address: string) => sentBytes(join(build.folder, 'dist/client', decodeURI(address)))

const compressed = memoise(text =>
  text ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length : 0,
)

/** Contents of the files of a part, equal where only the names that the bundler gave them differ. */
export function partContents(build: Build, page: BuiltPage, part: Part): string {
  const read = (address: string) => normaliseNames(build.textOf(address))
  return `${page.parts[part].map(read).join('\n')}\n${part === 'styles' ? normaliseNames(page.styles) : ''}`
}

const normaliseNames = (text: string) => text.replace(/[.-][\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '')

export function partBytes(build: Build, page: BuiltPage, part: Part): number {
  const files = page.parts[part].reduce((sum, address) => sum + bytesOf(build, address), 0)
  return files + (part === 'styles' ? compressed(page.styles) : 0)
}

/** Parts that did not change count the same, even where a file name in them became longer. */
export function weighBoth(
  base: Build,
  before: BuiltPage,
  head: Build,
  after: BuiltPage,
): { before: Weight; after: Weight } {
  const weights = { before: weigh(base, before), after: weigh(head, after) }
  for (const part of parts) {
    if (partContents(base, before, part) === partContents(head, after, part)) weights.after[part] = weights.before[part]
  }
  return weights
}

function weigh(build: Build, page: BuiltPage): Weight {
  const images = [...page.assets.keys()].filter(isImage)
  return {
    html: bytesOf(build, `/${htmlFile(page.url)}`),
    scripts: partBytes(build, page, 'scripts'),
    styles: partBytes(build, page, 'styles'),
    fonts: partBytes(build, page, 'fonts'),
    images: images.reduce((sum, address) => sum + bytesOf(build, address), 0),
  }
}
