import type { Finding } from '../../content/fault.ts'
import { missingPictureUrl } from '../missingPicture.ts'
import { faultKey } from './textFaults.ts'

/**
 * Whether one press corrects a fault. A corrected text with a place that is left to the writer is no less for the writer's own hand
 * than an example, and than one that was tried and did not do.
 * @param byHand keys of the faults whose fix did not do
 */
export function isFixable(fault: Finding, byHand: readonly string[]): boolean {
  const { fix, edit, isExample } = fault
  if (isExample || byHand.includes(faultKey(fault))) return false
  return edit !== undefined || missingPictureUrl(fault) !== undefined || (fix !== undefined && !fix.includes('…'))
}
