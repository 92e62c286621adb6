import { expect, test } from 'vitest'
import { builtPages } from './pages.ts'

/** What begins each part of a page, in the specification's order (section 2). */
const orders = {
  '/': [
    '<header',
    'data-behaviour="typing"',
    'data-behaviour="carousel"',
    'data-behaviour="counter"',
    'id="products"',
    'data-section="apple"',
    'data-section="partnership"',
    'data-section="services"',
    'data-behaviour="testimonials"',
    'data-section="key-services"',
    'id="contact"',
    '<footer',
  ],
  '/about': [
    '<header',
    '<h1',
    '<dl',
    'feature-grid',
    'class="steps',
    'feature-grid',
    'id="contact"',
    '<form',
    '<footer',
  ],
}

for (const [path, marks] of Object.entries(orders)) {
  for (const { url, html } of builtPages.filter(({ page }) => page.path === path)) {
    test(`${url} has its parts in the specification’s order`, () => {
      const body = html.slice(html.indexOf('<body'))
      let from = 0
      const found = marks.filter(mark => {
        const at = body.indexOf(mark, from)
        if (at >= 0) from = at + mark.length
        return at >= 0
      })
      expect(found).toEqual(marks)
    })
  }
}
