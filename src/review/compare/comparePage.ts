import { findOne, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { parts, removeInvisible, serialise } from '../builds/readHtml.ts'
import { bodyOf } from '../html.ts'
import { readBlocks } from './blocks.ts'
import type { Change, ChangeKind } from './changes.ts'
import { readHead } from './head.ts'
import { compareImages, imagesOf } from './images.ts'
import { compareLinks, readLinks } from './links.ts'
import { compareNamed } from './named.ts'
import { compareStatements, readStatements } from './structuredData.ts'
import { compareText } from './text.ts'
import { partBytes, partContents } from './weight.ts'

export function comparePage(base: Build, head: Build, before: BuiltPage, after: BuiltPage): Change[] {
  const loaded = compareParts(base, head, before, after)
  if (before.normal === after.normal && before.appearance === after.appearance) return loaded
  const [old, now] = [bodyOf(parseDocument(before.html)), bodyOf(parseDocument(after.html))]
  const visible: Change[] = [
    ...ofKind('text', compareText(readBlocks(old), readBlocks(now))),
    ...compareFacts(base, head, before, after),
    ...ofKind('link', compareLinks(readLinks(old), readLinks(now))),
    ...ofKind('image', compareImages(imagesOf(base, before, old), imagesOf(head, after, now))),
  ]
  return [
    ...visible,
    ...ofKind('meta', compareNamed(readHead(before.normal), readHead(after.normal))),
    ...ofKind('structured', compareStatements(readStatements(before.html), readStatements(after.html))),
    ...compareMarkup(before, after, visible),
    ...loaded,
  ]
}

const ofKind = <Kind extends ChangeKind, Found>(kind: Kind, found: readonly Found[]) =>
  found.map(change => ({ kind, ...change }))

/** What search engines show of a new page. */
export function introduce({ html }: BuiltPage): Change[] {
  const head = readHead(html)
  return ['title', 'description'].map(name => ({ kind: 'meta', names: [name], after: head.get(name) ?? '' }))
}

function compareFacts(base: Build, head: Build, was: BuiltPage, { url, locale }: BuiltPage): Change[] {
  const [old, now] = [base.facts.on(was.url), head.facts.on(url)]
  return [...new Set([...now, ...old])].flatMap((id): Change[] => {
    const before = old.includes(id) ? base.facts.format(id, locale) : undefined
    const after = now.includes(id) ? head.facts.format(id, locale) : undefined
    if (before === after) return []
    return [{ kind: 'fact', id, ...(before ? { before } : {}), ...(after ? { after } : {}) }]
  })
}

/** Markup of the author's part and of the layout around it. */
function markupOf({ normal }: BuiltPage): Record<'page' | 'frame', string> {
  const body = bodyOf(removeInvisible(parseDocument(normal)))
  const main = findOne(element => element.name === 'main', body.children)
  if (main) removeElement(main)
  return { page: main ? serialise(main) : '', frame: serialise(body) }
}

function compareMarkup(before: BuiltPage, after: BuiltPage, visible: readonly Change[]): Change[] {
  const [old, now] = [markupOf(before), markupOf(after)]
  const isExplained = (place: 'page' | 'frame') =>
    visible.some(change => change.kind !== 'text' || (change.at.place === 'page') === (place === 'page'))
  return (['page', 'frame'] as const).flatMap(place =>
    old[place] === now[place] || isExplained(place) ? [] : [{ kind: 'markup' as const, place }],
  )
}

function compareParts(base: Build, head: Build, before: BuiltPage, after: BuiltPage): Change[] {
  return parts.flatMap((part): Change[] => {
    if (partContents(base, before, part) === partContents(head, after, part)) return []
    return [{ kind: 'part', part, before: partBytes(base, before, part), after: partBytes(head, after, part) }]
  })
}
