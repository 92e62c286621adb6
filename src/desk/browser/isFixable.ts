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

/**
 * Whether it is corrected with all the others, unread: not where a number would become a fact, since it may be about something else,
 * nor where a picture is put, whose words are to be read.
 */
export const isFixableUnread = (fault: Finding, byHand: readonly string[]): boolean =>
  isFixable(fault, byHand) && fault.check !== 'facts' && missingPictureUrl(fault) === undefined
