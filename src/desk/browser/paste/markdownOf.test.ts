import { defaultHandlers } from 'hast-util-to-mdast'
import { describe, expect, it } from 'vitest'
import { markdownOf } from './markdownOf.ts'

const origin = 'http://localhost:3000'
const markdown = (html: string, locale: 'en' | 'he' = 'en') => markdownOf(html, locale, origin)?.markdown

/** As Word 365 writes it. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=HE>
<!--StartFragment-->
<h1 dir=RTL><span lang=HE>ניהול מכשירים</span></h1>
<p class=MsoNormal dir=RTL><b><span lang=HE>חברת &quot;</span></b><b><span dir=LTR>Acme</span></b><b><span lang=HE>&quot; </span></b><span lang=HE>מוכרת לצה&quot;ל ב-</span><span dir=LTR>Mac</span><span lang=HE>&nbsp; ובצ'ק.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=HE>ראשון</span></p>
<p class=MsoListParagraphCxSpMiddle dir=RTL style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]><span lang=HE>בתוכו</span></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]><span lang=HE>שני</span></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>תוכנית</b></p></td><td><p class=MsoNormal><b>מחיר</b></p></td></tr>
<tr><td><p class=MsoNormal>בסיס</p></td><td><p class=MsoNormal>10&nbsp;₪</p><p class=MsoNormal>לחודש</p></td></tr></table>
<p class=MsoNormal><a href="https://example.com/a_b">קישור</a> <a href="#_Toc1">מקום</a></p>
<!--EndFragment--></body></html>`

/** As Google Docs writes it. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Plans</span></h2><p dir="ltr"><span style="font-weight:400">From </span><span style="font-weight:700">14 days </span><span style="font-style:italic">on</span><span style="font-weight:400">, see </span><a href="https://www.google.com/url?q=https://example.com/x&amp;sa=D"><span style="font-weight:400;text-decoration:underline">this</span></a></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>Two</span></p></li></ul><p><span><img src="https://lh7.example.com/x"></span></p></b><br class="Apple-interchange-newline">`

describe('markdownOf', () => {
  it('takes headings, lists, tables and links of Word, with its quotes set as Hebrew has them', () => {
    expect(markdown(word, 'he')).toBe(
      [
        '## ניהול מכשירים',
        '**חברת ״Acme״** מוכרת לצה״ל ב־Mac ובצ׳ק.',
        '1. ראשון\n   - בתוכו\n2. שני',
        '| תוכנית | מחיר |\n| - | - |\n| בסיס | 10 ₪ לחודש |',
        '[קישור](https://example.com/a_b) מקום',
      ].join('\n\n'),
    )
  })

  it.each([
    ['en', 'Basic', 'Pro', 'one', 'two', 'three'],
    ['he', 'בסיסי', 'מתקדם', 'אחד', 'שניים', 'שלושה'],
  ] as const)('enumerates on one line what is a list in a cell (%s)', (locale, basic, pro, one, two, three) => {
    const list = (...items: string[]) => `<ul>\n${items.map(item => `<li>\n<p>${item}</p>\n</li>`).join('\n')}</ul>\n`
    const nested = `<ul><li>${one}<ol><li>${two}</li></ol></li><li>${three}</li></ul>`
    const rows = [
      [`${basic}${list(one, two)}`, `<p><b>${basic}</b></p><span>${list(one)}</span>${pro}`],
      [list(one, two), `<p>${basic}.</p>${nested}<p>${pro}</p>`],
      [`<div>${basic}</div><div>${pro}</div>`, `${basic}<br>${pro}<p>${one}</p>`],
    ]
    const html = rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')
    expect(markdown(`<p>${three}</p><table><tr><th>1</th><th>2</th></tr>${html}</table>`, locale)).toBe(
      [
        `${three}\n`,
        '| 1 | 2 |',
        '| - | - |',
        `| ${basic}: ${one}, ${two} | **${basic}**: ${one}, ${pro} |`,
        `| ${one}, ${two} | ${basic}. ${one}, ${two}, ${three}, ${pro} |`,
        `| ${basic} ${pro} | ${basic} ${pro} ${one} |`,
      ].join('\n'),
    )
  })

  it('takes what Google Docs says by styles, and counts the pictures that it leaves out', () => {
    expect(markdownOf(docs, 'en', origin)).toEqual({
      markdown: '## Plans\n\nFrom **14 days** *on*, see [this](https://example.com/x)\n\n- One\n- Two',
      inline: false,
      pictures: 1,
      points: false,
    })
  })

  it.each([
    ['en', 'One', 'two', 'three', 'four'],
    ['he', 'אחת', 'שתיים', 'שלוש', 'ארבע'],
  ] as const)(
    'puts a list that stands directly in a list into the item before it (%s)',
    (locale, one, two, three, four) => {
      const item = (said: string, level: number) =>
        `<li dir="${locale === 'he' ? 'rtl' : 'ltr'}" aria-level="${level}"><p role="presentation"><span>${said}</span></p></li>`
      const google = (list: string) => `<b style="font-weight:normal;" id="docs-internal-guid-1">${list}</b>`
      for (const [html, lines] of [
        [
          `<ul><li>${one}</li><ul><li>${two}</li></ul><li>${three}</li><li>${four}</li></ul>`,
          [`- ${one}`, `  - ${two}`, `- ${three}`, `- ${four}`],
        ],
        [
          google(`<ul>${item(one, 1)}<ul>${item(two, 2)}<ul>${item(three, 3)}</ul></ul>${item(four, 1)}</ul>`),
          [`- ${one}`, `  - ${two}`, `    - ${three}`, `- ${four}`],
        ],
        [
          google(`<ol>${item(one, 1)}<ol>${item(two, 2)}<ul>${item(three, 3)}</ul></ol>${item(four, 1)}</ol>`),
          [`1. ${one}`, `   1. ${two}`, `      - ${three}`, `2. ${four}`],
        ],
        [
          google(`<ul>${item(one, 1)}<ul><ul>${item(two, 3)}</ul>${item(three, 2)}</ul></ul>`),
          [`- ${one}`, `  - ${two}`, `  - ${three}`],
        ],
        [
          google(`<ul>\n<ul>${item(one, 2)}</ul>\n${item(two, 1)}\n<ul>${item(three, 2)}</ul></ul>`),
          [`- ${one}`, `- ${two}`, `  - ${three}`],
        ],
        [google(`<ol><ul>${item(one, 2)}</ul>${item(two, 1)}</ol>`), [`- ${one}`, '', `1. ${two}`]],
      ] as const)
        expect(markdown(html, locale)).toBe(lines.join('\n'))
    },
  )

  it.each([
    ['en', 'One', 'two'],
    ['he', 'אחת', 'שתיים'],
  ] as const)('begins a list of Word at the level of its first item (%s)', (locale, one, two) => {
    const item = (level: number, said: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>· </span>${said}</p>`
    expect(markdown(item(2, one) + item(3, two) + item(1, one), locale)).toBe(`- ${one}\n  - ${two}\n- ${one}`)
  })

  it('takes the title of a document of Google Docs for the title', () => {
    const title =
      '<p dir="rtl"><span style="font-size:26pt;font-weight:400;">Acme </span><span style="font-size:26pt;">לעסקים</span></p>'
    const rest =
      '<p dir="rtl"><span style="font-size:11pt;">פסקה</span></p><h1><span style="font-size:20pt;">פרק</span></h1>'
    expect(markdownOf(title + rest, 'he', origin, true)?.markdown).toBe('# Acme לעסקים\n\nפסקה\n\n## פרק')
  })

  it('writes links to pages of the site as their plain paths', () => {
    expect(markdown(`<a href="${origin}/he/kandji#fit">כאן</a>`, 'he')).toBe('[כאן](/kandji#fit)')
  })

  it.each(['en', 'he'] as const)('writes mail addresses as the checks accept them (%s)', locale => {
    const link = (address: string) => `<p>x <a href="mailto:${address}?subject=y">${address}</a></p>`
    const own = { 'hello@example.com': '<Mail />' }
    const written = (address: string) => markdownOf(link(address), locale, origin, false, own)?.markdown
    expect(written('Hello@example.com')).toBe('x <Mail />')
    expect(written('dana@acme.com')).toBe('x `dana@acme.com`')
  })

  it.each([
    ['en', 'Write to us'],
    ['he', 'כתבו לנו'],
  ] as const)('writes every recipient of a link to several (%s)', (locale, words) => {
    const own = { 'hello@example.com': '<Mail />' }
    const written = (recipients: string, said: string) =>
      markdownOf(`<p>x <a href="mailto:${recipients}?cc=z@acme.com">${said}</a></p>`, locale, origin, false, own)
        ?.markdown
    expect(written('dana@acme.com,hello@example.com', words)).toBe(`x ${words} (\`dana@acme.com\`, <Mail />)`)
    expect(written('dana@acme.com%2C%20noa@acme.com', words)).toBe(`x ${words} (\`dana@acme.com\`, \`noa@acme.com\`)`)
    expect(written('dana@acme.com;noa@acme.com', 'dana@acme.com, noa@acme.com')).toBe(
      'x `dana@acme.com`, `noa@acme.com`',
    )
    expect(written('dana@acme.com,office', words)).toBe(`x ${words}`)
  })

  it.each([
    ['en', 'Mail us', 'today'],
    ['he', 'דנה', 'היום'],
  ] as const)('keeps the address of a mail link after its own words (%s)', (locale, words, after) => {
    const own = { 'hello@example.com': '<Mail />' }
    const written = (html: string) => markdownOf(html, locale, origin, false, own)?.markdown
    const link = (said: string, address = 'dana@acme.com') => `<a href="mailto:${address}?subject=y">${said}</a>`
    expect(written(link(words))).toBe(`${words} (\`dana@acme.com\`)`)
    expect(written(`<p>${link(`<b>${words}</b> `)}${after}</p>`)).toBe(`**${words}** (\`dana@acme.com\`) ${after}`)
    expect(written(`<p>${link(words, 'Hello@example.com')}, ${after}</p>`)).toBe(`${words} (<Mail />), ${after}`)
    expect(written(link(`${words}: dana@acme.com`))).toBe(`${words}: dana@acme.com`)
    const rows = `<tr><td>1</td></tr><tr><td>${link(words)}</td></tr>`
    expect(written(`<table>${rows}</table>`)).toBe(`| 1 |\n| - |\n| ${words} (\`dana@acme.com\`) |`)
  })

  it.each([
    ['en', 'It was ', '$99', 'a month', 'and now it is $77'],
    ['he', 'המחיר היה ', '99 ₪', 'לחודש', 'ועכשיו הוא 77 ₪'],
  ] as const)('keeps struck-through words as plain ones (%s)', (locale, before, ...struck) => {
    const [price, unit, now] = struck
    const html = `<p>${before}<s>${price}</s> <del><b>${unit}</b></del> <strike>${now}</strike></p>`
    expect(markdown(html, locale)).toBe(`${before}${price} **${unit}** ${now}`)
    expect(markdown(`<del><p>${price}</p><p>${unit}</p></del>`, locale)).toBe(`${price}\n\n${unit}`)
  })

  it.each(Object.keys(defaultHandlers))('can write what becomes of an element: %s', tag => {
    const html = `<p>one</p><${tag} href="https://example.com/" src="https://example.com/" cite="x">two</${tag}>`
    expect(markdown(html)).toMatch(/^one/)
    expect(markdown(`<table><tr><td>one<${tag} src="https://example.com/">two</${tag}></td></tr></table>`)).toMatch(
      /one/,
    )
  })

  it('escapes what MDX would take for code', () => {
    expect(markdown('<p>a &lt; b, {c} and &lt;Fact&gt;</p>')).toBe(String.raw`a \< b, \{c} and \<Fact>`)
  })

  it.each([
    ['ראו https://example.com/a_b?x=1&amp;y=2, וגם {c}', 'ראו https://example.com/a_b?x=1&y=2, וגם \\{c}'],
    ['See (https://example.com/?a={b}*&amp;c=~d).', 'See (https://example.com/?a=%7Bb%7D*&c=~d).'],
    ['ראו https://example.com/דף-ראשי', 'ראו https://example.com/דף-ראשי'],
    [
      '<a href="https://example.com/?x=1&amp;y=2">https://example.com/?x=1&amp;y=2</a>',
      '[https://example.com/?x=1&y=2](https://example.com/?x=1&y=2)',
    ],
    [
      '<a href="https://example.com/(a)?x=1&amp;copy;=2">*a*</a>',
      '[\\*a\\*](https://example.com/%28a%29?x=1&amp;copy;=2)',
    ],
  ])('writes an address as it is: %s', (html, expected) => {
    expect(markdown(`<p>${html}</p>`, 'he')).toBe(expected)
  })

  it('leaves words within a sentence inline, with a space at neither end', () => {
    expect(markdownOf('<span>two <b>words </b></span>', 'en', origin)).toMatchObject({
      markdown: 'two **words**',
      inline: true,
    })
  })

  it.each([
    ['en', 'Basic', 'Pro', 'one'],
    ['he', 'בסיסי', 'מתקדם', 'אחד'],
  ] as const)('writes one line for a cell of a table (%s)', (locale, basic, pro, one) => {
    const cell = (html: string) => markdownOf(html, locale, origin, false, {}, true)
    for (const [html, line] of [
      [`<table><tr><td><p>${basic}</p></td></tr></table>`, basic],
      [
        `<table><tr><td>${basic}</td><td>${pro}</td></tr><tr><td><b>1</b></td><td>2</td></tr></table>`,
        `${basic} ${pro} **1** 2`,
      ],
      [`<p>${basic}</p>\n<p>${pro}</p>`, `${basic} ${pro}`],
      [`<h2><b>${basic}</b></h2><p>${pro}<br>1</p>`, `${basic} ${pro} 1`],
      [`<p>${basic}:</p><ul><li>${one}</li><li><b>${pro}</b></li></ul>`, `${basic}: ${one}, **${pro}**`],
      [`<p>${basic} | ${pro} <code>a|b</code></p>`, `${basic} \\| ${pro} \`a\\|b\``],
      [
        `<blockquote><p>${one} <a href="https://a.com/?b|c">${pro}</a></p></blockquote>`,
        `${one} [${pro}](https://a.com/?b%7Cc)`,
      ],
      [`<img src="https://a.com/x.png">`, ''],
    ] as const)
      expect(cell(html)).toMatchObject({ markdown: line, inline: true })
  })

  it("leaves a program's text alone", () => {
    const code = `<meta charset='utf-8'><div style="font-family: Menlo, monospace;white-space: pre;"><div><span>x</span></div></div>`
    expect(markdownOf(code, 'en', origin)).toBeUndefined()
    expect(markdownOf('<pre>a  b</pre>', 'en', origin)).toBeUndefined()
  })

  it.each([
    ['the only highest heading', ['h1', 'h2', 'h3'], ['#', '##', '###']],
    ['the first of several', ['h1', 'h2', 'h1'], ['#', '###', '##']],
    ['the first where a document begins lower', ['h2', 'h2', 'h3'], ['#', '##', '###']],
    ['the highest, though not the first', ['h2', 'h1'], ['##', '#']],
  ])('makes the title of a page that has none of %s', (_, tags, signs) => {
    const html = tags.map(tag => `<${tag}>a</${tag}>`).join('')
    expect(markdownOf(html, 'en', origin, true)?.markdown).toBe(signs.map(sign => `${sign} a`).join('\n\n'))
  })

  it('takes the title with the paragraph below it apart from the rest', () => {
    expect(markdownOf('<p>x</p><h1>a</h1><p>b</p><p>c</p>', 'en', origin, true)).toMatchObject({
      document: { opening: '# a\n\nb', rest: 'x\n\nc' },
    })
  })

  it('says whether it left vowel points out, which Hebrew pages have none of', () => {
    const html = '<p>שָׁלוֹם <b>לָכֶם</b></p>'
    expect(markdownOf(html, 'he', origin)).toMatchObject({ markdown: 'שלום **לכם**', points: true })
    expect(markdownOf(html, 'en', origin)).toMatchObject({ markdown: 'שָׁלוֹם **לָכֶם**', points: false })
    expect(markdownOf('<p>שלום, צה"ל</p>', 'he', origin)).toMatchObject({ points: false })
  })
})
