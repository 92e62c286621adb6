import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { decodeHTML } from 'entities'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '../../src/site/islands/Island.tsx'

const render = (text: string) => {
  const Text = ({ text }: { text: string }) => <b>{text}</b>
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'he', messages: { he: {} } })}>
      <Island name="FaqToggle" component={Text as never} when="load" props={{ text } as never} />
    </I18nProvider>,
  )
}

test.each(['</script><script>alert(1)</script>', '" onclick="alert(1)', 'שלום ״עולם״ & <b>'])(
  'props survive the way through the markup: %s',
  text => {
    const html = render(text)
    const attribute = /data-props="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(JSON.parse(decodeHTML(attribute))).toEqual({ text })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('onclick="')
  },
)

test('the component stands in the page already, under a prefix of its own', () => {
  const html = render('here')
  expect(html).toContain('<b>here</b>')
  expect(html).toMatch(/data-prefix="\w+-"/)
})
