import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { describeWidget } from '../widgets.ts'
import { inOurWords } from './read/foreignWidgets.ts'
import { elementsOf, openingTag, startOf } from './read/nodes.ts'
import type { Check } from './types.ts'

const error = { check: 'widgets', severity: 'error' } as const

/** Widgets that do not exist. */
export const widgets: Check = function* ({ pages, widgets }) {
  const names = Object.keys(widgets).sort()
  for (const page of pages) {
    for (const { element, parent } of elementsOf(page.tree)) {
      const { name } = element
      // HTML tags are reported by the check `gate`.
      if (!name || !/^[A-Z]/.test(name) || describeWidget(widgets, name)) continue
      const ours = inOurWords(page, element, parent)
      if (ours) {
        yield {
          ...error,
          ...startOf(page, element),
          found: msg('{widget} of another system', { widget: `<${name}>` }),
          ...ours,
        }
        continue
      }
      const close = nearest(name, names)
      yield {
        ...error,
        ...startOf(page, element),
        found: msg('an unknown widget, {widget}', { widget: `<${name}>` }),
        expected: close
          ? msg('a known widget; did you mean {close}?', { close: `<${close}>` })
          : msg('a widget of this site; {gallery} of npm run dev shows them all', { gallery: '/gallery' }),
        ...(close ? { fix: openingTag(page, element).replace(name, close) } : {}),
      }
    }
  }
}
