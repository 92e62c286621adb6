import { expect, test } from 'vitest'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { englishTitles } from './titles.ts'

function page(file: string, title: string) {
  const place = pageFileOf(file)
  if (!place) throw new Error(`${file} is no page`)
  return parsePage(place, `---\ntitle: '${title}'\n---\n\nText.\n`)
}

test('both languages of a page go by its English title, or by its name while that is to be written', () => {
  const titles = englishTitles([
    page('content/vendors/acme.en.mdx', 'Acme for schools'),
    page('content/vendors/acme.he.mdx', 'אקמי לבתי ספר'),
    page('content/vendors/acme-mail.en.mdx', '[[Acme Mail: what it is]]'),
    page('content/vendors/acme-mail.he.mdx', 'דואר אקמי'),
  ])
  expect([...titles.values()]).toEqual(['Acme for schools', 'Acme for schools', 'Acme Mail', 'Acme Mail'])
})
