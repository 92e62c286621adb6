import { expect, test } from 'vitest'
import { builtPages } from './pages.ts'

/** Images that would move the page as they come, or be fetched before anyone sees them. */
const faults = (html: string) =>
  [...html.matchAll(/(<picture data-picture=""[^>]*>(?:<source[^>]*>)*)?<img ([^>]*)>/g)].flatMap(
    ([tag, picture, attributes = '']) =>
      picture && / width="\d+" height="\d+"/.test(` ${attributes}`) && attributes.includes('loading="lazy"')
        ? []
        : [tag],
  )

test('every image stands in a picture, waits to be near, and has its size', () => {
  expect(builtPages.flatMap(({ url, html }) => faults(html).map(tag => `${url}: ${tag}`))).toEqual([])
  expect(builtPages.filter(({ html }) => html.includes('<picture')).length).toBeGreaterThan(1)
})

test('a bare image and one without size would be found', () => {
  const page = builtPages.find(({ html }) => html.includes('<picture'))?.html ?? ''
  expect(faults(page.replace('<picture ', '<span '))).toHaveLength(1)
  expect(faults(page.replace(/(<img [^>]*?) height="\d+"/, '$1'))).toHaveLength(1)
})
