import { expect, test, vi } from 'vitest'
import { preloadHelper } from './smallPreload.ts'

test.each(['chunk-BOHhBi.js', 'chunk-CzjQjs.js', 'chunk-js-B_js.js'])(
  'before it is imported, %s is fetched, whatever letters its name has',
  async file => {
    const fetched = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    const helper: { __vitePreload: (chunk: () => Promise<unknown>, styles: string[]) => Promise<unknown> } =
      await import(`data:text/javascript,${encodeURIComponent(preloadHelper)}//${file}`)
    // As Vite writes it.
    const chunk = Object.assign(async () => 'the module', { toString: () => `()=>import(\`./${file}\`)` })
    expect(await helper.__vitePreload(chunk, [])).toBe('the module')
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`/assets/chunks/${file}`)
    vi.unstubAllGlobals()
  },
)
