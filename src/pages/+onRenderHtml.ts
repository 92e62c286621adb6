import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { renderPage } from '../render/renderPage.tsx'

export default async function onRenderHtml(pageContext: PageContextServer) {
  return {
    documentHtml: dangerouslySkipEscape(await renderPage(pageContext.urlPathname)),
    // The document preloads the one font that it needs; Vike would preload both.
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
