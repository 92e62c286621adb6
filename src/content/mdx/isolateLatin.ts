import type { ElementContent, Root, RootContent } from 'hast'
import { splitRuns } from '../locales/isolate.ts'
import { isLocale, type Locale, locales } from '../locales/locales.ts'

/** As much of a VFile as is read here. */
interface CompiledFile {
  path?: string | undefined
  data: Record<string, unknown>
}

/** Rehype plugin: wraps Latin runs of right-to-left prose in `<bdi>`, so that names and figures keep their order. */
export function isolateLatin() {
  return (tree: Root, file: CompiledFile) => {
    const locale = localeOf(file)
    if (locale && locales[locale].dir === 'rtl') visit(tree, locale)
  }
}

/** The language in which a file is compiled: `data.locale`, or that of its name, such as `page.he.mdx`. */
function localeOf(file: CompiledFile): Locale | undefined {
  const locale = file.data.locale ?? /\.(\w+)\.mdx$/.exec(file.path ?? '')?.[1]
  return isLocale(locale) ? locale : undefined
}

/** Elements whose text must stay one node. */
const untouched = new Set(['bdi', 'code', 'pre', 'title'])

function visit(parent: { children: (RootContent | ElementContent)[] }, locale: Locale): void {
  parent.children = parent.children.flatMap((node): (RootContent | ElementContent)[] => {
    if (node.type === 'text') {
      return splitRuns(node.value, locale).map(
        (run): ElementContent =>
          run.isolate
            ? { type: 'element', tagName: 'bdi', properties: {}, children: [{ type: 'text', value: run.text }] }
            : { type: 'text', value: run.text },
      )
    }
    if ('children' in node && !(node.type === 'element' && untouched.has(node.tagName))) visit(node, locale)
    return [node]
  })
}
