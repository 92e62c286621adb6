import { expect, test } from 'vitest'
import { markBrokenLinks } from './brokenLinks.ts'

const mark = (html: string) =>
  markBrokenLinks(html, 'en', {
    hasPage: (_, path) => path === '/kandji',
    redirect: () => undefined,
    hasFile: () => false,
  })

test('only links that lead nowhere are marked, and the rest of the page stays byte for byte', () => {
  const html = '<p id="a&amp;b">1 < 2 <a class="x" href="/kandji?a=1&amp;b=2">One</a><a href="#a&amp;b">Two</a></p>'
  expect(mark(html)).toBe(html)
  expect(mark(`${html}<a class="x" href="/nowhere">Three</a>`)).toMatch(
    /<\/p><a data-broken-link="" title="[^"]+" class="x" href="\/nowhere">Three<\/a>$/,
  )
})

test('an address cannot end the title that names it', () => {
  expect(mark('<a href="/no&quot;where&gt;">Go</a>')).toMatch(/ title="[^"]*\/no&quot;where[^"]*" href=/)
})
