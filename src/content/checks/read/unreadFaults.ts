import type { Finding } from '../../fault.ts'
import { type Tag, tagsIn } from '../../mdx/tags.ts'
import { msg } from '../../messages/msg.ts'
import type { PageSource } from '../../pageSource.ts'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import { closeBefore } from './closeBefore.ts'
import { misspeltTag } from './misspeltTag.ts'
import { placeAt } from './place.ts'

/**
 * Why a page cannot be read. A widget of which its parent holds several is open where the next of them begins: its end belongs there,
 * above the place where the parser misses it.
 */
export const unreadFaults = (page: PageSource, widgets: WidgetDescriptions): Finding[] =>
  page.unread.map(fault => misspeltTag(page, widgets, fault) ?? openAtNext(page, widgets, fault) ?? fault)

function openAtNext(
  { file, source, body }: PageSource,
  widgets: WidgetDescriptions,
  { unclosed, ...fault }: Finding,
): Finding | undefined {
  if (!unclosed) return undefined
  const { name, line } = unclosed
  const home = describeWidget(widgets, name)?.inside
  if (home === undefined || home === name) return undefined
  const start = source.length - body.length
  const placeOf = (tag: Tag) => placeAt(file, source, tag.from + start)
  const twice = firstInItself(tagsIn(body), tag => tag.name === name && placeOf(tag).line === line)
  if (!twice) return undefined
  const tag = `</${name}>`
  return {
    ...fault,
    ...placeOf(twice.inner),
    found: msg('{closed}, while {open} of line {line} is still open', {
      closed: `<${name}>`,
      open: `<${name}>`,
      line: placeOf(twice.outer).line,
    }),
    expected: msg('{tag} before it, on a line of its own', { tag }),
    fix: tag,
    edit: closeBefore(source, twice.inner.from + start, tag),
  }
}

/** The first widget right inside one of its own name, of which either is the one that the parser misses the end of. */
function firstInItself(
  tags: readonly Tag[],
  isUnclosed: (tag: Tag) => boolean,
): { outer: Tag; inner: Tag } | undefined {
  const open: Tag[] = []
  for (const tag of tags) {
    const outer = open.at(-1)
    if (tag.kind === 'closing') {
      if (outer?.name !== tag.name) return undefined
      open.pop()
      continue
    }
    if (outer?.name === tag.name && (isUnclosed(outer) || isUnclosed(tag))) return { outer, inner: tag }
    if (tag.kind === 'opening') open.push(tag)
  }
  return undefined
}
