import { expect, test } from 'vitest'
import type { Locale } from '../../src/content/locales/locales.ts'
import { allCorrected, correctedText, faultsIn, fixedIn, pageWith } from './correctedIn.ts'

/** Where words stand in a page, each place with escapes in it, and signs that cannot stand there. */
interface Place {
  readonly write: (words: string) => string
  readonly without?: RegExp
}

const places: Readonly<Record<string, Place>> = {
  'a paragraph': { write: words => String.raw`4 \[5\] ${words} &lt; 6.` },
  'bold words': { write: words => String.raw`4 **\[5\] ${words} &amp; 6** 7.` },
  'a list': { write: words => String.raw`- \[5\] ${words} &amp; 6` },
  'a link': { write: words => String.raw`[4 \[5\] ${words} &amp; 6](/acme)` },
  'a link with a title': { write: words => String.raw`[4 ${words} 6](/acme "5 \"6\"")` },
  'a heading': { write: words => String.raw`### 4 \[5\] ${words} &amp; 6` },
  'a cell': { write: words => `| 1 | 2 |\n| --- | --- |\n| 4 \\| ${words} &amp; 6 | \\[5\\] |` },
  'a picture': { write: words => String.raw`![4 \[5\] ${words} &amp; 6](../images/acme.png)` },
  'a picture with brackets': { write: words => `![4 [5] \`]\` ${words} 6](../images/acme.png)` },
  'a picture with bold words': { write: words => `![4 **5** ${words} 6](../images/acme.png)` },
  'a picture in a sentence': { write: words => String.raw`4 ![5 \* ${words} 6](../images/acme.png) 7` },
  'a picture whose words stand in its address, too': { write: words => `![4 &amp; ${words}](../images/4.png)` },
  'a caption': {
    write: words => String.raw`![4](../images/acme.png "5 \[6\] ${words} &amp; 7")`,
    without: /"/,
  },
  'a caption in single marks': {
    write: words => String.raw`![4](../images/acme.png '5 \[6\] ${words} &amp; 7')`,
    without: /'/,
  },
  'a caption in brackets': {
    write: words => String.raw`![4](../images/acme.png (5 \) ${words} &amp; 6))`,
    without: /[()]/,
  },
  'a property': { write: words => `<Callout title="4 &quot; ${words} &lt; 6">\n\n7.\n\n</Callout>`, without: /"/ },
  'a property in single marks': {
    write: words => `<Callout title='4 &amp; ${words} &lt; 6'>\n\n7.\n\n</Callout>`,
    without: /'/,
  },
  'the text of a footnote': { write: words => `4[^1]\n\n[^1]: 5 \\[6\\] ${words} &amp; 7` },
}

/** A check, words with one fault of it, and the same without. */
const cures: readonly (readonly [Locale, string, string, string])[] = [
  ['he', 'hebrew', '"לבן"', '״לבן״'],
  ['he', 'hebrew', 'מנכ"ל', 'מנכ״ל'],
  ['he', 'hebrew', "צ'ק", 'צ׳ק'],
  ['he', 'hebrew', 'בית-ספר', 'בית־ספר'],
  ['he', 'hebrew', 'בApple', 'ב־Apple'],
  ['he', 'spacing', 'שתי  מילים', 'שתי מילים'],
  ['he', 'spacing', 'מילה , ועוד', 'מילה, ועוד'],
  ['he', 'spacing', 'של של כולם', 'של כולם'],
  ['he', 'trojanSource', 'מי\u200bלה', 'מילה'],
  ['he', 'damagedLetters', 'שלוﬦ', 'שלום'],
  ['he', 'isolation', '(03) 555 0100 כאן', '03-555-0100 כאן'],
  ['he', 'glossary', 'הדיוג', 'הפישינג'],
  ['he', 'glossary', 'Jumpcloud', 'JumpCloud'],
  ['en', 'spacing', 'two  words', 'two words'],
  ['en', 'spacing', 'word , and', 'word, and'],
  ['en', 'trojanSource', 'wo\u200brd', 'word'],
  ['en', 'damagedLetters', 'oﬃce', 'office'],
  ['en', 'glossary', 'Jumpcloud', 'JumpCloud'],
]

/** What a check finds in a text and not in another: escapes may have faults of their own. */
function faultsOnlyIn(text: string, cured: string, locale: Locale, check: string) {
  const others = new Set(faultsIn(cured, locale, [check]).map(({ found }) => JSON.stringify(found)))
  return faultsIn(text, locale, [check]).filter(({ found }) => !others.has(JSON.stringify(found)))
}

const cases = Object.entries(places).flatMap(([place, { write, without }]) =>
  cures.flatMap(([locale, check, wrong, right]) =>
    without?.test(wrong) ? [] : [{ place, locale, check, wrong: write(wrong), right: write(right) }],
  ),
)

test.each(cases)('beside escapes in $place the cure of $check ($locale) changes $wrong to $right', async one => {
  const [text, cured] = [pageWith(one.wrong, one.locale), pageWith(one.right, one.locale)]
  const faults = faultsOnlyIn(text, cured, one.locale, one.check)
  expect(faults).toHaveLength(1)
  for (const fault of faults) expect(correctedText(text, one.locale, fault)).toBe(cured)
  expect(await allCorrected(text, one.locale, faults)).toBe(cured)
})

test.each([
  ['between double marks', String.raw`"4 \"5\" \\ ⁂: 6"`],
  ['between single marks', "'4 ''5'' ⁂: 6'"],
  ['between double marks, with signs in numbers', String.raw`"4 \u05d0 ⁂ 6"`],
  ['between double marks, over several lines', '"4 5\n  ⁂ 6"'],
  ['between double marks, with a line that goes on', '"4 5 \\\n  ⁂ 6"'],
  ['in a block', '>-\n  4 5\n  ⁂ 6'],
])('in front matter, %s, a cure is right or is not made', (_, written) => {
  for (const [locale, check, wrong, right] of cures) {
    const write = (words: string) => {
      const escaped = written.startsWith('"')
        ? words.replaceAll('"', String.raw`\"`)
        : written.startsWith("'")
          ? words.replaceAll("'", "''")
          : words
      return pageWith('7', locale).replace(/^description: .*$/m, () => `description: ${written.replace('⁂', escaped)}`)
    }
    const [text, cured] = [write(wrong), write(right)]
    const faults = faultsOnlyIn(text, cured, locale, check)
    expect(faults).toHaveLength(1)
    for (const fault of faults) {
      const edit = fixedIn(text, locale, fault)
      if (edit) expect(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)).toBe(cured)
    }
  }
})
