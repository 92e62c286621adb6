import { expect, test } from 'vitest'
import { linesOf, remarkMarkdown, sectionAt, sectionOf, textFragment } from './remark.ts'

const english = `---
title: 'Kandji'
---

<PageHero>

# Kandji for every Mac

Ready on the day it arrives.

</PageHero>

## What it costs

- From <Fact id="kandji.price" /> a month
- Ready on demand
`
const hebrew = `---
title: 'Kandji'
---

<PageHero>

# Kandji לכל Mac

מוכן ביום שבו הוא מגיע.

</PageHero>

## כמה זה עולה

- החל מ־<Fact id="kandji.price" /> לחודש
- מוכן לפי דרישה
`
const words =
  'Kandji for every Mac Ready on the day it arrives What it costs From $4 a month Ready on demand'.match(/\w+/g) ?? []

test('words of the page lead to the lines of their source, also where a fact stands between them', () => {
  expect(linesOf(english, words, 4, 9)).toEqual({ first: 9, last: 9 })
  expect(linesOf(english, words, 13, 16)).toEqual({ first: 15, last: 15 })
  expect(linesOf(english, words, words.length - 3, words.length - 1)).toEqual({ first: 16, last: 16 })
})

test('the section of a line is found in both languages', () => {
  const index = sectionAt(english, 15)
  expect(sectionOf(english, index)?.text).toMatch(/^## What it costs\n\n- From/)
  expect(sectionOf(hebrew, index)).toMatchObject({ line: 13, text: expect.stringMatching(/^## כמה זה עולה/) })
})

test('the address opens the page at the quote, which may have hyphens, be long, or go over several blocks', () => {
  expect(textFragment('on-demand', '')).toBe('#:~:text=on%2Ddemand')
  expect(textFragment('one two three four five six seven eight nine', '')).toBe(
    '#:~:text=one%20two%20three%20four,six%20seven%20eight%20nine',
  )
  expect(textFragment('What it costs\nFrom $4', 'it arrives')).toBe(
    '#:~:text=it%20arrives-,What%20it%20costs,From%20%244',
  )
})

test('the remark quotes, links and shows the section in both languages', () => {
  const sections = [english, hebrew].map((source, index) => ({
    label: ['English', 'עברית'][index] ?? '',
    file: `content/vendors/kandji.${['en', 'he'][index]}.mdx`,
    ...(sectionOf(source, 2) ?? { line: 0, text: '' }),
  }))
  const remark = {
    quote: 'Ready *on* demand',
    address: 'https://pr-12.previews.example.net/kandji',
    prefix: '',
    place: {
      file: 'content/vendors/kandji.en.mdx',
      first: 16,
      last: 16,
      link: 'https://git.example/blob/abc/content/vendors/kandji.en.mdx#L16',
    },
    sections,
  }
  expect(remarkMarkdown(remark, 'Both languages')).toMatchInlineSnapshot(`
    "> Ready \\*on\\* demand

    [/kandji](https://pr-12.previews.example.net/kandji#:~:text=Ready%20%2Aon%2A%20demand) · [\`content/vendors/kandji.en.mdx:16\`](https://git.example/blob/abc/content/vendors/kandji.en.mdx#L16)

    <details><summary>Both languages</summary>

    **English** \`content/vendors/kandji.en.mdx:13\`

    \`\`\`mdx
    ## What it costs

    - From <Fact id="kandji.price" /> a month
    - Ready on demand
    \`\`\`

    **עברית** \`content/vendors/kandji.he.mdx:13\`

    \`\`\`mdx
    ## כמה זה עולה

    - החל מ־<Fact id="kandji.price" /> לחודש
    - מוכן לפי דרישה
    \`\`\`

    </details>

    "
  `)
})
