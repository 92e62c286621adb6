import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMdx } from './load.ts'

const htmlOf = async (body: string, locale: 'en' | 'he' = 'en') =>
  renderToStaticMarkup(createElement(await loadMdx({ file: `a.${locale}.mdx`, locale, body, bodyOffset: 0 }))).replace(
    /<link[^>]*>/g,
    '',
  )

test('a picture with a caption is a figure; the caption is text, with Latin names in their order', async () => {
  expect(await htmlOf('![A rack](a.png "Ours, in <Haifa>")')).toBe(
    '<figure><img src="a.png" alt="A rack"/><figcaption>Ours, in &lt;Haifa&gt;</figcaption></figure>',
  )
  expect(await htmlOf('![ארון](a.png "הארון של Acme")', 'he')).toContain(
    '<figcaption>הארון של <bdi>Acme</bdi></figcaption>',
  )
})

test('so it is in a list', async () => {
  expect(await htmlOf('- ![A rack](a.png "Ours")')).toContain('<figure>')
})

test('without a caption it stands in a paragraph', async () => {
  expect(await htmlOf('![A rack](a.png)\n\n![A rack](a.png "")')).not.toContain('figure')
})
