import {
  type Picture as PictureFile,
  type PicturePlace,
  pictureAddress,
  pictureSet,
  pictureSizes,
  pictureWidths,
} from '../../content/pictures/picture.ts'
import type { BehaviourName } from '../islands/behaviours.ts'
import type { When } from '../islands/Island.tsx'

const behaviour = { 'data-picture': '', 'data-behaviour': 'picture', 'data-when': 'load' } satisfies {
  'data-picture': string
  'data-behaviour': BehaviourName
  'data-when': When
}

interface PictureProps {
  picture: PictureFile
  /** Its description for people who cannot see it. */
  alt: string
  className?: string
  /** `measure` by default. */
  place?: PicturePlace
}

/**
 * Every image on the site. A photograph comes in the widths in use, as AVIF, WebP and a format every browser reads; a
 * drawing is its own file, a logo a part of one that holds them all. Width and height are set, so the layout does not shift. loadWhenNear.ts fetches the image
 * within 50 px of the viewport; without scripts the browser decides when.
 */
export function Picture({ picture, alt, className, place = 'measure' }: PictureProps) {
  const { address, width, height, fallback } = picture
  const common = { width, height, className, loading: 'lazy', decoding: 'async' } as const
  if (fallback === 'svg') {
    return (
      <picture {...behaviour}>
        <img {...common} alt={alt} src={address ?? pictureAddress(picture, width, 'svg')} />
      </picture>
    )
  }
  const widest = pictureWidths(picture, place).at(-1) ?? width
  const sizes = pictureSizes[place]
  return (
    <picture {...behaviour}>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif', place)} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(picture, 'webp', place)} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        srcSet={pictureSet(picture, fallback, place)}
        sizes={sizes}
        src={pictureAddress(picture, widest, fallback)}
      />
    </picture>
  )
}
