import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../../content/fault.ts'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import { type PageSource, parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { wordsAtDesk } from '../../wordsAtDesk.ts'
import { applyPlan } from '../../writing/applyPlan.ts'
import { isDraftText } from '../../writing/planDraft.ts'
import { planToPublish } from '../pages/pageChanges.ts'
import { urlOf } from './faultsLeft.ts'
import type { ProposedDraft, PublishRefused } from './protocol.ts'
import { titleOf } from './titles.ts'

/** A page that is a draft, and its files as they are once it is published. */
export interface Publishable extends ProposedDraft {
  readonly edits: ReadonlyMap<string, string>
}

/** The pages among some files of the content that are drafts, each once. */
export function draftsAmong(root: string, files: readonly string[]): Publishable[] {
  const sources = files.flatMap(file => sourceOf(root, file) ?? [])
  const slugs = new Set(sources.filter(({ source }) => isDraftText(source)).map(({ slug }) => slug))
  return [...slugs].map(page => {
    const { edits, toWrite } = planToPublish(root, page)
    const own = [...edits.keys()].flatMap(file => sourceOf(root, file) ?? [])
    return { page, files: [...edits.keys()], titles: titlesOf(own), toWrite, edits }
  })
}

/** Texts of files as they are once pages are published. */
export const textsOf = (pages: readonly Publishable[]): Map<string, string> =>
  new Map(pages.flatMap(({ edits }) => [...edits]))

function sourceOf(root: string, file: string): PageSource | undefined {
  const place = pageFileOf(file)
  try {
    return place && parsePage(place, readFileSync(join(root, file), 'utf8'))
  } catch {
    // A page that was deleted.
    return undefined
  }
}

const titlesOf = (sources: readonly PageSource[]): ProposedDraft['titles'] => {
  const titleIn = (locale: Locale) => {
    const source = sources.find(source => source.locale === locale) ?? sources[0]
    return source ? titleOf(source) : ''
  }
  return Object.fromEntries(localeCodes.map(locale => [locale, titleIn(locale)])) as Record<Locale, string>
}

/**
 * Why pages cannot be published: what is still to be written in them, or errors that the checks would find in them then.
 * @param findings of the content with other texts of some files
 */
export async function whyUnpublishable(
  root: string,
  pages: readonly Publishable[],
  findings: (texts: ReadonlyMap<string, string>) => Promise<readonly Finding[]>,
): Promise<PublishRefused | undefined> {
  const refused = { refused: 'publish', detail: '' } as const
  const unwritten = pages.filter(({ toWrite }) => toWrite > 0)
  if (unwritten.length > 0) {
    return { ...refused, why: unwritten.map(({ titles, toWrite }) => ({ titles, toWrite, faults: [] })) }
  }
  const errors = (await findings(textsOf(pages))).filter(
    ({ severity, file }) => severity === 'error' && pageFileOf(file),
  )
  const why = pages.flatMap(({ files, titles, toWrite }) => {
    const own = errors
      .filter(({ file }) => files.includes(file))
      .map(fault => ({ ...fault, line: lineOnDisk(root, fault) }))
    if (own.length === 0) return []
    const faults = own.map(fault => ({
      place: `${fault.file.replace(/^content\//, '')}:${fault.line}`,
      url: urlOf(fault),
      found: wordsAtDesk(fault).found,
    }))
    return [{ titles, toWrite, faults }]
  })
  return why.length > 0 ? { ...refused, why } : undefined
}

/** Where a line of a published page is in its file, which has the line that makes it a draft. */
export function lineOnDisk(root: string, { file, line }: Finding): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const draft = lines.findIndex(text => /^draft:/.test(text)) + 1
  return draft > 0 && line >= draft ? line + 1 : line
}

/** Writes texts of files that exist, all or none. @returns what puts back their bytes */
export function writeTexts(root: string, texts: ReadonlyMap<string, string>): () => void {
  const before = [...texts.keys()].map(file => [join(root, file), readFileSync(join(root, file))] as const)
  applyPlan(root, { creates: new Map(), edits: texts, moves: [] })
  return () => {
    for (const [path, bytes] of before) writeFileSync(path, bytes)
  }
}
