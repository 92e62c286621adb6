import {
  type Picture as PictureFile,
  pictureAddress,
  pictureSet,
  pictureSizes,
  pictureWidths,
} from '../../content/pictures/picture.ts'

interface PictureProps {
  picture: PictureFile
  /** Its description for people who cannot see it. */
  alt: string
}

/**
 * A picture of the content at the widths used, in AVIF, WebP and a format that every browser knows. Its size is set, so
 * nothing moves when it arrives. src/site/shell/pictures.ts fetches it within 50 px of the viewport; without scripts the
 * browser decides when.
 */
export function Picture({ picture, alt }: PictureProps) {
  const widest = pictureWidths(picture).at(-1) ?? picture.width
  return (
    <picture data-picture="">
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={pictureSizes} />
      <source type="image/webp" srcSet={pictureSet(picture, 'webp')} sizes={pictureSizes} />
      <img
        loading="lazy"
        decoding="async"
        alt={alt}
        width={picture.width}
        height={picture.height}
        srcSet={pictureSet(picture, picture.fallback)}
        sizes={pictureSizes}
        src={pictureAddress(picture, widest, picture.fallback)}
      />
    </picture>
  )
}
