import { describe, expect, it, test } from 'vitest'
import { heroTagsIn, lacksTitle, replacedBy } from './titlePlace.ts'

const page = `---
# A comment
title: x
---

<PageHero>

# [[What is better]]

[[One sentence.]]

</PageHero>

## [[The trouble]]
`

const range = (selected: string) => {
  const from = page.indexOf(selected)
  return { from, to: from + selected.length }
}

describe('replacedBy', () => {
  const replaced = (selected: string, isHeading = true) => {
    const { from, to } = replacedBy(page, range(selected), isHeading)
    return page.slice(from, to)
  }

  it('takes the signs of a heading whose words are selected', () => {
    expect(replaced('[[What is better]]')).toBe('# [[What is better]]')
    expect(replaced('[[What is better]]', false)).toBe('[[What is better]]')
    expect(replaced('What is')).toBe('What is')
  })

  it('leaves front matter where everything is selected', () => {
    expect(replaced(page)).toBe(page.slice(page.indexOf('<PageHero>')))
  })
})

test('a page lacks its title where the only one is replaced', () => {
  expect(lacksTitle(page, range('# [[What is better]]'))).toBe(true)
  expect(lacksTitle(page, range(page))).toBe(true)
  expect(lacksTitle(page, range('## [[The trouble]]'))).toBe(false)
  expect(lacksTitle('```\n# a\n```\n', { from: 0, to: 0 })).toBe(true)
})

test('the tags around a replaced title are kept as they are written', () => {
  expect(heroTagsIn(page)).toEqual({ open: '<PageHero>', close: '</PageHero>' })
  expect(heroTagsIn(page.slice(page.indexOf('# [[What')))).toEqual({ open: '', close: '</PageHero>' })
  expect(heroTagsIn('<PageHero>\n\n# x')).toBeUndefined()
})
