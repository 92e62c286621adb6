import { localeCodes } from '../../../content/locales/locales.ts'
import type { FaultsByFile, ProposalState } from '../../server/propose/protocol.ts'

/**
 * Of what the checks find on the branch, what the proposal answers for: faults in what is chosen, in what the branch brought
 * before, in the other language of both, which falls behind, and errors that the build would meet anywhere.
 * @param own files that the branch brought before
 * @param chosen files to be proposed now
 */
export function proposalFaults(
  faults: FaultsByFile,
  own: ProposalState['own'],
  chosen: readonly string[],
): FaultsByFile {
  const brought = [...chosen, ...own.map(({ file }) => file)].flatMap(languagesOf)
  return Object.fromEntries(Object.entries(faults).filter(([file, { errors }]) => errors > 0 || brought.includes(file)))
}

/** The files of a page in all languages; any other file alone. */
function languagesOf(file: string): string[] {
  const [, stem] = /^(.+)\.[a-z]{2}\.mdx$/.exec(file) ?? []
  return stem === undefined ? [file] : localeCodes.map(locale => `${stem}.${locale}.mdx`)
}
