import { slugOf } from '../../../content/slugs.ts'

/**
 * What git takes for no branch, as `git check-ref-format` lists it: signs that mean something to it, a part of a path that is
 * empty, hidden or a lock, and its own names.
 */
const impossible = [/[\p{Cc} ~^:?*[\\]/u, /\.\.|@\{/, /(^|\/)(\.|\/|$)/, /\.lock(\/|$)/, /\.$/, /^-/, /^(@|HEAD)$/]

/** Whether git takes this for the name of a branch. */
export const isValidBranch = (name: string): boolean => !impossible.some(form => form.test(name))

/** A name like this that a branch can have. */
export function validBranchLike(name: string): string {
  const slug = slugOf(name)
  // Where a disk does not tell capitals apart it is git's own.
  return slug === '' || slug === 'head' ? 'edit-prices' : slug
}
