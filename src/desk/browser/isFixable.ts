import { missingPictureUrl } from '../missingPicture.ts'
import type { PlacedFault } from './editor/faultMarks.ts'

type Offered = Pick<PlacedFault, 'fault' | 'isByHand'>

/**
 * Whether one press corrects a fault. A corrected text with a place that is left to the writer is no less for the writer's own hand
 * than an example, and than one that was tried and did not do.
 */
export function isFixable({ fault, isByHand }: Offered): boolean {
  const { fix, edit, isExample } = fault
  if (isExample || isByHand) return false
  return edit !== undefined || missingPictureUrl(fault) !== undefined || (fix !== undefined && !fix.includes('…'))
}

/**
 * Whether it is corrected with all the others, unread: not where a number would become a fact, since it may be about something else,
 * nor where a picture is put, whose words are to be read.
 */
export const isFixableUnread = (offered: Offered): boolean =>
  isFixable(offered) && offered.fault.check !== 'facts' && missingPictureUrl(offered.fault) === undefined
