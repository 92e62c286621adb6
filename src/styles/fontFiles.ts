import hebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url'
import latin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2?url'
import type { Locale } from '../i18n/locales.ts'

/** The font file that the first lines of a page need, to be preloaded. */
export const fontFile: Record<Locale, string> = { en: latin, he: hebrew }
