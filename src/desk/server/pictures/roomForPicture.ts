import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { nodesOf } from '../../../content/checks/read/nodes.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { describeWidget } from '../../../content/widgets.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'

/**
 * The place nearest to one in a page where a picture may stand: after the widgets around it that take no picture.
 * @returns an offset into the page's text
 */
export function roomForPicture({ tree }: Pick<PageSource, 'tree'>, at: number): number {
  const around = [...nodesOf(tree)].filter(isWidget).filter(widget => startOf(widget) < at && at < endOf(widget))
  let place = at
  // From the innermost outwards: one that takes a picture is the place, whatever it stands in.
  for (const widget of around.reverse()) {
    if (takesPicture(widget)) break
    place = endOf(widget)
  }
  return place
}

/** A widget without a description is for the checks to report, and may take anything. */
function takesPicture({ name, children }: MdxJsxFlowElement): boolean {
  const widget = describeWidget(widgetDescriptions, name)
  if (widget?.children === 'picture') return children.length === 0
  return widget === undefined || widget.children === 'markdown'
}

const isWidget = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement'

const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0
const endOf = ({ position }: Nodes): number => position?.end.offset ?? 0
