import { extraPages } from 'virtual:extra-pages'
import type { Picture } from '../../content/pictures/picture.ts'
import { readPictures } from '../../content/pictures/readPictures.ts'
import { readSite, type Site } from '../../content/site.ts'

let site: Site | undefined
let pictures: Promise<ReadonlyMap<string, Picture>> | undefined

/** The project's content, read once a process, unless the dev server has given a newer one. */
export function currentSite(): Site {
  if (!site) {
    const root = process.env.SITE_ROOT ?? process.cwd()
    site = readSite(root, extraPages?.files(root))
  }
  return site
}

/** The pictures of its content. */
export function currentPictures(): Promise<ReadonlyMap<string, Picture>> {
  pictures ??= readPictures(currentSite().root)
  return pictures
}

/** The dev server keeps the index up to date file by file, and says so before each rendering. */
export function setSite(next: Site): void {
  site = next
}

/** The dev server says when a picture has come, changed or gone. */
export function forgetPictures(): void {
  pictures = undefined
}
