import { englishName, localeCodes } from '../../content/locales/locales.ts'
import { asksConsent, type Change, type ChangeKind } from '../compare/changes.ts'
import { escapeMarkdown } from '../pullRequest/markdown.ts'
import { findAlerts } from './alerts.ts'
import { count, headings, sensitiveNames } from './labels.ts'
import type { PageReport, PairReport, Report } from './model.ts'
import { verdict } from './reportPage.ts'

/** Rows of the table; a pull request's comment holds 65,536 characters. */
const maxRows = 80

function kinds(changes: readonly Change[]): string[] {
  const present = new Set(changes.map(change => change.kind))
  return (Object.keys(headings) as ChangeKind[])
    .filter(kind => present.has(kind))
    .map(kind => headings[kind].toLowerCase())
}

function statusText(page: PageReport | undefined): string {
  if (!page) return '–'
  if (page.status === 'new') return 'new'
  if (page.status === 'removed')
    return page.leadsTo ? `removed, redirects to \`${page.leadsTo}\`` : '**removed, dead address**'
  const { added, fixed } = page.violations
  const restyled = Object.keys(page.appearance).length > 0 && page.changes.length === 0
  return [
    ...(page.movedFrom ? [`moved from \`${page.movedFrom}\``] : []),
    ...kinds(page.changes),
    ...(restyled ? ['appearance'] : []),
    ...(added.length > 0 ? [`**${count(added.length, 'new accessibility violation')}**`] : []),
    ...(fixed.length > 0 ? [`${count(fixed.length, 'accessibility violation')} fixed`] : []),
  ].join(', ')
}

function row(pair: PairReport): string {
  const statuses = localeCodes.map(locale => statusText(pair.pages.find(page => page.locale === locale)))
  const flags = [
    ...pair.sensitive.map(name => `**${sensitiveNames[name]}**`),
    ...(pair.translation ? [escapeMarkdown(pair.translation)] : []),
  ]
  return `| ${escapeMarkdown(pair.title)} (\`${pair.path}\`) | ${statuses.join(' | ')} | ${flags.join('; ')} |`
}

/** The report in Markdown, for a pull request. */
export function summary(report: Report): string {
  const { pairs, everywhere, redirects, base, head } = report
  const lines = [`### Review of the rendered pages`, '', verdict(report), '']
  const dead = findAlerts(report).filter(({ kind }) => kind === 'dead-address' || kind === 'removed')
  if (dead.length > 0)
    lines.push(...dead.map(({ subject, text }) => `- **\`${subject}\`** ${escapeMarkdown(text)}`), '')
  if (everywhere.length > 0) {
    lines.push('On all or nearly all pages:', '')
    for (const { change, locale, count: having, of } of everywhere) {
      const flag = asksConsent(change) ? ` **${sensitiveNames.consent}**` : ''
      lines.push(`- ${englishName(locale)}: ${headings[change.kind].toLowerCase()}, on ${having} of ${of} pages${flag}`)
    }
    lines.push('')
  }
  if (pairs.length > 0) {
    lines.push(
      `| Page | ${localeCodes.map(englishName).join(' | ')} | Review |`,
      `| --- |${' --- |'.repeat(localeCodes.length + 1)}`,
      ...pairs.slice(0, maxRows).map(row),
    )
    if (pairs.length > maxRows) lines.push('', `… and ${count(pairs.length - maxRows, 'more page')} in the report.`)
    lines.push('')
  }
  for (const { from, before, after } of redirects) {
    lines.push(
      `- \`${from}\` ${before ? `redirected to \`${before}\`` : 'was not found'}, now ${after ? `redirects to \`${after}\`` : 'is not found'}`,
    )
  }
  lines.push(
    '',
    `${escapeMarkdown(head.branch)} at ${head.commit.slice(0, 9)} against ${escapeMarkdown(base.name)} at ${base.commit.slice(0, 9)}.`,
    '',
  )
  return lines.join('\n').replace(/\n{3,}/g, '\n\n')
}
