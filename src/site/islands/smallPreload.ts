import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own helper around every dynamic import; its text is what this plugin replaces. */
const helper = '\0vite/preload-helper.js'
const ownHelper = '\0site/preload-helper.js'
const sources = join(import.meta.dirname, '..')

/**
 * The same behaviour in a third of the bytes, for a build that preloads no scripts: a lazy chunk's style sheets load before
 * the chunk, and a file that cannot be fetched raises `vite:preloadError` and rejects unless a listener prevents the default
 * (specification §8).
 *
 * Before the chunk is imported its file is fetched: once an import failed, Chromium up to 150 fails it for as long as the page
 * is open. Vite hands over only a function that imports the chunk, so its source tells the file's name.
 */
export const preloadHelper = `
const loads = {}
const load = (file, start) => loads[file] ??= start(file).catch(error => {
  throw delete loads[file], error
})
const sheet = href => new Promise((onload, fail) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror: () => fail(Error(href)) })))
export const __vitePreload = (chunk, files) =>
  Promise.all([load('/assets/chunks/' + /chunk-.+?\\.js/.exec(chunk), fetch), ...files.map(file => load('/' + file, sheet))]).then(chunk).catch(payload => {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload
  })
`

/** Keeps the entry inside its budget: Vite's helper alone takes a third of it. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    // Of the site's own modules, so that it comes with their entry: Vike's, which no page loads, keep another copy.
    resolveId: (source, importer) => (source === helper && importer?.startsWith(sources) ? ownHelper : undefined),
    load: id => (id === ownHelper ? preloadHelper : undefined),
    transform(original, id) {
      if (id !== helper) return
      if (!original.includes('Unable to preload CSS') || !original.includes('export const __vitePreload'))
        this.error(
          'Vite’s preload helper is no longer what src/site/islands/smallPreload.ts replaces: look at its new version.',
        )
      return { code: preloadHelper, map: null }
    },
  }
}
