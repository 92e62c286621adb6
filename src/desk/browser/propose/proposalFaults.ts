import { localeCodes } from '../../../content/locales/locales.ts'
import type { FaultsByFile, ProposalState } from '../../server/propose/protocol.ts'

/**
 * Faults of what the branch would bring: in what is chosen, in what it brought before, in the other language of both, which
 * falls behind, and errors that the build would meet anywhere. What is edited and left out is no part of it.
 * @param chosen files to be proposed now
 */
export function proposalFaults(
  faults: FaultsByFile,
  { own, files, leftAlone }: Pick<ProposalState, 'own' | 'files' | 'leftAlone'>,
  chosen: readonly string[],
): FaultsByFile {
  const out = new Set([...files.map(({ file }) => file), ...leftAlone].filter(file => !chosen.includes(file)))
  const brought = [...chosen, ...own.map(({ file }) => file)].flatMap(languagesOf)
  return Object.fromEntries(
    Object.entries(faults).filter(([file, { errors }]) => !out.has(file) && (errors > 0 || brought.includes(file))),
  )
}

/** The files of a page in all languages; any other file alone. */
function languagesOf(file: string): string[] {
  const [, stem] = /^(.+)\.[a-z]{2}\.mdx$/.exec(file) ?? []
  return stem === undefined ? [file] : localeCodes.map(locale => `${stem}.${locale}.mdx`)
}
