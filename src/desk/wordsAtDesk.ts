import type { Finding } from '../content/fault.ts'
import type { Text } from '../content/messages/msg.ts'

/** What a writer reads at the field of a table, of what belongs there. */
export const wordsInTable = (finding: Pick<Finding, 'expected' | 'atDesk' | 'inTable'>): Text =>
  finding.inTable ?? finding.atDesk ?? finding.expected

/** What a writer at the desk reads of a finding, who sees a page and no files, and has buttons in place of commands. */
export const wordsAtDesk = ({
  found,
  expected,
  foundAtDesk = found,
  atDesk = expected,
}: Pick<Finding, 'found' | 'expected' | 'foundAtDesk' | 'atDesk'>) => ({ found: foundAtDesk, expected: atDesk })
