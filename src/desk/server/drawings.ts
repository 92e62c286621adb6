import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../content/locales/locales.ts'
import { iconNames, illustrationNames } from '../../content/names.ts'
import type * as icon from '../../site/layout/Icon.tsx'
import type * as illustration from '../../site/layout/Illustration.tsx'
import type { Renderer } from '../dev/renderer.ts'
import { documented, readExamples } from '../gallery/examples.ts'
import type { Drawings } from './protocol.ts'

/** Every icon and illustration as the pages have them. */
export async function drawings(renderer: Renderer): Promise<Drawings> {
  const { Icon } = await renderer.load<typeof icon>('/src/site/layout/Icon.tsx')
  const { Illustration } = await renderer.load<typeof illustration>('/src/site/layout/Illustration.tsx')
  return {
    icons: Object.fromEntries(
      iconNames.map(name => [name, renderToStaticMarkup(createElement(Icon, { name, size: 20 }))]),
    ),
    illustrations: Object.fromEntries(
      illustrationNames.map(name => [name, renderToStaticMarkup(createElement(Illustration, { name }))]),
    ),
  }
}

/** The first example that contains a widget, as a writer would type it. */
export function exampleOf(root: string, widget: string, locale: Locale): string | undefined {
  const sections = readExamples(root)
  const own = sections.find(section => section.widget === widget)
  const section = own ?? sections.find(candidate => documented(candidate, sections).includes(widget))
  return section?.examples.find(example => example[locale].includes(`<${widget}`))?.[locale]
}
