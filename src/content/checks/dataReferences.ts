import { addressesOf } from './read/addresses.ts'
import { type DataReference, dataReferences as referencesOf } from './read/dataReferences.ts'
import { explainAddress } from './read/explainAddress.ts'
import { namesOf, unknownName } from './read/names.ts'
import type { Check, Content, Finding } from './types.ts'

/** Names and addresses in data files that nothing has: pages of menus, logos of vendors. */
export const dataReferences: Check = function* (content) {
  for (const reference of referencesOf(content)) {
    const words = wrong(content, reference)
    if (words) yield { check: 'dataReferences', severity: 'error', ...reference.place, ...words }
  }
}

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

function wrong(content: Content, { kind, key, value }: DataReference): Words | undefined {
  if (kind === 'logo') {
    const file = `public/logos/${value}.svg`
    return content.files.has(file)
      ? undefined
      : { found: `the logo "${value}", and no file ${file}`, expected: `the file ${file}` }
  }
  if (kind !== 'href')
    return unknownName(value, kind, namesOf(content), close => (key ? `${key}: ${close}` : `- ${close}`))
  const fault = explainAddress(value, '/', 'en', addressesOf(content))
  if (!fault) return undefined
  const { address, ...words } = fault
  return { ...words, ...(address ? { fix: `${key}: ${address.includes('#') ? `'${address}'` : address}` } : {}) }
}
