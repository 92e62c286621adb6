declare module '*?inline-script' {
  const source: string
  export default source
}

/** Provided by src/desk/gallery/vitePlugin.ts in the dev server and in preview builds; undefined elsewhere. */
declare module 'virtual:extra-pages' {
  import type { ExtraPages } from './render/extraPages.ts'
  export const extraPages: ExtraPages | undefined
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** The one function of Babel that the dev server calls; the package brings no types. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: {
      filename: string
      babelrc: false
      configFile: false
      sourceMaps: true
      plugins: string[]
      parserOpts: { plugins: string[] }
    },
  ): Promise<{ code?: string | null; map?: object | null } | null>
}

/** The part that is used here; DefinitelyTyped's types lack an option. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number }>
      /** Features of OpenType that are kept; all others go. */
      keepFeatures: readonly string[]
      dropTables: readonly string[]
    },
  ): Promise<Buffer>
}

/** Set by vite.config.ts; the dev server has none. */
interface ImportMetaEnv {
  readonly OFFERS_REMARKS?: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
