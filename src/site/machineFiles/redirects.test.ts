import { expect, test } from 'vitest'
import { redirectPage, redirectTable, staticHostHeaders, staticHostRedirects } from './redirects.ts'

const table = redirectTable([
  { from: '/lp', to: '/applecare' },
  { from: '/saas', to: '/#products' },
])

test('each row holds under both prefixes, and the home page’s fragment after the prefix', () => {
  expect(table).toEqual([
    { from: '/lp', to: '/applecare' },
    { from: '/he/lp', to: '/he/applecare' },
    { from: '/saas', to: '/#products' },
    { from: '/he/saas', to: '/he#products' },
  ])
})

test('redirects of static hosts are permanent', () => {
  expect(staticHostRedirects(table).split('\n').slice(0, 2)).toEqual(['/lp /applecare 301', '/he/lp /he/applecare 301'])
})

test('hosts that only serve files get a page that forwards without a click and is not indexed', () => {
  const page = redirectPage('https://example.com', '/he/applecare')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/he/applecare">')
  expect(page).toContain('<link rel="canonical" href="https://example.com/he/applecare">')
  expect(page).toContain('noindex')
})

test('static hosts send each file what concerns it, pages the rest besides, keep hashed files for good, share what is to be shared', () => {
  const text = staticHostHeaders(
    { 'x-content-type-options': 'nosniff' },
    { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' },
    ['/', '/about', '/he', '/he/about', '/he/store/mac'],
    [
      { path: '/he/feed.xml', type: 'application/atom+xml; charset=utf-8', cache: 'no-cache' },
      { path: '/.well-known/security.txt', type: 'text/plain; charset=utf-8', cache: 'no-cache' },
    ],
    ['/social/'],
  )
  expect(text).toMatchInlineSnapshot(`
    "/*
      x-content-type-options: nosniff

    /
      x-frame-options: DENY
      cache-control: no-cache

    /:page
      x-frame-options: DENY
      cache-control: no-cache

    /he/:page
      x-frame-options: DENY
      cache-control: no-cache

    /he/store/:page
      x-frame-options: DENY
      cache-control: no-cache

    /assets/*
      cache-control: public, max-age=31536000, immutable

    /social/*
      cross-origin-resource-policy: cross-origin

    /he/feed.xml
      ! x-frame-options
      ! cache-control
      content-type: application/atom+xml; charset=utf-8
      cache-control: no-cache
    "
  `)
})
