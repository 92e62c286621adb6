import type { DevSite } from '../../e2e/devServer.ts'

const words =
  'מכשיר חשבון עדכון מדיניות משרד רשת מחשב חידוש רישיון תיבה דפדפן פגישה אחסון גיבוי תמיכה ספק חוזה חשבונית מנהל צוות'.split(
    ' ',
  )

/** As the specification of the figures has it. */
const [wordCount, tagCount] = [5000, 200]

export const longPage = { url: '/he/long', file: 'content/vendors/long.he.mdx' } as const

/** Writes a page of 5,000 Hebrew words with 200 tags, a question and a table, and its English counterpart. */
export function writeLongPage(site: DevSite): void {
  const paragraphs = tagCount / 4
  const prose = (index: number) =>
    Array.from({ length: wordCount / paragraphs }, (_, word) => {
      const tag = word % 25 === 24 ? ' <Fact id="kandji.trial" />' : ''
      return (words[(index * 7 + word * 3) % words.length] ?? '') + tag
    }).join(' ')
  const sections = Array.from(
    { length: paragraphs },
    (_, index) => `## חלק ${index + 1} [#part-${index + 1}]\n\n${prose(index)}.`,
  )
  const template = site.read('content/vendors/page-7.he.mdx')
  const head = template.slice(0, template.indexOf('</PageHero>') + '</PageHero>'.length)
  site.write(longPage.file, `${head.replaceAll('מספר H', 'מספר ארוך')}\n\n${sections.join('\n\n')}\n`)
  site.write(
    'content/vendors/long.en.mdx',
    site.read('content/vendors/page-7.en.mdx').replaceAll('number H', 'number long'),
  )
}
