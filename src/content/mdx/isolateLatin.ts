import type { Element, ElementContent, Root, RootContent } from 'hast'
import { splitRuns } from '../locales/isolate.ts'
import type { Locale } from '../locales/locales.ts'

/** Rehype plugin: wraps Latin runs of Hebrew prose in `<bdi>`, so that names and figures keep their order. */
export function isolateLatin(locale: Locale) {
  return () => (tree: Root) => {
    if (locale === 'he') visit(tree)
  }
}

/** Elements whose text must stay one node. */
const untouched = new Set(['bdi', 'code', 'pre', 'title'])

function visit(parent: { children: (RootContent | ElementContent)[] }): void {
  parent.children = parent.children.flatMap((node): (RootContent | ElementContent)[] => {
    if (node.type === 'text') {
      return splitRuns(node.value, 'he').map(run =>
        run.isolate
          ? ({
              type: 'element',
              tagName: 'bdi',
              properties: {},
              children: [{ type: 'text', value: run.text }],
            } satisfies Element)
          : { type: 'text', value: run.text },
      )
    }
    if ('children' in node && !(node.type === 'element' && untouched.has(node.tagName))) visit(node)
    return [node]
  })
}
