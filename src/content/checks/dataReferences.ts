import { defaultLocale, localeCodes } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { logoFile, logoNames } from '../pictures/picture.ts'
import { addressesOf } from './read/addresses.ts'
import { type DataReference, dataReferences as referencesOf } from './read/dataReferences.ts'
import { explainAddress } from './read/explainAddress.ts'
import { nameOf, namesOf, unknownName } from './read/names.ts'
import { pageNamed } from './read/pageNamed.ts'
import type { Check, Content, Finding } from './types.ts'

/** Names and addresses in data files that nothing has: pages of menus, logos of vendors. */
export const dataReferences: Check = function* (content) {
  for (const reference of referencesOf(content)) {
    const words = wrong(content, reference)
    if (words) yield { check: 'dataReferences', severity: 'error', ...reference.place, ...words }
  }
}

type Words = Pick<Finding, 'found' | 'foundAtDesk' | 'expected' | 'atDesk' | 'inTable' | 'fix'>

/** The name of the page with this title, in whichever language. */
function titledSo(title: string, { allPages }: Content): string | undefined {
  const named = localeCodes.map(locale => pageNamed(title, locale, allPages)).find(Boolean)
  return named && nameOf(named)
}

function wrong(content: Content, { kind, key, value }: DataReference): Words | undefined {
  if (kind === 'logo') {
    const file = logoFile(value)
    if (content.files.has(file)) return undefined
    const close = nearest(value, logoNames(content.files.keys()))
    return {
      found: msg('the logo "{value}", but there is no file {file}', { value, file }),
      expected: close
        ? msg('a file in public/logos/; did you mean "{close}"?', { close })
        : msg('the file {file}', { file }),
      foundAtDesk: msg('the logo "{value}", which does not exist', { value }),
      atDesk: close
        ? msg('the name of a logo; did you mean "{close}"?', { close })
        : msg('the name of a logo that exists'),
      ...(close ? { fix: `logo: ${close}` } : {}),
    }
  }
  if (kind !== 'href') {
    const names = namesOf(content)
    return unknownName(value, kind, names, close => (key ? `${key}: ${close}` : `- ${close}`), titledSo(value, content))
  }
  const fault = explainAddress(value, '/', defaultLocale, addressesOf(content))
  if (!fault) return undefined
  const { address, found, expected } = fault
  return { found, expected, ...(address ? { fix: `${key}: ${address.includes('#') ? `'${address}'` : address}` } : {}) }
}
