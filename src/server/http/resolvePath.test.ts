import { expect, test } from 'vitest'
import { resolvePath } from './resolvePath.ts'

const pages = new Set(['/', '/he', '/kandji', '/he/kandji', '/not-found', '/he/not-found', '/assets/a.js'])
const known = {
  has: (address: string) => pages.has(address),
  redirects: new Map([
    ['/lp', '/applecare'],
    ['/he/lp', '/he/applecare'],
    ['/saas', '/#products'],
  ]),
}

test.each([
  ['/', 'file', '/'],
  ['/he', 'file', '/he'],
  ['/kandji', 'file', '/kandji'],
  ['/assets/a.js', 'file', '/assets/a.js'],
  ['/kandji/', 'redirect', '/kandji'],
  ['/Kandji.HTML', 'redirect', '/kandji'],
  ['/kandji.htm/', 'redirect', '/kandji'],
  ['/index.html', 'redirect', '/'],
  ['/he/', 'redirect', '/he'],
  ['/he/index.html', 'redirect', '/he'],
  ['/lp', 'redirect', '/applecare'],
  ['/HE/LP.html', 'redirect', '/he/applecare'],
  ['/saas', 'redirect', '/#products'],
  ['/not-found', 'file', '/not-found'],
  ['/nothing', 'not-found', '/not-found'],
  ['/he/nothing', 'not-found', '/he/not-found'],
  ['//kandji', 'redirect', '/kandji'],
  ['/he//kandji', 'redirect', '/he/kandji'],
  ['//not-found', 'file', '/not-found'],
  ['/kandji.', 'redirect', '/kandji'],
  ['/he/kandji/).', 'redirect', '/he/kandji'],
  ['/kandji%20', 'redirect', '/kandji'],
  ['/he/kandji%E2%80%8F', 'redirect', '/he/kandji'],
  ['/kandji%E2%80%8E.%E2%81%A9', 'redirect', '/kandji'],
  ['/he/LP.html,', 'redirect', '/he/applecare'],
  ['/he.', 'redirect', '/he'],
  ['/nothing%E2%80%8F.', 'not-found', '/not-found'],
  ['//evil.com', 'not-found', '/not-found'],
  ['//evil.com/', 'not-found', '/not-found'],
  ['/%', 'bad', '/not-found'],
  ['/%00', 'bad', '/not-found'],
  ['/..%2f..%2fetc/passwd', 'bad', '/not-found'],
  ['/../etc/passwd', 'bad', '/not-found'],
  ['/\\evil.com', 'bad', '/not-found'],
  [`/${'a'.repeat(3000)}`, 'bad', '/not-found'],
  ['/he/100%', 'bad', '/he/not-found'],
])('%s is %s %s', (raw, kind, where) => {
  const resolution = resolvePath(raw, known)
  expect(resolution.kind).toBe(kind)
  expect('to' in resolution ? resolution.to : 'address' in resolution ? resolution.address : undefined).toBe(where)
})

test.each(['/404', '/he/404', '/not-found', '/store/not-found'])('%s, an error page, is a 404', address => {
  expect(resolvePath(address, { ...known, has: () => true })).toEqual({ kind: 'file', address, status: 404 })
})

test('an address that nothing took the place of says so, however it is written', () => {
  const known = {
    has: (address: string) => pages.has(address),
    redirects: new Map(),
    gone: new Set(['/offer', '/he/offer']),
  }
  expect(resolvePath('/he/Offer.html', known)).toMatchObject({
    kind: 'not-found',
    address: '/he/not-found',
    status: 410,
  })
  expect(resolvePath('/offers', known)).toMatchObject({ kind: 'not-found', status: 404 })
})
