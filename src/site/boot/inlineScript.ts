import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const suffix = '?inline-script'

/** `import text from './boot.ts?inline-script'` gives the module bundled and minified, to be inlined into a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${suffix}`
    },
    async load(id) {
      if (!id.endsWith(suffix)) return
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const bundle = await rolldown({
        input: file,
        // Reading a property does nothing, whether or not its value is used.
        treeshake: { propertyReadSideEffects: false },
      })
      const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
      await bundle.close()
      return { code: `export default ${JSON.stringify(output[0].code.trim())}`, moduleType: 'js' }
    },
  }
}
