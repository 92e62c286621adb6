import { expect, test } from 'vitest'
import { languageRedirect } from './languageRedirect.ts'

const cases: [pathname: string, stored: string | null, browser: string | undefined, target: string | undefined][] = [
  ['/kandji', null, 'en-US', undefined],
  ['/kandji', null, 'he-IL', '/he/kandji'],
  ['/', null, 'iw', '/he'],
  ['/kandji', null, 'fr', undefined],
  ['/kandji', null, undefined, undefined],
  ['/kandji', null, 'hen', undefined],
  ['/he/kandji', null, 'en-US', undefined],
  ['/kandji', 'he', 'en-US', '/he/kandji'],
  ['/he/kandji', 'en', 'he', '/kandji'],
  ['/he', 'en', 'he', '/'],
  ['/kandji', 'en', 'he', undefined],
  ['/kandji', 'klingon', 'he', '/he/kandji'],
  // A browser that is sent to //evil.com leaves the site.
  ['/he//evil.com', 'en', 'he', '/evil.com'],
  ['//evil.com', 'he', 'en', '/he/evil.com'],
]

test.each(cases)('%s with stored %s and browser %s goes to %s', (pathname, stored, browser, target) => {
  expect(languageRedirect({ pathname, stored, browser, internal: false })).toBe(target)
})

test('a link of this site leads a Hebrew browser where it says, unless another language is stored', () => {
  const visit = { pathname: '/kandji', browser: 'he-IL', internal: true }
  expect(languageRedirect({ ...visit, stored: null })).toBeUndefined()
  expect(languageRedirect({ ...visit, stored: 'he' })).toBe('/he/kandji')
})
