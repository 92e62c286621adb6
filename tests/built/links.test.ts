import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { htmlFile, localize, parseUrl } from '../../src/content/locales/urls.ts'
import { company } from './pages.ts'

const client = 'dist/client'
const { origin } = company

const texts = (ending: string): [string, string][] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => [file.replaceAll('\\', '/'), readFileSync(join(client, file), 'utf8')])

const html = new Map(texts('.html'))

/** Of pages, and of drawings that pages show parts of. */
const ids = new Map(
  [...html, ...texts('.svg')].map(([file, text]) => [
    file,
    new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
  ]),
)

/** Every address that a page gives, in an attribute of whatever element. */
function addresses(text: string): string[] {
  const single = text.matchAll(/\s(?:href|src|action|poster)="((?:\/|#|https?:)[^"]*)"/g)
  // Social images, and where a redirect's page leads.
  const named = text.matchAll(/\scontent="(?:\d+; ?url=)?((?:\/|https?:)[^"]*)"/g)
  const sets = [...text.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map(part => part.trim().split(/\s/)[0] ?? ''),
  )
  return [...new Set([...[...single, ...named].map(([, address = '']) => decodeHTML(address)), ...sets])]
}

/** The file that an address of this site leads to. */
function target(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
  return [htmlFile(path), path.slice(1)].find(file => file && (html.has(file) || existsSync(join(client, file))))
}

function broken(file: string, address: string): boolean {
  const url = new URL(address, `${origin}/${file.replace(/\.html$/, '')}`)
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return false
  const found = address.startsWith('#') ? file : target(url.pathname)
  if (!found) return true
  const fragment = decodeURIComponent(url.hash.slice(1))
  return fragment !== '' && !ids.get(found)?.has(fragment)
}

test('every address of this site leads to a file of the build, and every fragment to an id there', () => {
  const faults = [...html].flatMap(([file, text]) =>
    addresses(text)
      .filter(address => broken(file, address))
      .map(address => `${file} leads to ${address}`),
  )
  expect(faults).toEqual([])
})

test('an address, a fragment or a picture that is not there would be found', () => {
  const logos = addresses(html.get('index.html') ?? '')
    .find(address => /\.svg#/.test(address))
    ?.split('#')[0]
  expect(logos).toBeDefined()
  for (const address of [
    '/no-such-page',
    '/kandji#no-such',
    '#no-such',
    '/social/en/no-such.png',
    `${logos}#none`,
    `${origin}/none`,
  ]) {
    expect(broken('about.html', address), address).toBe(true)
  }
})

const one = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value)

/** Pages proper: those with an address of their own, neither redirects nor what static hosts show for unknown ones. */
const pages = [...html].filter(([file, text]) => !/(^|\/)404\.html$/.test(file) && !/http-equiv="refresh"/i.test(text))

const canonicalOf = (text: string) => one(text, /<link rel="canonical" href="([^"]+)"/g)
const alternatesOf = (text: string) =>
  [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language = '', href = '']) => [language, href] as const,
  )

const isErrorPage = (text: string) => /<meta name="robots" content="noindex"/.test(text)

test('every page names itself, and only itself, as the canonical address; an error page none', () => {
  const wrong = pages.filter(([file, text]) => {
    if (isErrorPage(text)) return canonicalOf(text).length > 0
    const [canonical = '', ...more] = canonicalOf(text)
    return more.length > 0 || !canonical.startsWith(origin) || htmlFile(canonical.slice(origin.length) || '/') !== file
  })
  expect(wrong.map(([file, text]) => `${file}: ${canonicalOf(text)}`)).toEqual([])
})

test('alternates name the page itself, its pair and the default, and the pair says the same', () => {
  const faults = pages.flatMap(([file, text]) => {
    if (isErrorPage(text)) return alternatesOf(text).length > 0 ? [file] : []
    const { path } = parseUrl(canonicalOf(text)[0]?.slice(origin.length) || '/')
    const absolute = (locale: (typeof localeCodes)[number]) => origin + localize(path, locale)
    const expected = [...localeCodes.map(locale => [locale, absolute(locale)]), ['x-default', absolute('en')]]
    return JSON.stringify(alternatesOf(text)) === JSON.stringify(expected) ? [] : [`${file}: ${alternatesOf(text)}`]
  })
  expect(faults).toEqual([])
})

test('the sitemap and the feeds lead to pages of the build', () => {
  const faults = ['sitemap.xml', 'feed.xml', 'he/feed.xml', 'llms.txt'].flatMap(name => {
    const text = readFileSync(join(client, name), 'utf8')
    const own = [...text.matchAll(new RegExp(`${origin}(/[^\\s"<)]*)?`, 'g'))].map(([, path = '/']) => path)
    return own.filter(path => !target(path)).map(path => `${name} leads to ${path}`)
  })
  expect(faults).toEqual([])
})
