import type { ExtraPages } from '../../site/render/extraPages.ts'

/** The gallery as pages of the site; its components are loaded when one of them is rendered. */
export const extraPages: ExtraPages = {
  components: async (site, locale) => (await import('./load.ts')).galleryComponents(site, locale),
}
