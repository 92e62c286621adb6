/** A picture of the content, as it lies in a writer's folder, or a logo. */
export interface Picture {
  /** From the project's root, such as `content/images/rack.jpg` or `public/logos/apple.svg`. */
  file: string
  /** Of its bytes. */
  hash: string
  /** Size on screen at full resolution, px; turned as the camera says. */
  width: number
  height: number
  /** What browsers get that know neither AVIF nor WebP; of a drawing its own file, whatever the size. */
  fallback: 'png' | 'jpg' | 'svg'
}

/** The file of a vendor's logo. */
export const logoFile = (name: string) => `public/logos/${name}.svg`

/** Part of every name: raise it when scripts or settings give other bytes for the same picture. */
const recipe = 1

/** Where made pictures are served: below /assets/, which is cached for ever, so a name changes with its picture. */
export const picturesPath = '/assets/pictures/'

/** Widths made of each picture, px: phones, the measure of 40rem, and both on dense screens. */
const widths = [320, 640, 960, 1280] as const

/** How wide a picture in the text is shown. */
export const pictureSizes = '(width < 42.5rem) calc(100vw - 2.5rem), 40rem'

export type PictureFormat = 'avif' | 'webp' | Exclude<Picture['fallback'], 'svg'>

/** The widths used of a picture: never wider than it is. */
export function pictureWidths({ width }: Pick<Picture, 'width'>): number[] {
  const smaller = widths.filter(step => step < width)
  return smaller.length < widths.length ? [...smaller, width] : smaller
}

export function pictureAddress({ hash }: Pick<Picture, 'hash'>, width: number, format: PictureFormat): string {
  return `${picturesPath}${hash}-${recipe}-${width}.${format}`
}

/** A `srcset` of all widths. */
export function pictureSet(picture: Picture, format: PictureFormat): string {
  return pictureWidths(picture)
    .map(width => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** What an address asks for; undefined where it is no picture's. */
export function parsePictureAddress(
  address: string,
): { hash: string; width: number; format: PictureFormat } | undefined {
  if (!address.startsWith(picturesPath)) return
  const [, hash, made, width, format] =
    /^(\w+)-(\d+)-(\d+)\.(avif|webp|png|jpg)$/.exec(address.slice(picturesPath.length)) ?? []
  if (!hash || Number(made) !== recipe) return
  return { hash, width: Number(width), format: format as PictureFormat }
}
