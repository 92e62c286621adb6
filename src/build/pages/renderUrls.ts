import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '../../content/site.ts'
import type { App } from '../app/buildApp.ts'
import { withIntegrity } from './integrity.ts'

type OnPage = (url: string, html: string, reads: Record<string, string>) => void | Promise<void>

/**
 * Renders the given addresses of a site by the bundle, and hands over each page with what it read while it rendered.
 * Vike's `prerender()` would keep every page until its end (vikejs/vike#2786), and knows no way to hand it the site.
 */
export async function renderUrls(app: App, site: Site, urls: readonly string[], onPage: OnPage): Promise<void> {
  if (urls.length === 0) return
  await import(pathToFileURL(join(app.folder, 'server', 'entry.mjs')).href)
  const { renderPage } = await import('vike/server')
  for (const urlOriginal of urls) {
    const { httpResponse, errorWhileRendering, reads } = await renderPage({ urlOriginal, site })
    if (errorWhileRendering) throw errorWhileRendering
    if (!reads) throw new Error(`${urlOriginal} was answered with ${httpResponse.statusCode}: expected a page.`)
    await onPage(urlOriginal, withIntegrity(httpResponse.body, join(app.folder, 'client')), reads)
  }
}
