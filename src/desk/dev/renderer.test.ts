import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from '../../content/cache.ts'
import { createRenderer, type ModuleServer } from './renderer.ts'

let root: string
/** What Vite was asked for. */
let asked: string[]

const source = '/src/page.ts'
const write = (value: string) => writeFileSync(join(root, source), value)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'renderer-'))
  mkdirSync(join(root, 'src'))
  write('first')
  asked = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A server whose modules export what was written into their file. */
const start = (value = 'first') => {
  const vite: ModuleServer = {
    environments: {
      ssr: {
        async fetchModule(url) {
          asked.push(url)
          if (url === 'node:path') return { externalize: url, type: 'builtin' }
          const code = `const path = await __vite_ssr_import__('node:path')
__vite_ssr_exportName__('shown', () => path.posix.join('${value}', '.'))
//# sourceMappingURL=data:application/json;base64,e30=
`
          return { code, file: join(root, url), id: url, url, invalidate: true }
        },
      },
    },
    ssrLoadModule: async () => ({ shown: `${value}, by Vite` }),
    transformIndexHtml: async () => '<html><head><script>1</script></head><body></body></html>',
  }
  return createRenderer(root, async () => vite)
}

const shown = async (renderer: ReturnType<typeof start>) => (await renderer.load<{ shown: string }>(source)).shown

/** A start that keeps what it made. */
const startAndKeep = async () => {
  const renderer = start()
  await shown(renderer)
  expect(await renderer.keep()).toBe(true)
  asked = []
}

test('a module is asked for once', async () => {
  const renderer = start()
  expect([await shown(renderer), await shown(renderer)]).toEqual(['first', 'first'])
  expect(asked).toEqual([source, 'node:path'])
})

test('a second start of the same sources asks Vite for nothing', async () => {
  await startAndKeep()
  const second = start('of Vite')
  expect([await shown(second), await second.head()]).toEqual(['first', '<script>1</script>'])
  expect(asked).toEqual([])
  expect([second.isKept(join(root, source)), second.isKept(join(root, 'src/other.ts'))]).toEqual([true, false])
})

test('a start of other sources asks Vite again', async () => {
  await startAndKeep()
  write('second')
  expect(await shown(start('second'))).toBe('second')
})

test('once a source has changed, every module is Vite’s', async () => {
  await startAndKeep()
  const second = start('second')
  await shown(second)
  second.outdate()
  expect(await shown(second)).toBe('second, by Vite')
})

test('sources that changed before Vite watched them are noticed and not kept', async () => {
  const renderer = start()
  await shown(renderer)
  write('second')
  expect(await renderer.keep()).toBe(false)
  write('first')
  await shown(start())
  expect(asked).toEqual([source, 'node:path', source, 'node:path'])
})

test.each([
  ['cut off', (text: string) => text.slice(0, 20), 'again'],
  ['of packages that have moved', (text: string) => text.replaceAll('node:path', 'file:///gone.js'), 'again, by Vite'],
])('what was kept is made again where it is %s', async (_, damage, expected) => {
  await startAndKeep()
  const cache = openCache(root, 'renderer')
  for (const key of cache.keys()) cache.put(key, damage(String(cache.get(key))))
  expect(await shown(start('again'))).toBe(expected)
  expect(await shown(start('anew'))).toBe('anew')
})
