import { msg } from '../../content/messages/msg.ts'
import { reservedSlugs, slugForm, slugOf } from '../../content/slugs.ts'
import { Refusal } from './refusal.ts'

/**
 * A name that can be a page's address: `acme-mail` for `/acme-mail` and `/he/acme-mail`.
 * @throws {Refusal} with the name probably meant
 */
export function checkSlug(slug: string): string {
  if (!slugForm.test(slug)) {
    const close = slugOf(slug)
    throw new Refusal(
      msg('the name "{name}", which no address can have', { name: slug }),
      close
        ? msg('lower-case Latin letters, digits and single hyphens; did you mean "{close}"?', { close })
        : msg('lower-case Latin letters, digits and single hyphens, such as {example}', { example: 'acme-mail' }),
    )
  }
  if (reservedSlugs.includes(slug)) {
    throw new Refusal(
      msg('the name "{name}"', { name: slug }),
      msg('another name; this address is reserved for the site itself'),
    )
  }
  return slug
}

/** Names of devices in Windows, which no file can have there, whatever its extensions are. */
const deviceName = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/

/**
 * A name that can be a page's address and that of its files on every computer.
 * @throws {Refusal} with the name probably meant, or why it cannot be
 */
export function checkPageName(name: string): string {
  if (deviceName.test(checkSlug(name))) {
    throw new Refusal(
      msg('the name "{name}"', { name }),
      msg('another name; Windows keeps this one for a device, and no file there can have it'),
    )
  }
  return name
}
