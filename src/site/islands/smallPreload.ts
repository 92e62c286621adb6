import type { Plugin } from 'vite'

/** Vite's own helper around every dynamic import; its text is what this plugin replaces. */
const helper = '\0vite/preload-helper.js'

/**
 * The same behaviour in a third of the bytes, for a build that preloads no scripts: a lazy chunk's style sheets load before
 * the chunk, and a file that cannot be fetched raises `vite:preloadError` and rejects unless a listener prevents the default
 * (specification §8).
 */
export const preloadHelper = `
const sheets = {}
const load = href => sheets[href] ??= new Promise((done, fail) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = done
  link.onerror = () => {
    delete sheets[href]
    link.remove()
    fail(Error('Unable to preload CSS for ' + href))
  }
  document.head.append(link)
})
export const __vitePreload = (chunk, files = []) =>
  Promise.all(files.map(file => /css$/.test(file) && load('/' + file))).then(chunk).catch(payload => {
    const event = new Event('vite:preloadError', { cancelable: true })
    event.payload = payload
    if (dispatchEvent(event)) throw payload
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
