import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import type { Site } from '../../content/site.ts'
import { type RenderedPage, renderPage } from '../render/renderPage.tsx'

declare global {
  namespace Vike {
    interface PageContext {
      /** The content, which the build hands over with the address. */
      site: Site
      /** Only after rendering. */
      reads?: RenderedPage['reads']
    }
  }
}

export default async function onRenderHtml(pageContext: PageContextServer) {
  const { html, reads } = await renderPage(pageContext.site, pageContext.urlPathname)
  return {
    documentHtml: dangerouslySkipEscape(html),
    // For the build, which renders the page again when one of them changes.
    pageContext: { reads },
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) {
        // The document preloads the fonts that it needs, and links the styles where they are needed.
        if (asset.assetType === 'font' || asset.assetType === 'style') asset.inject = false
        // The entry's imports are fetched alongside it, not after it.
        if (asset.assetType === 'script') asset.inject = 'HTML_END'
      }
    },
  }
}
