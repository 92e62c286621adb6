import { describe, expect, test } from 'vitest'
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

/** What becomes of a page when a picture of the other one is put into it. */
function afterPlacing(own: 'en' | 'he', theirs: string, text: string): string | undefined {
  const other = own === 'en' ? 'he' : 'en'
  const place = pageFileOf(files[other])
  if (!place) throw new Error(files[other])
  const line = theirs.slice(0, theirs.indexOf('![')).split('\n').length
  const fault: Finding = {
    check: 'pairs',
    severity: 'error',
    file: files[own],
    line: 1,
    column: 1,
    found: '',
    expected: '',
    fix: '![…](../images/vault.png)',
    also: { file: files[other], line, column: 1 },
  }
  const edit = missingPicture([parsePage(place, theirs)], files[own], text, fault, () => 'x')
  return edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
}

const head = '---\ntitle: x\n---\n'
const hero = '<PageHero>\n\n# T\n\n</PageHero>\n'
const line = '![x](../images/vault.png)'

describe.each(['en', 'he'] as const)('a picture comes into the %s page with one empty line on each side', own => {
  test.each([
    ['before the first widget', `${head}\n${line}\n\n${hero}`, `${head}\n${hero}`, `${head}\n${line}\n\n${hero}`],
    ['below the front matter', `${head}${line}\n\n${hero}`, `${head}${hero}`, `${head}\n${line}\n\n${hero}`],
    ['on a page without text', `${head}\n${line}\n`, head, `${head}\n${line}`],
    [
      'first in a widget',
      `${head}\n<A>\n\n${line}\n\nB\n\n</A>\n`,
      `${head}\n<A>\nB\n</A>\n`,
      `${head}\n<A>\n\n${line}\n\nB\n</A>\n`,
    ],
    [
      'before a widget',
      `${head}\n# T\n\n${line}\n\n<A />\n`,
      `${head}\n# T\n<A />\n`,
      `${head}\n# T\n\n${line}\n\n<A />\n`,
    ],
    [
      'between words and a widget',
      `${head}\nB\n\n${line}\n\n<A />\n`,
      `${head}\nB\n<A />\n`,
      `${head}\nB\n\n${line}\n\n<A />\n`,
    ],
    ['at the end', `${head}\nB\n\n${line}\n`, `${head}\nB\n`, `${head}\nB\n\n${line}\n`],
    ['at the end of an unfinished line', `${head}\nB\n\n${line}`, `${head}\nB`, `${head}\nB\n\n${line}`],
    ['between spread blocks', `${head}\nB\n\n${line}\n\nC\n`, `${head}\nB\n\n\nC\n`, `${head}\nB\n\n${line}\n\n\nC\n`],
  ])('%s', (_, theirs, text, expected) => {
    expect(afterPlacing(own, theirs, text)).toBe(expected)
    // However the lines of the other file end.
    expect(afterPlacing(own, theirs.replaceAll('\n', '\r\n'), text)).toBe(expected)
  })
})
