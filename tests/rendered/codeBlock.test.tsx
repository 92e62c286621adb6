import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMdx } from '../../src/content/mdx/load.ts'
import { mdxComponents } from '../../src/site/widgets/index.ts'

test.each([
  ['en', 'Words.'],
  ['he', 'מילים.'],
] as const)('a block of code begins at the left and can be scrolled by keyboard (%s)', async (locale, words) => {
  const body = `${words}\n\n\`\`\`sh\nif true; then\n  echo "${words}"\nfi\n\`\`\`\n`
  const Content = await loadMdx({ file: `x.${locale}.mdx`, locale, bodyOffset: 0, body })
  const html = renderToStaticMarkup(<Content components={mdxComponents} />)
  const [, attributes, code] = /<pre([^>]*)>([\s\S]*)<\/pre>/.exec(html) ?? []
  expect(attributes).toContain(' dir="ltr"')
  expect(attributes).toContain(' tabindex="0"')
  // Each line as it was written, and none of its words apart.
  expect(code).toContain(`if true; then\n  echo &quot;${words}&quot;\nfi`)
})
