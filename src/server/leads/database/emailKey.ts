import { cleanEmail } from '../../../site/forms/text.ts'

/** An address as it is compared, ignoring case: the tables' `email_key`. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase()
}
