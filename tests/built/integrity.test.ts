import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from './pages.ts'

const scripts = builtPages.flatMap(({ url, html }) =>
  [...html.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)].map(([tag, src = '']) => ({ url, tag, src })),
)

test('every script of a page is named with what it holds', () => {
  expect(scripts.length).toBeGreaterThan(0)
  const wrong = scripts.filter(({ tag, src }) => {
    const digest = createHash('sha384')
      .update(readFileSync(`dist/client${src}`))
      .digest('base64')
    return !tag.includes(`integrity="sha384-${digest}"`)
  })
  expect(wrong).toEqual([])
})

test('static hosts give the headers of documents to every page, and to no script, font or picture', () => {
  const rules = readFileSync('dist/client/_headers', 'utf8')
    .split('\n\n')
    .map(rule => rule.trim().split('\n'))
  const guarded = rules
    .filter(([, ...headers]) => headers.some(header => header.includes('content-security-policy')))
    .map(([path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  const isGuarded = (address: string) => guarded.some(pattern => pattern.test(address))
  expect(builtPages.map(({ url }) => url).filter(url => !isGuarded(url))).toEqual([])
  const resources = builtPages.flatMap(({ html }) =>
    [...html.matchAll(/(?:src|href)="(\/[^"#]+\/[^"]+\.(?:js|css|woff2|svg|png|avif|webp))"/g)].map(
      ([, src = '']) => src,
    ),
  )
  expect(resources.length).toBeGreaterThan(0)
  expect(resources.filter(isGuarded)).toEqual([])
})
