import { expect, test } from 'vitest'
import { unknownTarget } from './unknownPath.ts'

const rows = [
  { from: '/lp', to: '/applecare' },
  { from: '/saas', to: '/#products' },
] as const

const cases: [pathname: string, target: string | undefined][] = [
  ['/lp', '/applecare'],
  ['/LP.html', '/applecare'],
  ['/he/lp/', '/he/applecare'],
  ['/he/saas.htm', '/he#products'],
  ['/Kandji.HTML', '/kandji'],
  ['/kandji//', '/kandji'],
  // A browser that is sent to //evil.com leaves the site.
  ['//Evil.com/', '/evil.com'],
  ['//evil.com', '/evil.com'],
  ['/he//lp', '/he/applecare'],
  ['/nothing', undefined],
  ['/he/nothing', undefined],
  ['/hello/lp', undefined],
]

test.each(cases)('%s leads to %s', (pathname, target) => {
  expect(unknownTarget(pathname, rows)).toBe(target)
})
