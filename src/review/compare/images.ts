import type { PageImage } from '../html/images.ts'

export interface ImageChange {
  address: string
  alt: string
  /** Hashes of the contents; undefined where there was or is none. */
  before?: string
  after?: string
  social: boolean
}

/** Images that came, went, or show something else at the same address or under the same words. */
export function compareImages(before: readonly PageImage[], after: readonly PageImage[]): ImageChange[] {
  const old = new Map(before.map(image => [image.address, image]))
  const now = new Map(after.map(image => [image.address, image]))
  const gone = before.filter(image => !now.has(image.address) && !(image.social && after.some(({ social }) => social)))
  const changes = after.flatMap(({ address, alt, hash, social }): ImageChange[] => {
    // A page has one image for social networks, wherever it lies.
    const same = old.get(address) ?? (social ? before.find(image => image.social) : undefined)
    if (same?.hash === hash) return []
    // A picture of the content is called by its contents: another one under the same words took its place.
    const twin = same ? -1 : gone.findIndex(image => alt !== '' && image.alt === alt)
    const was = same ?? (twin >= 0 ? gone.splice(twin, 1)[0] : undefined)
    return [{ address, alt, social, ...(was ? { before: was.hash } : {}), after: hash }]
  })
  return [...changes, ...gone.map(({ address, alt, hash, social }) => ({ address, alt, social, before: hash }))]
}
