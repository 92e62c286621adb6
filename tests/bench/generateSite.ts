import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const words =
  'device account update policy office network laptop renewal licence mailbox browser meeting storage backup support vendor contract invoice manager team security warning report request approval setting profile group shared folder exported audit change history'.split(
    ' ',
  )
const hebrewWords =
  'מכשיר חשבון עדכון מדיניות משרד רשת מחשב חידוש רישיון תיבה דפדפן פגישה אחסון גיבוי תמיכה ספק חוזה חשבונית מנהל צוות אבטחה אזהרה דוח בקשה אישור הגדרה פרופיל קבוצה תיקייה ייצוא ייבוא בדיקה שינוי היסטוריה'.split(
    ' ',
  )

/** Deterministic text: the n-th sentence of a page is the same in every run. */
function sentence(seed: number, length: number, list: string[]): string {
  const picked = Array.from({ length }, (_, index) => list[(seed * 31 + index * (7 + (seed % 5))) % list.length])
  return `${picked.join(' ')}.`
}

const paragraph = (seed: number, list: string[]) =>
  Array.from({ length: 4 }, (_, index) => sentence(seed + index, 12, list)).join(' ')

/**
 * Writes `count` pages below `root`, half in each language: about 450 words, a table, a feature list, five questions and
 * a price table each. The data files and the pages that the frame leads to are those of `source`: the project's own
 * content, so that a bench measures pages with its menus, or the fixture site's, which no writer changes.
 */
export function generateSite(root: string, count: number, source = 'content'): void {
  cpSync(join(source, 'data'), join(root, 'content/data'), { recursive: true })
  cpSync(join(source, 'glossary.yaml'), join(root, 'content/glossary.yaml'))
  for (const name of kept) cpSync(join(source, name), join(root, 'content', name), { recursive: true })
  for (const name of ['navigation', 'vendors', 'redirects'])
    leadToGenerated(join(root, `content/data/${name}.yaml`), count, source)
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  for (let index = 0; index < count / 2; index++) {
    for (const locale of ['en', 'he'] as const) {
      const list = locale === 'en' ? words : hebrewWords
      writeFileSync(join(root, 'content/vendors', `page-${index}.${locale}.mdx`), page(index, locale, list))
    }
  }
}

/** The pages that the frame around every page leads to. */
const kept = ['legal', ...['about', 'not-found'].flatMap(name => [`pages/${name}.en.mdx`, `pages/${name}.he.mdx`])]

/** Writes generated pages into a data file in the place of those that the site does not have. */
function leadToGenerated(file: string, count: number, source: string): void {
  let next = 0
  const meant = new Map<string, string>()
  const nameOf = (slug: string): string => {
    if (kept.some(name => name.startsWith(`pages/${slug}.`)) || existsSync(join(source, `legal/${slug}.en.mdx`)))
      return slug
    const name = meant.get(slug) ?? `page-${next++ % (count / 2)}`
    meant.set(slug, name)
    return name
  }
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=page: )[a-z0-9-]+/g, nameOf)
    .replace(/(?<=pages: \[)[^\]]+/g, list => list.split(/, */).map(nameOf).join(', '))
    .replace(/(?<=(?:href|to): )'?\/([\w-]*)(?:#[\w-]+)?'?/g, (_, slug: string) => `/${nameOf(slug)}`)
  writeFileSync(file, text)
}

/** A number in letters, 0 as A: digits may happen to be those of a fact. */
function inLetters(number: number): string {
  const rest = Math.floor(number / 26)
  return (rest > 0 ? inLetters(rest - 1) : '') + String.fromCharCode(65 + (number % 26))
}

function page(index: number, locale: 'en' | 'he', list: string[]): string {
  const name = inLetters(index)
  const label = locale === 'en' ? `Generated page number ${name}` : `עמוד מיוצר מספר ${name}`
  const filler =
    locale === 'en'
      ? 'a generated page to measure the build with, of ordinary size'
      : 'עמוד מיוצר למדידת הבנייה, בגודל רגיל'
  return `---
title: '${label}'
description: '${label}, ${filler}. ${filler}.'
type: service
keywords: [one, two, three]
updated: 2026-11-01
illustration: devices
kicker: ${locale === 'en' ? 'Measurement' : 'מדידה'}
summary: '${label}, ${filler}.'
---

<PageHero>

# ${label}

${sentence(index, 20, list)}

</PageHero>

## ${list[1]} ${name}

${paragraph(index, list)}

${paragraph(index + 7, list)}

| ${list[2]} | ${list[3]} | ${list[4]} |
| --- | --- | --- |
${Array.from({ length: 5 }, (_, row) => `| ${sentence(index + row, 3, list)} | ${sentence(row, 4, list)} | ${row} |`).join('\n')}

## ${list[5]} ${name}

<FeatureGrid>

${Array.from({ length: 4 }, (_, feature) => `<Feature title="${list[feature]}" icon="shield">\n\n${sentence(index + feature, 14, list)}\n\n</Feature>`).join('\n\n')}

</FeatureGrid>

<PricingTable plans="google-workspace" />

## ${list[6]} ${name}

<Faq>

${Array.from({ length: 5 }, (_, question) => `<Question q="${sentence(index + question, 6, list)}">\n\n${sentence(index + question, 24, list)} <Fact id="kandji.trial" />\n\n</Question>`).join('\n\n')}

</Faq>

${paragraph(index + 3, list)}
`
}
