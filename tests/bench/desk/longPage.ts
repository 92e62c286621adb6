import type { DevSite } from '../../e2e/devServer.ts'

const words = {
  he: 'מכשיר חשבון עדכון מדיניות משרד רשת מחשב חידוש רישיון תיבה דפדפן פגישה אחסון גיבוי תמיכה ספק חוזה צוות',
  en: 'device account update policy office network laptop renewal licence mailbox browser meeting storage backup team',
} as const

/** As the specification of the figures has it. */
const [wordCount, tagCount] = [5000, 200]

export const longPage = { url: '/he/long', file: 'content/vendors/long.he.mdx' } as const

/** Writes a page of 5,000 words with 200 tags, in both languages. */
export function writeLongPage(site: DevSite): void {
  const paragraphs = tagCount / 4
  for (const locale of ['he', 'en'] as const) {
    const list = words[locale].split(' ')
    const prose = (index: number) =>
      Array.from({ length: wordCount / paragraphs }, (_, word) => {
        const tag = word % 25 === 24 ? ' <Fact id="kandji.trial" />' : ''
        return (list[(index * 7 + word * 5) % list.length] ?? '') + tag
      }).join(' ')
    const title = locale === 'he' ? 'חלק' : 'Part'
    const sections = Array.from(
      { length: paragraphs },
      (_, index) => `## ${title} ${index + 1} [#part-${index + 1}]\n\n${prose(index)}.`,
    )
    const template = site.read(`content/vendors/page-7.${locale}.mdx`)
    const head = template.slice(0, template.indexOf('</PageHero>') + '</PageHero>'.length)
    const named = head.replaceAll(/(מספר|number) H/g, '$1 Long')
    site.write(`content/vendors/long.${locale}.mdx`, `${named}\n\n${sections.join('\n\n')}\n`)
  }
}
