import { asksConsent, type Change, type ChangeKind } from '../compare/changes.ts'
import type { PageReport, PairReport, Report } from './model.ts'
import { verdict } from './reportPage.ts'
import { count, headings, languageNames, sensitiveNames } from './words.ts'

/** Rows of the table; a pull request's comment holds 65,536 characters. */
const mostRows = 80

/** Text that stays text in Markdown: no markup, no mention, no link, no new column. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
}

function kinds(changes: readonly Change[]): string[] {
  const present = new Set(changes.map(change => change.kind))
  return (Object.keys(headings) as ChangeKind[])
    .filter(kind => present.has(kind))
    .map(kind => headings[kind].toLowerCase())
}

function says(page: PageReport | undefined): string {
  if (!page) return '–'
  if (page.status === 'new') return 'new'
  if (page.status === 'removed')
    return page.leadsTo ? `removed, leads to \`${page.leadsTo}\`` : '**removed, leads nowhere**'
  const { added, fixed } = page.faults
  const looks = Object.keys(page.looks).length > 0 && page.changes.length === 0
  return [
    ...(page.movedFrom ? [`moved from \`${page.movedFrom}\``] : []),
    ...kinds(page.changes),
    ...(looks ? ['look'] : []),
    ...(added.length > 0 ? [`**${count(added.length, 'new accessibility fault')}**`] : []),
    ...(fixed.length > 0 ? [`${count(fixed.length, 'accessibility fault')} gone`] : []),
  ].join(', ')
}

function row(pair: PairReport): string {
  const [en, he] = (['en', 'he'] as const).map(locale => says(pair.pages.find(page => page.locale === locale)))
  const flags = [
    ...pair.sensitive.map(name => `**${sensitiveNames[name]}**`),
    ...(pair.translation ? [plain(pair.translation)] : []),
  ]
  return `| ${plain(pair.title)} (\`${pair.path}\`) | ${en} | ${he} | ${flags.join('; ')} |`
}

/** The report in Markdown, for a pull request. */
export function summary(report: Report): string {
  const { pairs, everywhere, redirects, base, head } = report
  const lines = [`### Review of the rendered pages`, '', verdict(report), '']
  if (everywhere.length > 0) {
    lines.push('On all pages or nearly all:', '')
    for (const { change, locale, count: having, of } of everywhere) {
      const flag = asksConsent(change) ? ` **${sensitiveNames.consent}**` : ''
      lines.push(
        `- ${languageNames[locale]}: ${headings[change.kind].toLowerCase()}, on ${having} of ${of} pages${flag}`,
      )
    }
    lines.push('')
  }
  if (pairs.length > 0) {
    lines.push(
      '| Page | English | Hebrew | Look at |',
      '| --- | --- | --- | --- |',
      ...pairs.slice(0, mostRows).map(row),
    )
    if (pairs.length > mostRows) lines.push('', `… and ${count(pairs.length - mostRows, 'more page')} in the report.`)
    lines.push('')
  }
  for (const { from, before, after } of redirects) {
    lines.push(
      `- \`${from}\` ${before ? `led to \`${before}\`` : 'led nowhere'}, now ${after ? `leads to \`${after}\`` : 'leads nowhere'}`,
    )
  }
  lines.push(
    '',
    `${plain(head.branch)} at ${head.commit.slice(0, 9)} against ${plain(base.name)} at ${base.commit.slice(0, 9)}.`,
    '',
  )
  return lines.join('\n').replace(/\n{3,}/g, '\n\n')
}
