import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMdx } from '../../src/content/mdx/load.ts'
import { messages as en } from '../../src/site/i18n/en.po'
import { messages as he } from '../../src/site/i18n/he.po'
import { mdxComponents } from '../../src/site/widgets/index.ts'

test.each([
  ['en', 'Words.', 'Code'],
  ['he', 'מילים.', 'קוד'],
] as const)('a block of code begins at the left and can be scrolled by keyboard (%s)', async (locale, words, name) => {
  const body = `${words}\n\n\`\`\`sh\nif true; then\n  echo "${words}"\nfi\n\`\`\`\n`
  const Content = await loadMdx({ file: `x.${locale}.mdx`, locale, bodyOffset: 0, body })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, he } })}>
      <Content components={mdxComponents} />
    </I18nProvider>,
  )
  const [, region, block, code] = /<section([^>]*)><pre([^>]*)>([\s\S]*)<\/pre>/.exec(html) ?? []
  expect(block).toContain(' dir="ltr"')
  // What takes the focus has a name.
  expect(region).toContain(` aria-label="${name}" tabindex="0"`)
  // Each line as it was written, and none of its words apart.
  expect(code).toContain(`if true; then\n  echo &quot;${words}&quot;\nfi`)
})
