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
