import { sha } from '../site.ts'
import { lockFile } from '../translations/lock.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import type { Content, PageSource } from './types.ts'

/** Lines that may be headings, or contain a widget that links can lead to: the targets that links of other pages may name. */
function placeLines(widgets: WidgetDescriptions): (page: PageSource) => string[] {
  const anchored = Object.entries(widgets).flatMap(([name, { anchor }]) => (anchor ? `<${name}` : []))
  const pattern = new RegExp(`^.*(?:${['#', ...anchored].join('|')}).*$|^.*\\n\\s*(?:=+|-+)[ \\t]*$`, 'gm')
  return ({ source }) => source.replace(/^---\r?\n[\s\S]*?\n---/, '').match(pattern) ?? []
}

/** Outside headings, a `#` begins the name of a place. */
const linksToPlaces = ({ source }: PageSource): boolean => /\S#\S|:\s+#/.test(source)

/**
 * By file: a hash of everything that the checks compare the page with, its other language included. A page that passed
 * under the same key passes again.
 * @param rules hash of the code of the checks
 */
export function cacheKeys(content: Content, rules: string): ReadonlyMap<string, string> {
  const { allPages, yaml, pictures, files, today } = content
  const kept = [...files].flatMap(([file, { size, text }]) => (text === undefined ? [[file, size]] : []))
  const common = sha(
    JSON.stringify([
      rules,
      today,
      // The record of translations decides on warnings alone; its own faults are reported without any page.
      [...yaml.values()].flatMap(({ file, source }) => (file === lockFile ? [] : [file, source])),
      kept,
      [...pictures],
      // Whether a page is a draft decides on links of others to it.
      allPages.map(({ file, frontMatter }) => [file, frontMatter.draft === true]),
    ]),
  )
  const placesOf = placeLines(content.widgets)
  const places = sha(JSON.stringify(allPages.map(page => [page.path, page.locale, placesOf(page)])))
  const pairs = Map.groupBy(allPages, ({ section, slug }) => `${section}/${slug}`)
  return new Map(
    [...pairs.values()].flatMap(pair => {
      const led = pair.some(linksToPlaces) ? places : ''
      const key = sha([common, led, ...pair.map(({ source }) => sha(source))].join(' '))
      return pair.map(({ file }): [string, string] => [file, key])
    }),
  )
}
