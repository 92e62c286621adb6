import { isElement, nodesOf, stringProp } from '../../../content/checks/read/nodes.ts'
import type { Content } from '../../../content/checks/types.ts'
import { localize } from '../../../content/locales/urls.ts'
import { describeWidget } from '../../../content/widgets.ts'
import { dataWidgets } from '../../dataWidgets.ts'
import type { DataUse } from './protocol.ts'

/** The pages that show a data file as a whole, or a category of the store. */
export function shownBy(content: Content, file: string): readonly DataUse[] | 'all' {
  const category = /^content\/data\/store\/(.+)\.yaml$/.exec(file)?.[1]
  const name = Object.keys(dataWidgets).find(key => file === `content/data/${key}.yaml`) as
    | keyof typeof dataWidgets
    | undefined
  const names = name && dataWidgets[name]
  if (names === 'all') return 'all'
  if (!names && !category) return []
  return content.pages.flatMap(page => {
    const isShown = [...nodesOf(page.tree)].some(node => {
      if (!isElement(node)) return false
      if (names?.some(widget => widget === node.name)) return true
      if (!category) return false
      const props = Object.entries(describeWidget(content.widgets, node.name)?.props ?? {})
      return props.some(([prop, { refersTo }]) => refersTo === 'storeCategory' && stringProp(node, prop) === category)
    })
    if (!isShown) return []
    const url = localize(page.path, page.locale)
    return [{ label: url, url }]
  })
}
