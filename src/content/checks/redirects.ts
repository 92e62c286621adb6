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
    const place = { check: 'redirects', severity: 'error', ...table.place(index) } as const
    const words =
      earlier === undefined
        ? (wrongSource(from, to, addresses.pages) ?? wrongTarget(from, to, addresses))
        : {
            found: msg('a second line for {from}', { from }),
            expected: msg('each old address once; remove one of the two lines'),
            also: table.place(earlier),
          }
    if (words) yield { ...place, ...words }
  }
}

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

const line = (from: string, to: string): string => `- { from: ${from}, to: ${to.includes('#') ? `'${to}'` : to} }`

function wrongSource(
  from: string,
  to: string,
  pages: ReadonlyMap<string, readonly { file: string }[]>,
): Words | undefined {
  const page = pages.get(from)?.[0]
  if (page) {
    return {
      found: msg('{from} as an old address, although it is that of the page {file}', { from, file: page.file }),
      expected: msg('an address that no page has; remove the line, or rename the page'),
    }
  }
  const { locale, path } = parseUrl(from)
  if (locale !== defaultLocale) {
    return {
      found: msg('the old address {from}', { from }),
      expected: msg('the plain path; its Hebrew counterpart is added by itself'),
      fix: line(path, to),
    }
  }
  if (/[A-Z#]|.\/$/.test(from)) {
    return {
      found: msg('the old address {from}', { from }),
      expected: msg('lower-case letters, no {slash} at the end and no {hash}', { slash: '/', hash: '#' }),
      fix: line(from.toLowerCase().replace(/#.*|\/$/g, ''), to),
    }
  }
  return undefined
}

function wrongTarget(from: string, to: string, addresses: ReturnType<typeof addressesOf>): Words | undefined {
  const passed = [from]
  let target = to
  while (addresses.redirects.has(target) && !addresses.pages.has(target) && !passed.includes(target)) {
    passed.push(target)
    target = addresses.redirects.get(target) ?? target
  }
  if (passed.includes(target)) {
    return {
      found: msg('old addresses that redirect in a loop: {chain}', { chain: [...passed, target].join(' → ') }),
      expected: msg('a page at the end of the chain'),
      fix: line(from, '/…'),
    }
  }
  if (passed.length > 1) {
    return {
      found: msg('{from} leads to {to}, which is an old address itself', { from, to }),
      expected: msg('its target, {target}', { target }),
      fix: line(from, target),
    }
  }
  const wrong = explainAddress(to, '/', defaultLocale, addresses)
  if (!wrong) return undefined
  return {
    found: msg('{from} leads to {to}: {fault}', { from, to, fault: wrong.found }),
    expected: wrong.expected,
    ...(wrong.address ? { fix: line(from, wrong.address) } : {}),
  }
}
