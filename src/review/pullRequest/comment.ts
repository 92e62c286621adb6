import { englishName, localeCodes } from '../../content/locales/locales.ts'
import { escapeMarkdown, sanitiseMarkdown } from './markdown.ts'
import type { Deployed, PreviewHost } from './previewHost.ts'

/** Identifies the comment for the next run. */
export const marker = '<!-- review of the rendered pages -->'

/** Pages whose addresses are listed, and characters of a comment: GitHub allows 65,536. */
const maxPages = 60
const maxCharacters = 65_000

/** What became of a preview. */
export type Outcome =
  | { kind: 'deployed'; origin: string; answer: Deployed }
  | { kind: 'refused'; reason: string }
  /** There is no preview host. */
  | { kind: 'none' }

/** Deploys an archive under a name. A refusal goes into the comment: the pull request has to fix it. */
export async function deploy(host: PreviewHost | undefined, name: string, archive: string): Promise<Outcome> {
  if (!host) return { kind: 'none' }
  try {
    return { kind: 'deployed', origin: host.origin(name), answer: await host.put(name, archive) }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The comment under a pull request: the address of each changed page in both languages, and the review's summary.
 * @param summary written by the pull request's own code
 * @param artifacts where the run keeps the archive and the report
 */
export function comment(outcome: Outcome, summary: string, artifacts: string): string {
  const head = `${marker}\n${previewPart(outcome)}`
  const foot = `\nThe preview as an archive and the whole report, with pictures, are [artifacts of the run](${artifacts}).\n`
  return `${head}\n${sanitiseMarkdown(summary, maxCharacters - head.length - foot.length)}\n${foot}`
}

function previewPart(outcome: Outcome): string {
  if (outcome.kind === 'none') return ''
  if (outcome.kind === 'refused')
    return `### Preview\n\nNot deployed. ${escapeMarkdown(outcome.reason.slice(0, 500))}\n`
  const { origin, answer } = outcome
  const report = answer.report ? ` · [review report](${origin}/review/)` : ''
  const rows = answer.pages.slice(0, maxPages).map(({ title, addresses }) => {
    const links = localeCodes.map(locale => {
      const address = addresses[locale]
      return address ? `[\`${address}\`](${origin}${address})` : '–'
    })
    return `| ${escapeMarkdown(title.slice(0, 80))} | ${links.join(' | ')} |`
  })
  const table = [
    `| Page | ${localeCodes.map(englishName).join(' | ')} |`,
    `| --- |${' --- |'.repeat(localeCodes.length)}`,
    ...rows,
    ...(answer.pages.length > maxPages ? ['', `… and ${answer.pages.length - maxPages} more.`] : []),
  ]
  return `### Preview\n\n${origin}${report}\n\n${rows.length > 0 ? `${table.join('\n')}\n` : ''}`
}
