import { expect, test } from 'vitest'
import { analyticsHosts, hostsOfBuild, isForDocuments, securityHeaders } from './securityHeaders.ts'

const csp = { scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] }

const bytes = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('').length

/**
 * Points of Mozilla's HTTP Observatory for the headers of a page, by its table of modifiers
 * (mdn/mdn-http-observatory, src/grader/charts.js): 100, and what is earned above. Its other points: 5 for scripts with
 * integrity, which tests/built/integrity.test.ts finds in every page; 5 for cookies that are safe, of which there are none;
 * 5 for a host on the browsers' preload list, which its owner enters.
 */
function points(headers: Readonly<Record<string, string>>): number {
  const directives = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const active = [...sources('script-src'), ...sources('style-src'), ...sources('object-src')]
  const unsafe = active.some(source => /^(?:'unsafe-|data:|https?:$|https?:\/\/\*$|\*$)/.test(source))
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  return (
    100 +
    (unsafe ? -20 : directives.get('default-src')?.join() === "'none'" ? 10 : 5) +
    (maxAge >= 15_768_000 ? 0 : -20) +
    (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0) +
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (directives.get('frame-ancestors')?.join() === "'none'" ? 5 : headers['x-frame-options'] === 'DENY' ? 0 : -20) +
    (/^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0)
  )
}

test.each([
  ['the site', []],
  ['the site with analytics', [analyticsHosts]],
])('%s earns all points of the Observatory that headers can earn', (_, services) => {
  expect(points(securityHeaders(csp, services))).toBe(130)
})

test('a build whose forms go elsewhere may connect to that server, and to no other', () => {
  const policy = (forms?: string) =>
    securityHeaders(csp, hostsOfBuild({ measured: false, forms }))['content-security-policy']
  expect(policy('https://forms.example.com')).toContain("connect-src 'self' https://forms.example.com;")
  expect(policy()).toContain("connect-src 'self';")
})

test('what concerns every file is short', () => {
  const headers = Object.entries(securityHeaders(csp)).filter(([name]) => !isForDocuments(name))
  expect(headers.map(([name]) => name)).toEqual(['cross-origin-resource-policy', 'x-content-type-options'])
  expect(bytes(headers)).toBeLessThan(100)
})
