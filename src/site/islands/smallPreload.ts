import type { Plugin } from 'vite'

/** Vite's own helper around every dynamic import; its text is what this plugin replaces. */
const helper = '\0vite/preload-helper.js'

/**
 * The same behaviour in a third of the bytes, for a build that preloads no scripts: a lazy chunk's style sheets load before
 * the chunk, and a file that cannot be fetched raises `vite:preloadError` and rejects unless a listener prevents the default
 * (specification §8).
 *
 * Before the chunk is imported its file is fetched: once an import failed, Chromium up to 150 fails it for as long as the page
 * is open. Vite hands over only a function that imports the chunk, so its source tells the file's name.
 */
export const preloadHelper = `
const sheets = {}
const load = file => sheets[file] ??= new Promise((done, fail) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + file
  link.onload = done
  link.onerror = () => {
    delete sheets[file]
    link.remove()
    fail(Error('Missing ' + file))
  }
  document.head.append(link)
})
export const __vitePreload = (chunk, files = []) =>
  Promise.all([fetch('/assets/chunks/' + /chunk-.+?js/.exec(chunk)), ...files.map(load)]).then(chunk).catch(payload => {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload
  })
`

/** Keeps the entry inside its budget: Vite's helper alone takes a third of it. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
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
