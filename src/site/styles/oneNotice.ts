import type { Plugin } from 'vite'

/** Keeps the notice of Tailwind's licence once a page: its inline styles have it, the file of all other styles need not repeat it. */
export function oneNotice(): Plugin {
  return {
    name: 'one-notice',
    apply: 'build',
    // After Tailwind, which writes it.
    enforce: 'pre',
    transform: (code, id) => (id.includes('/styles/later.css') ? code.replace(/^\/\*![^*]*\*\/\n/, '') : undefined),
  }
}
