import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Hands the gallery to the page renderer as `virtual:extra-pages`, so that the site imports nothing from above it and a
 * production build carries none of the gallery's code.
 */
export function extraPages(gallery: boolean): Plugin {
  const id = '\0virtual:extra-pages'
  const module = fileURLToPath(new URL('./extraPages.ts', import.meta.url))
  return {
    name: 'extra-pages',
    resolveId: { filter: { id: /^virtual:extra-pages$/ }, handler: () => (gallery ? module : id) },
    load: {
      filter: { id: /^\0virtual:extra-pages$/ },
      handler: () => 'export const extraPages = undefined',
    },
  }
}
