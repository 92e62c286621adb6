import type { Config } from 'vike/types'

/** Pages are HTML only: no page code reaches the browser, and links are real page loads. */
export default {
  clientRouting: false,
} satisfies Config
