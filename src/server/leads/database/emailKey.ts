/** An address as it is compared, whatever its capitals: the tables' `email_key`. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}
