import { msg } from '../messages/msg.ts'
import { textRunsOf, writtenAs } from './read/nodes.ts'
import { pageNamed } from './read/pageNamed.ts'
import { placeAt } from './read/place.ts'
import type { Finding, PageSource } from './types.ts'

/** `[words](`; only the end of it where the words are bold, or a widget is among them. */
const begun = /(?<!\\)(?:!?\[([^[\]]*)|^)(?<!\\)\]\(/g

/** An address, up to what can follow a link in a sentence. */
const begunAddress = /^[^\s()<>]*[^\s()<>.,:;!?]/

/** How an address begins that is no word of a sentence, or ends if it is that of a file. */
export const addressStart = /(?:[./#]|https?:|mailto:|tel:|[^()\n]*\.\w{2,4}\))/

const isAddress = (written: string): boolean => written.search(addressStart) === 0

/** Links and pictures whose round bracket is never closed, or has words in place of an address. */
export function* unfinishedLinks(page: PageSource, pages: readonly PageSource[]): Iterable<Finding> {
  const { file, source, locale } = page
  for (const run of textRunsOf(page)) {
    for (const { 0: mark, 1: words, index } of writtenAs(page, run).matchAll(begun)) {
      const from = (run.position?.start.offset ?? 0) + index
      const [rest = ''] = source.slice(from + mark.length).split('\n', 1)
      const [, closed] = /^([^()]*)\)/.exec(rest) ?? []
      // An address with a space, or with a caption, has its own slips.
      if (closed !== undefined && isAddress(rest)) continue
      const [address = ''] = begunAddress.exec(rest) ?? []
      const isWhole = closed === undefined && /^(?:https?:|mailto:|tel:)\S/.test(address)
      // A slash alone is only begun.
      const names = [closed ?? rest, address].filter(name => name !== '/')
      const known = names.map(name => pageNamed(name, locale, pages)).find(Boolean)
      const isPath = known?.path === address
      const url = known?.path ?? (isAddress(address) && address !== '/' ? address : '/…')
      const written = `${mark}${closed ?? address}`.replace(/\s+/g, ' ')
      const fix = `${mark.startsWith('!') ? '!' : ''}[${words?.replace(/\s+/g, ' ') ?? '…'}](${url})`
      const end = from + mark.length + address.length
      yield {
        ...placeAt(file, source, from),
        check: 'leftoverMarks',
        severity: 'error',
        found: msg('{slip}: {word}', {
          slip: msg('an unfinished link or picture, so that readers see its brackets'),
          word: written,
        }),
        expected: msg('an address without spaces right after the words, between round brackets'),
        fix,
        ...(isWhole || isPath ? { edit: { from: end, to: end, insert: ')' } } : {}),
        ...(url === '/…' && !mark.startsWith('!') ? { lacksAddress: 'page' } : {}),
      }
    }
  }
}
