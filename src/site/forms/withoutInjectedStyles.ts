import type { Plugin } from 'vite'

/** Where sonner 1.7.4 puts a style element into the page, which the Content-Security-Policy rightly refuses. */
const injection = 'if(!n||typeof document=="undefined")return;'

/** Keeps sonner from injecting its styles; src/site/forms/toaster.tsx imports them as a file. */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js(\?|$)/.test(id)) return
      if (!code.includes(injection))
        this.error(
          'sonner no longer injects its styles where withoutInjectedStyles.ts expects it: check the new version.',
        )
      return { code: code.replace(injection, 'return;'), map: null }
    },
  }
}
