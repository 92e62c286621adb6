declare module '*?inline-script' {
  const source: string
  export default source
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
