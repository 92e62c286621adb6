import type { Finding } from '../../../content/fault.ts'
import { deskUrl } from '../../deskUrl.ts'
import { dataQuery } from '../../names.ts'
import type { FaultsByFile } from './protocol.ts'

/** How much is left to do in each file, with the way to the worst of it; to a data file, from whatever page the writer is on. */
export function faultsLeft(findings: readonly Finding[]): FaultsByFile {
  const files = new Set(findings.map(({ file }) => file))
  return Object.fromEntries(
    [...files].flatMap(file => {
      const own = findings.filter(finding => finding.file === file)
      const errors = own.filter(({ severity }) => severity === 'error')
      const first = [...(errors.length > 0 ? errors : own)].sort((a, b) => a.line - b.line)[0]
      return first ? [[file, { errors: errors.length, warnings: own.length - errors.length, url: urlOf(first) }]] : []
    }),
  )
}

/** Where the desk shows a fault; the table of facts for one in a file that it does not open. */
export const urlOf = (fault: Finding): string => deskUrl(fault) ?? `?${dataQuery}=facts`
