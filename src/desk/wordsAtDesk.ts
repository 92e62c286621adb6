import type { Finding } from '../content/fault.ts'

/** What a writer at the desk reads of a finding, who sees a page and no files, and has buttons in place of commands. */
export const wordsAtDesk = ({
  found,
  expected,
  foundAtDesk = found,
  atDesk = expected,
}: Pick<Finding, 'found' | 'expected' | 'foundAtDesk' | 'atDesk'>) => ({ found: foundAtDesk, expected: atDesk })
