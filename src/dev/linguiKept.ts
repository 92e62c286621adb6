import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { localeCodes } from '../i18n/locales.ts'
import { keptTransforms } from './keptTransforms.ts'

/** What the build does with Lingui's macros and catalogues (`vite.config.ts`), with the results kept between starts. */
export function linguiKept(root: string): Plugin[] {
  const keep = keptTransforms(root)
  return [
    {
      name: 'lingui-macros-kept',
      enforce: 'pre',
      transform: {
        filter: {
          id: { include: /\.tsx?$/, exclude: /node_modules/ },
          code: /from ['"]@lingui\/(?:core|react)\/macro['"]/,
        },
        handler(code, id) {
          return keep([relative(root, id), code], () => compileMacros(code, id))
        },
      },
    },
    {
      name: 'lingui-catalogues-kept',
      enforce: 'pre',
      transform: {
        filter: { id: /\.po$/ },
        async handler(code, id) {
          // A missing translation falls back to the source language, so one catalogue depends on the other.
          const texts = localeCodes.map(locale => readFileSync(join(root, `src/i18n/${locale}.po`), 'utf8'))
          const made = await keep([relative(root, id), ...texts], () => compileCatalogue(code, id))
          return { ...made, moduleType: 'js' }
        },
      },
    },
  ]
}

async function compileMacros(code: string, id: string) {
  const { transformAsync } = await import('@babel/core')
  const result = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    plugins: ['@lingui/babel-plugin-lingui-macro'],
    parserOpts: { plugins: ['jsx', 'typescript'] },
  })
  return { code: result?.code ?? code, map: result?.map ? JSON.stringify(result.map) : null }
}

/** @throws for a missing translation, as the build does */
async function compileCatalogue(source: string, id: string) {
  const { lingui } = await import('@lingui/vite-plugin')
  let code = source
  const hooks = lingui({ failOnMissing: true }) as unknown as Hooks[]
  for (const hook of hooks) hook.configResolved?.()
  for (const hook of hooks) {
    const result = await hook.transform?.handler.call({ addWatchFile() {}, warn: console.warn }, code, id)
    if (result) code = result.code
  }
  return { code, map: null }
}

/** As much of Lingui's plugins as is called here. */
interface Hooks {
  configResolved?: () => void
  transform?: {
    handler(
      this: { addWatchFile(file: string): void; warn(message: string): void },
      code: string,
      id: string,
    ): Promise<{ code: string } | undefined>
  }
}
