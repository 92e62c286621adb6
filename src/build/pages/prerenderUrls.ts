import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prerender } from 'vike/api'
import { onlyVariable } from '../../site/render/onlyVariable.ts'
import type { App } from '../app/buildApp.ts'

/** Vike keeps every page of a prerender run until its end (vikejs/vike#2786), so memory is bounded by shorter runs. */
const pagesPerRun = 200

/** Vike's page context after +onRenderHtml, as far as it is used here. */
interface PrerenderedPage {
  urlOriginal: string
  reads: Record<string, string>
  _prerenderResult: { fileContent: string }
}

type OnPage = (url: string, html: string, reads: Record<string, string>) => void | Promise<void>

/** Has Vike prerender the given addresses and hands over each page with what it read while it rendered. */
export async function prerenderUrls(root: string, app: App, urls: string[], onPage: OnPage): Promise<void> {
  if (urls.length === 0) return
  const notes = join(root, '.cache', `render-${process.pid}`)
  mkdirSync(notes, { recursive: true })
  const only = join(notes, 'urls.json')
  process.env[onlyVariable] = only
  process.env.SITE_ROOT = root
  try {
    await import(pathToFileURL(join(app.folder, 'server', 'entry.mjs')).href)
    for (let start = 0; start < urls.length; start += pagesPerRun) {
      writeFileSync(only, JSON.stringify(urls.slice(start, start + pagesPerRun)))
      await prerender({
        viteConfig: { root, logLevel: 'warn', build: { outDir: relative(root, app.folder) } },
        onPagePrerender(page: PrerenderedPage) {
          return onPage(page.urlOriginal, page._prerenderResult.fileContent, page.reads)
        },
      })
    }
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
}
