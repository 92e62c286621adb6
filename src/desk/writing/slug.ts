import { reservedSlugs, slugForm, slugOf } from '../../content/slugs.ts'
import { Refusal } from './refusal.ts'

/**
 * A name that can be a page's address: `acme-mail` for `/acme-mail` and `/he/acme-mail`.
 * @throws {Refusal} with the name that was probably meant
 */
export function checkSlug(slug: string): string {
  if (!slugForm.test(slug)) {
    const close = slugOf(slug)
    throw new Refusal(
      `the name "${slug}"`,
      `lower-case Latin letters, digits and single hyphens, such as acme-mail${close ? `; did you mean "${close}"?` : ''}`,
    )
  }
  if (reservedSlugs.includes(slug)) {
    throw new Refusal(`the name "${slug}"`, 'another name; this address is reserved for the site itself')
  }
  return slug
}
