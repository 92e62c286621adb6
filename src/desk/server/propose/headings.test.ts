import { expect, test } from 'vitest'
import { headingsIn } from './headings.ts'

const file = 'content/vendors/acme.en.mdx'

const page = `---
title: Acme
# A comment
updated: 2026-11-01
---

Before any heading.

## Words of *Acme*

### Smaller

Less.

<Cta title="Begin" action="contact">

Today.

</Cta>
`

test('the sections of a page are those of the record of translations, with the smaller headings within them', () => {
  expect(headingsIn(file, page)).toMatchObject([
    { heading: 'Words of Acme', line: 9 },
    { heading: 'Smaller', line: 11 },
    { heading: 'Begin', line: 15 },
  ])
})

test('a page that cannot be read has the headings of its lines', () => {
  expect(headingsIn(file, page.replace('</Cta>', ''))).toMatchObject([
    { heading: 'Words of *Acme*', line: 9 },
    { heading: 'Smaller', line: 11 },
  ])
})
