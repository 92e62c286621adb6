import type { Finding } from '../../fault.ts'
import { openOf, type Tag, tagsIn } from '../../mdx/tags.ts'
import { msg } from '../../messages/msg.ts'
import { nearest } from '../../nearest.ts'
import type { PageSource } from '../../pageSource.ts'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import { placeAt } from './place.ts'

/**
 * Two tags of one widget, of which one has a misspelt name. The name that exists is the right one, and the page lacks just the tag
 * that the misspelt one would be: else another widget may be open.
 */
export function misspeltTag(
  { file, source, body }: PageSource,
  widgets: WidgetDescriptions,
  { unclosed, ...fault }: Finding,
): Finding | undefined {
  if (!unclosed) return undefined
  const start = source.length - body.length
  const placeOf = (tag: Tag) => placeAt(file, source, tag.from + start)
  const tags = tagsIn(body)
  const closing = tags.find(tag => {
    const { line, column } = placeOf(tag)
    return tag.kind === 'closing' && line === fault.line && column === fault.column
  })
  const opening = closing && openBefore(tags, closing)
  if (!opening || opening.name !== unclosed.name) return undefined
  if (openOf(opening.name, tags) <= 0 || openOf(closing.name, tags) >= 0) return undefined
  const [wrong, right] = describeWidget(widgets, opening.name) ? [closing, opening] : [opening, closing]
  const isMeant = /^[A-Z]/.test(wrong.name) && nearest(wrong.name, [right.name]) !== undefined
  if (!isMeant || describeWidget(widgets, wrong.name) || !describeWidget(widgets, right.name)) return undefined
  const from = source.indexOf(wrong.name, wrong.from + start)
  return {
    ...fault,
    ...placeOf(wrong),
    expected: msg('the same name in both tags'),
    fix: body.slice(wrong.from, wrong.to).replace(wrong.name, right.name),
    edit: { from, to: from + wrong.name.length, insert: right.name },
  }
}

/** The innermost widget that is open where a tag begins. */
function openBefore(tags: readonly Tag[], { from }: Tag): Tag | undefined {
  const open: Tag[] = []
  for (const tag of tags.filter(one => one.from < from)) {
    if (tag.kind === 'opening') open.push(tag)
    else if (tag.kind === 'closing' && open.pop()?.name !== tag.name) return undefined
  }
  return open.at(-1)
}
