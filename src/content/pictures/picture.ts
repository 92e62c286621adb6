/** A picture file of the content, or a logo. */
export interface Picture {
  /** From the project's root, such as `content/images/rack.jpg` or `public/logos/apple.svg`; of the sheet of logos their folder. */
  file: string
  /** Hash of the file's bytes. */
  hash: string
  /** Size on screen at full resolution, px; turned as the camera says. */
  width: number
  height: number
  /** For browsers without AVIF and WebP; a drawing is one file for all sizes. */
  fallback: 'png' | 'jpg' | 'svg'
  /** A logo that neither names nor styles its parts, which another logo in the same drawing may do by the same names. */
  standsWithOthers?: true
  /** Where a logo is served. */
  address?: string
}

/** Where logos are, from the project's root. */
export const logoFolder = 'public/logos'

/** The file of a vendor's logo. */
export const logoFile = (name: string) => `${logoFolder}/${name}.svg`

/** The names of the logos among some files, in order. */
export const logoNames = (files: Iterable<string>): string[] =>
  [...files].flatMap(file => /^public\/logos\/(.+)\.svg$/.exec(file)?.[1] ?? []).sort()

/** Part of every name: raise it when scripts or settings give other bytes for the same picture. */
const recipe = 1

/** Where made pictures are served: below /assets/, which is cached for ever, so a name changes with its picture. */
export const picturesPath = '/assets/pictures/'

/** Widths made of each picture, px: phones, the measure of 40rem, and both on dense screens; of a wide one further ones. */
const widths = { measure: [320, 640, 960, 1280], wide: [320, 640, 960, 1280, 1920, 2400] } as const

/** Where a picture is: in the text, or as wide as the page. */
export type PicturePlace = keyof typeof widths

/** How wide a picture is shown. */
export const pictureSizes: Readonly<Record<PicturePlace, string>> = {
  measure: '(width < 42.5rem) calc(100vw - 2.5rem), 40rem',
  wide: '(width < 74rem) calc(100vw - 2.5rem), (width < 100rem) 70rem, 82.5rem',
}

export type PictureFormat = 'avif' | 'webp' | Picture['fallback']

/** The widths used of a picture: never wider than it is. */
export function pictureWidths({ width }: Pick<Picture, 'width'>, place: PicturePlace = 'measure'): number[] {
  const smaller: number[] = widths[place].filter(step => step < width)
  return smaller.length < widths[place].length ? [...smaller, width] : smaller
}

export function pictureAddress({ hash }: Pick<Picture, 'hash'>, width: number, format: PictureFormat): string {
  return `${picturesPath}${hash}-${recipe}-${width}.${format}`
}

/** A `srcset` of all widths. */
export function pictureSet(picture: Picture, format: PictureFormat, place: PicturePlace = 'measure'): string {
  return pictureWidths(picture, place)
    .map(width => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** What an address asks for; undefined where it is no picture's. */
export function parsePictureAddress(
  address: string,
): { hash: string; width: number; format: PictureFormat } | undefined {
  if (!address.startsWith(picturesPath)) return
  const [, hash, made, width, format] =
    /^(\w+)-(\d+)-(\d+)\.(avif|webp|png|jpg|svg)$/.exec(address.slice(picturesPath.length)) ?? []
  if (!hash || Number(made) !== recipe) return
  return { hash, width: Number(width), format: format as PictureFormat }
}
