import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from './pages.ts'

const component = '<picture data-picture="" data-behaviour="picture" data-when="load">'

/** Images that would move the page as they come, or be fetched before anyone comes near. */
const faults = (html: string) =>
  [
    ...html.matchAll(
      /(<picture[^>]*>)?(?:<source[^>]*>)*<(?:img|image|object|embed|video|input [^>]*type="image")\b[^>]*>/g,
    ),
  ].flatMap(([tag, picture]) =>
    picture === component && / width="\d+" height="\d+"/.test(tag) && tag.includes(' loading="lazy"') ? [] : [tag],
  )

test('every image of every page stands in the one component, waits to be near, and has its size', () => {
  expect(builtPages.flatMap(({ url, html }) => faults(html).map(tag => `${url}: ${tag}`))).toEqual([])
  expect(builtPages.filter(({ html }) => html.includes(component)).length).toBeGreaterThan(1)
})

test('the drawing of About stands on no other page', () => {
  const drawing = (html: string) => /<svg(?=[^>]*class="illustration").*?<\/svg>/s.exec(html)?.[0]
  for (const about of builtPages.filter(({ page }) => page.path === '/about')) {
    expect(drawing(about.html)).toBeDefined()
    const same = builtPages.filter(({ html }) => drawing(html) === drawing(about.html)).map(({ page }) => page.path)
    expect(new Set(same)).toEqual(new Set(['/about']))
  }
})

test('the logos of vendors and of clients are among them', () => {
  for (const url of ['/', '/he']) {
    const html = builtPages.find(page => page.url === url)?.html ?? ''
    const strips = ['carousel', 'testimonials'].map(
      name => html.split(`data-behaviour="${name}"`)[1]?.split('</ul>')[0],
    )
    for (const strip of strips)
      expect(
        strip
          ?.split('<li')
          .slice(1)
          .filter(item => !item.includes(component)),
      ).toEqual([])
  }
})

test('neither scripts nor style sheets fetch images of their own', () => {
  const drawing = globSync('src/site/**/*.{ts,tsx}').filter(file =>
    /<img|new Image\(|createElement\('img'/.test(readFileSync(file, 'utf8')),
  )
  expect(drawing.map(file => file.replaceAll('\\', '/'))).toEqual(['src/site/layout/Picture.tsx'])
  const sheets = globSync('dist/client/assets/**/*.css').map(file => readFileSync(file, 'utf8'))
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.flatMap(css => css.match(/url\([^)]*\)/g) ?? []).filter(url => !/\.woff2["']?\)$/.test(url))).toEqual(
    [],
  )
})

test('a bare image and one without size would be found', () => {
  const page = builtPages.find(({ html }) => html.includes(component))?.html ?? ''
  expect(faults(page.replace(component, '<span>'))).toHaveLength(1)
  expect(faults(page.replace(component, '<picture>'))).toHaveLength(1)
  expect(faults(page.replace(/(<img [^>]*?) height="\d+"/, '$1'))).toHaveLength(1)
  expect(faults(page.replace(' loading="lazy"', ''))).toHaveLength(1)
})
