import { defaultLocale } from '../locales/locales.ts'
import { parseUrl } from '../locales/urls.ts'
import { msg } from '../messages/msg.ts'
import { addressesOf } from './read/addresses.ts'
import { explainAddress } from './read/explainAddress.ts'
import type { Check, Finding } from './types.ts'

/** Redirects that lead nowhere, loop, chain, occur twice, or hide a page. */
export const redirects: Check = function* (content) {
  const table = content.entries('redirects')
  if (!table) return
  const addresses = addressesOf(content)
  const first = new Map<string, number>()
  for (const [index, { from, to }] of table.value.entries()) {
    const earlier = first.get(from)
    if (earlier === undefined) first.set(from, index)
    const wrong: Wrong | undefined =
      earlier === undefined
        ? (wrongSource(from, addresses.pages) ?? wrongTarget(from, to, addresses))
        : {
            key: 'from',
            found: msg('a second line for {from}', { from }),
            expected: msg('each old address once; remove one of the two lines'),
            also: table.place(earlier, 'from'),
          }
    if (!wrong) continue
    const { key, ...words } = wrong
    yield { check: 'redirects', severity: 'error', ...table.place(index, key), ...words }
  }
}

/** What is wrong with the old address, or with where it leads. */
interface Wrong extends Pick<Finding, 'found' | 'expected' | 'fix' | 'also'> {
  readonly key: 'from' | 'to'
}

const target = (to: string): string => `to: ${to.includes('#') ? `'${to}'` : to}`

function wrongSource(from: string, pages: ReadonlyMap<string, readonly { file: string }[]>): Wrong | undefined {
  const page = pages.get(from)?.[0]
  if (page) {
    return {
      key: 'from',
      found: msg('{from} as an old address, although it is that of the page {file}', { from, file: page.file }),
      expected: msg('an address that no page has; remove the line, or rename the page'),
    }
  }
  const { locale, path } = parseUrl(from)
  if (locale !== defaultLocale) {
    return {
      key: 'from',
      found: msg('the old address {from}', { from }),
      expected: msg('the plain path; its Hebrew counterpart is added by itself'),
      fix: `from: ${path}`,
    }
  }
  if (/[A-Z#]|.\/$/.test(from)) {
    return {
      key: 'from',
      found: msg('the old address {from}', { from }),
      expected: msg('lower-case letters, no {slash} at the end and no {hash}', { slash: '/', hash: '#' }),
      fix: `from: ${from.toLowerCase().replace(/#.*|\/$/g, '')}`,
    }
  }
  return undefined
}

function wrongTarget(from: string, to: string, addresses: ReturnType<typeof addressesOf>): Wrong | undefined {
  const passed = [from]
  let end = to
  while (addresses.redirects.has(end) && !addresses.pages.has(end) && !passed.includes(end)) {
    passed.push(end)
    end = addresses.redirects.get(end) ?? end
  }
  if (passed.includes(end)) {
    return {
      key: 'to',
      found: msg('old addresses that redirect in a loop: {chain}', { chain: [...passed, end].join(' → ') }),
      expected: msg('a page at the end of the chain'),
      fix: target('/…'),
    }
  }
  if (passed.length > 1) {
    return {
      key: 'to',
      found: msg('{from} leads to {to}, which is an old address itself', { from, to }),
      expected: msg('its target, {target}', { target: end }),
      fix: target(end),
    }
  }
  const wrong = explainAddress(to, '/', defaultLocale, addresses)
  if (!wrong) return undefined
  return {
    key: 'to',
    found: msg('{from} leads to {to}: {fault}', { from, to, fault: wrong.found }),
    expected: wrong.expected,
    ...(wrong.address ? { fix: target(wrong.address) } : {}),
  }
}
