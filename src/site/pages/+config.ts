import type { Config } from 'vike/types'

/** Pages are HTML only: no page code reaches the browser, and links are real page loads. */
export default {
  clientRouting: false,
  prerender: { noExtraDir: true, disableAutoRun: true, keepDistServer: true },
} satisfies Config
