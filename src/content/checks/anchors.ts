import { slug } from 'github-slugger'
import { frameIds } from '../mdx/sectionIds.ts'
import { msg } from '../messages/msg.ts'
import { slugForm, slugOf } from '../slugs.ts'
import { addressesOf } from './read/addresses.ts'
import { englishOf, sectionsIn } from './read/anchors.ts'
import { startOf, textOf, writtenAs } from './read/nodes.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Headings that would get the same address, where the second one's would change with the first; and ids that cannot be theirs. */
export const anchors: Check = function* (content) {
  const { pages } = addressesOf(content)
  for (const page of content.pages) {
    const pair = pages.get(page.path) ?? [page]
    const english = englishOf(pair)
    yield* misplaced(page)
    if (!english || english === page) yield* ownIds(page)
    else yield* otherIds(page, english)
  }
}

const error = { check: 'anchors', severity: 'error' } as const

/** Faults of the ids in the English page, which names the sections of both. */
function* ownIds(page: PageSource): Iterable<Finding> {
  const seen = new Map(frameIds.map(id => [id, undefined as number | undefined]))
  for (const { heading } of sectionsIn(page, [])) {
    const id = heading.data?.ids?.[0] ?? slug(textOf(heading))
    if (seen.has(id)) {
      const line = seen.get(id)
      const [written, address] = [writtenAs(page, heading), `#${id}`]
      yield {
        ...error,
        ...startOf(page, heading),
        found: line
          ? msg('{heading}, whose address {address} is that of the heading on line {line}', {
              heading: written,
              address,
              line,
            })
          : msg('{heading}, whose address {address} is used on every page', { heading: written, address }),
        expected: msg('a heading with wording of its own, or with an address at its end: {example}', {
          example: '## Words [#address]',
        }),
      }
    }
    if (heading.data?.ids && !slugForm.test(id)) {
      yield {
        ...error,
        ...startOf(page, heading),
        found: msg('the address {address} of a section', { address: `#${id}` }),
        expected: msg('small Latin letters, digits and hyphens: it is the same in both languages'),
        fix: writtenAs(page, heading).replace(`[#${id}`, `[#${slugOf(id) || '…'}`),
      }
    }
    seen.set(id, heading.position?.start.line)
  }
}

/** Faults of the ids in the other language, which are the English ones, repeated or left out. */
function* otherIds(page: PageSource, english: PageSource): Iterable<Finding> {
  const theirs = sectionsIn(english, [])
  for (const [index, { heading }] of sectionsIn(page, []).entries()) {
    const counterpart = theirs[index]
    const ids = heading.data?.ids?.join(' ')
    if (!counterpart || ids === undefined || ids === counterpart.heading.data?.ids?.join(' ')) continue
    const written = counterpart.heading.data?.ids?.map(id => `#${id}`).join(' ')
    const words = writtenAs(page, heading).replace(/\s*\[#[^\]]*\]\s*$/, '')
    yield {
      ...error,
      ...startOf(page, heading),
      found: msg('{heading}, an address that the English heading does not have', { heading: writtenAs(page, heading) }),
      expected: msg('the address of the English one, {heading}; it counts here too when left out', {
        heading: writtenAs(english, counterpart.heading),
      }),
      fix: written ? `${words} [${written}]` : words,
      also: startOf(english, counterpart.heading),
    }
  }
}

/** What was meant as an address and would be read as words. */
function* misplaced(page: PageSource): Iterable<Finding> {
  for (const { heading } of sectionsIn(page, [])) {
    const [written] = /\[#[^\]]*\]/.exec(textOf(heading)) ?? []
    if (!written) continue
    const words = writtenAs(page, heading).replace(written, '').replace(/\s+/g, ' ').trim()
    const ids = written
      .slice(1, -1)
      .split(/\s*#/)
      .filter(Boolean)
      .map(id => `#${slugOf(id) || '…'}`)
    yield {
      ...error,
      ...startOf(page, heading),
      found: msg('{heading}, whose address readers would see', { heading: writtenAs(page, heading) }),
      expected: msg(
        'the address at the end of the heading, without spaces; older ones after it, each with its {hash}',
        {
          hash: '#',
        },
      ),
      fix: `${words} [${ids.join(' ')}]`,
    }
  }
}
