import { expect, test } from 'vitest'
import type { Finding } from '../../../content/fault.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { missingPicture } from './missingPicture.ts'

const page = (locale: string, picture: string) =>
  `---\ntitle: x\n---\n\n# T\n\nOne (${locale}).\n\n## A\n\nTwo.${picture}\n\n## B\n\nThree.\n`
const files = { en: 'content/vendors/acme.en.mdx', he: 'content/vendors/acme.he.mdx' }
const picture = '\n\n![A vault](../images/vault.png)'

test.each([
  ['he', 'en', 'כספת'],
  ['en', 'he', ''],
] as const)(
  'a picture that the %s page lacks comes after the same block as on the other, with its words',
  (own, other, said) => {
    const place = pageFileOf(files[other])
    if (!place) throw new Error(files[other])
    const there = parsePage(place, page(other, picture))
    const text = page(own, '')
    const fault: Finding = {
      check: 'pairs',
      severity: 'error',
      file: files[own],
      line: 9,
      column: 1,
      found: '',
      expected: '',
      fix: '![…](../images/vault.png)',
      also: { file: files[other], line: 13, column: 1 },
    }
    const edit = missingPicture([there], files[own], text, fault, (file, url) =>
      file === files[own] && url === '../images/vault.png' ? said : 'other',
    )
    const after = edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
    expect(after).toBe(page(own, picture.replace('A vault', said)))
    expect(missingPicture([there], files[own], text, { ...fault, fix: '<Wide>' }, String)).toBeUndefined()
  },
)
