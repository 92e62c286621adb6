import { posix } from 'node:path'
import { pageFileOf } from '../../../content/site.ts'
import { pictureWords } from '../textStore.ts'

/** What a picture, by its address in a page's file, shows in that page's language; undefined where nobody said it. */
export type GivenWords = (file: string, url: string) => string | undefined

/** What was said of pictures as they came, for pages that did not get them then. */
export const givenWords =
  (root: string): GivenWords =>
  (file, url) => {
    const locale = pageFileOf(file)?.locale
    return locale && pictureWords(root).read(posix.join(posix.dirname(file), url))?.[locale]
  }
