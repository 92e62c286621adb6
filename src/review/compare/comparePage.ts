import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { readBlocks } from '../html/blocks.ts'
import { readHead } from '../html/head.ts'
import { imagesOf } from '../html/images.ts'
import { readLinks } from '../html/links.ts'
import { visibleHtml } from '../html/normalise.ts'
import { bodyOf, parseHtml } from '../html/parseHtml.ts'
import { readStatements } from '../html/structuredData.ts'
import type { Change, Part } from './changes.ts'
import { compareImages } from './images.ts'
import { compareLinks } from './links.ts'
import { compareNamed } from './named.ts'
import { compareStatements } from './structured.ts'
import { compareText } from './textDiff.ts'
import { partBytes, partContents } from './weight.ts'

/** Everything in which a page differs between two builds; nothing where it is the same. */
export function comparePage(base: Build, head: Build, before: BuiltPage, after: BuiltPage): Change[] {
  const parts = compareParts(base, head, before, after)
  if (before.normal === after.normal && before.look === after.look) return parts
  const [old, now] = [bodyOf(parseHtml(before.html)), bodyOf(parseHtml(after.html))]
  const seen: Change[] = [
    ...compareText(readBlocks(old), readBlocks(now)).map(change => ({ kind: 'text' as const, ...change })),
    ...compareFacts(base, head, before, after),
    ...compareLinks(readLinks(old), readLinks(now)).map(change => ({ kind: 'link' as const, ...change })),
    ...compareImages(imagesOf(base, before, old), imagesOf(head, after, now)).map(change => ({
      kind: 'image' as const,
      ...change,
    })),
  ]
  return [
    ...seen,
    ...compareNamed(readHead(before.normal), readHead(after.normal)).map(change => ({
      kind: 'meta' as const,
      ...change,
    })),
    ...compareStatements(readStatements(before.html), readStatements(after.html)).map(change => ({
      kind: 'structured' as const,
      ...change,
    })),
    ...compareMarkup(before, after, seen),
    ...parts,
  ]
}

/** What search engines say of a page that is new. */
export function introduce({ html }: BuiltPage): Change[] {
  const head = readHead(html)
  return ['title', 'description'].map(name => ({ kind: 'meta', names: [name], after: head.get(name) ?? '' }))
}

function compareFacts(base: Build, head: Build, was: BuiltPage, { url, locale }: BuiltPage): Change[] {
  const [old, now] = [base.facts.on(was.url), head.facts.on(url)]
  return [...new Set([...now, ...old])].flatMap((id): Change[] => {
    const before = old.includes(id) ? base.facts.say(id, locale) : undefined
    const after = now.includes(id) ? head.facts.say(id, locale) : undefined
    if (before === after) return []
    return [{ kind: 'fact', id, ...(before ? { before } : {}), ...(after ? { after } : {}) }]
  })
}

/** Parts of a page's HTML: what its author writes, and the frame that every page has. */
function halves({ normal }: BuiltPage): Record<'page' | 'frame', string> {
  const html = visibleHtml(normal)
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  const [start, end] = [body.indexOf('<main'), body.indexOf('</main>')]
  return { page: body.slice(start, end), frame: body.slice(0, start) + body.slice(end) }
}

function compareMarkup(before: BuiltPage, after: BuiltPage, seen: readonly Change[]): Change[] {
  const [old, now] = [halves(before), halves(after)]
  const told = (place: 'page' | 'frame') =>
    seen.some(change => (change.kind === 'text' ? (change.at.place === 'page') === (place === 'page') : true))
  return (['page', 'frame'] as const).flatMap(place =>
    old[place] === now[place] || told(place) ? [] : [{ kind: 'markup' as const, place }],
  )
}

function compareParts(base: Build, head: Build, before: BuiltPage, after: BuiltPage): Change[] {
  return (['scripts', 'styles', 'fonts'] as const satisfies readonly Part[]).flatMap((part): Change[] => {
    if (partContents(base, before, part) === partContents(head, after, part)) return []
    return [{ kind: 'part', part, before: partBytes(base, before, part), after: partBytes(head, after, part) }]
  })
}
