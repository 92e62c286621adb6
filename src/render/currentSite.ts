import { readSite, type Site } from '../content/site.ts'
import type { Picture } from '../pictures/picture.ts'
import { readPictures } from '../pictures/readPictures.ts'

let site: Site | undefined
let pictures: Promise<ReadonlyMap<string, Picture>> | undefined

/** The project's content, read once a process; the dev server says when to read again. */
export function currentSite(): Site {
  site ??= readSite(process.env.SITE_ROOT ?? process.cwd())
  return site
}

/** The pictures of its content. */
export function currentPictures(): Promise<ReadonlyMap<string, Picture>> {
  pictures ??= readPictures(currentSite().root)
  return pictures
}

export function forgetSite(): void {
  site = undefined
  pictures = undefined
}
