import type { MDXContent } from 'mdx/types.js'
import type { PagePath } from '../../content/locales/urls.ts'

export interface ShownExample {
  name: string
  source: string
  Content: MDXContent
}

export interface ShownWidget {
  name: string
  /** The widget itself, and those that appear only inside it. */
  documents: string[]
  /** Addresses of the pages that show it. */
  pages: PagePath[]
  /** Whether only unique pages show it: home, about, not found, store. */
  particular: boolean
  examples: ShownExample[]
}

/** The gallery's interface texts, given by its page in the page's language. */
export interface GalleryWords {
  list: string
  /** Headings of the widgets for any page, and of those for particular pages. */
  common: string
  particular: string
  uses: string
  drawings: string
  icons: string
  copy: string
  copied: string
  /** Said where the browser lets nothing be copied. */
  refused: string
  property: string
  values: string
  meaning: string
  required: string
  /** A widget's description in the page's language. */
  say: (english: string) => string
}
