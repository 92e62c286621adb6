import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { openCache } from '../../content/cache.ts'
import { localeCodes } from '../../content/locales/locales.ts'
import { sha } from '../../content/site.ts'

const usesMacros = /from ['"]@lingui\/(?:core|react)\/macro['"]/

/** What the build does with Lingui's macros and catalogues (`vite.config.ts`), with the results kept between starts. */
export function linguiKept(root: string): Plugin[] {
  const { macros, catalogue } = results(root)
  return [
    {
      name: 'lingui-macros-kept',
      enforce: 'pre',
      transform: {
        filter: {
          id: { include: /\.tsx?$/, exclude: /node_modules/ },
          code: usesMacros,
        },
        handler: (code, id) => macros(code, id),
      },
    },
    {
      name: 'lingui-catalogues-kept',
      enforce: 'pre',
      transform: {
        filter: { id: /\.po$/ },
        // Without an empty map, Vite makes one that contains the whole file again.
        handler: async (code, id) => ({ ...(await catalogue(code, id)), map: { mappings: '' }, moduleType: 'js' }),
      },
    },
  ]
}

/** Makes and keeps every result, for a server that will ask for them. */
export async function compileAhead(root: string): Promise<void> {
  const { macros, catalogue } = results(root)
  const read = (file: string) => readFileSync(file, 'utf8')
  for (const name of globSync('src/**/*.po', { cwd: root })) {
    const file = join(root, name)
    await catalogue(read(file), file)
  }
  for (const name of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const file = join(root, name)
    const code = read(file)
    if (!name.includes('.test.') && usesMacros.test(code)) await macros(code, file)
  }
}

function results(root: string) {
  const keep = keptTransforms(root)
  return {
    macros: (code: string, id: string) => keep([relative(root, id), code], () => compileMacros(code, id)),
    catalogue: (code: string, id: string) => {
      // A missing translation falls back to the source language, so one catalogue depends on the other.
      const texts = localeCodes.map(locale => readFileSync(join(dirname(id), `${locale}.po`), 'utf8'))
      return keep([relative(root, id), ...texts], () => compileCatalogue(code, id))
    },
  }
}

const transformedSchema = z.object({
  code: z.string(),
  /** Source map as JSON, or null. */
  map: z.string().nullable(),
})
type Transformed = z.infer<typeof transformedSchema>

/**
 * Results of slow transforms by content, under `.cache/dev`: a start that finds them loads neither Babel nor Lingui's
 * command line, which together take longer than the rest of the start. The lock file is part of every key.
 */
function keptTransforms(root: string) {
  const cache = openCache(root, 'dev')
  const versions = sha(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return async (parts: readonly string[], transform: () => Promise<Transformed>): Promise<Transformed> => {
    const key = `${sha([versions, ...parts].join('\0'))}.json`
    const kept = cache.getJson(key, transformedSchema)
    if (kept) return kept
    const made = await transform()
    cache.put(key, JSON.stringify(made))
    return made
  }
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
