import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short ones: a text of long words is told to be hard to read. */
const words =
  'device account update rule desk network laptop term key box page meeting store backup help sign deal bill lead team lock note plan ask grant setting part group shared file sent check change past'.split(
    ' ',
  )
const hebrewWords =
  'מכשיר חשבון עדכון מדיניות משרד רשת מחשב חידוש רישיון תיבה דפדפן פגישה אחסון גיבוי תמיכה ספק חוזה חשבונית מנהל צוות אבטחה אזהרה דוח בקשה אישור הגדרה פרופיל קבוצה תיקייה ייצוא ייבוא בדיקה שינוי היסטוריה'.split(
    ' ',
  )

/** Makes sentences: the n-th one of a page is the same in every run, and no two pages share one. */
type Sentence = (seed: number, length: number) => string

/** @param name of the page, which is in its sentences often enough that no eight words are another page's */
const sentencesOf =
  (list: readonly string[], name: string): Sentence =>
  (seed, length) => {
    const wordAt = (index: number) =>
      index % 6 === 5 ? name : list[(seed * 31 + index * (7 + (seed % 5))) % list.length]
    const text = Array.from({ length }, (_, index) => wordAt(index)).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }

const paragraph = (seed: number, sentence: Sentence) =>
  Array.from({ length: 4 }, (_, index) => sentence(seed + index, 12)).join(' ')

/**
 * Writes `count` pages under `root`, half in each language: about 450 words, a table, a feature list, five questions and
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

/** Writes generated pages into a data file in place of those that the site does not have. */
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
  const sentence = sentencesOf(list, name)
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
summary: '${label}, ${locale === 'en' ? 'to measure builds with' : 'שנועד למדוד את הבנייה ואת השרת'}.'
---

<PageHero>

# ${label}

${sentence(index, 20)}

</PageHero>

## ${list[1]} ${name}

${paragraph(index, sentence)}

${paragraph(index + 7, sentence)}

| ${list[2]} | ${list[3]} | ${list[4]} |
| --- | --- | --- |
${Array.from({ length: 5 }, (_, row) => `| ${sentence(index + row, 3)} | ${sentence(row, 4)} | ${row} |`).join('\n')}

## ${list[5]} ${name}

<FeatureGrid>

${Array.from({ length: 4 }, (_, feature) => `<Feature title="${list[feature]}" icon="shield">\n\n${sentence(index + feature, 14)}\n\n</Feature>`).join('\n\n')}

</FeatureGrid>

<PricingTable plans="google-workspace" />

## ${list[6]} ${name}

<Faq>

${Array.from({ length: 5 }, (_, question) => `<Question q="${sentence(index + question, 6)}">\n\n${sentence(index + question, 24)} <Fact id="kandji.trial" />\n\n</Question>`).join('\n\n')}

</Faq>

${paragraph(index + 3, sentence)}
`
}
