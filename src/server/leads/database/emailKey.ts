/** An address as it is compared, ignoring case: the tables' `email_key`. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}
