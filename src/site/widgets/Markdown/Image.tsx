import { posix } from 'node:path'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { ContentError } from '../../../content/fault.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { PicturePlace } from '../../../content/pictures/picture.ts'
import { isContent } from '../../../content/site.ts'
import { usePage } from '../../layout/PageContext.tsx'
import { Picture } from '../../layout/Picture.tsx'

const Place = createContext<PicturePlace>('measure')

/** A picture, with its caption, as wide as the page. */
export function Wide({ children }: { children: ReactNode }) {
  return (
    <div className="wide spread">
      <Place value="wide">{children}</Place>
    </div>
  )
}

/**
 * A Markdown image, `![what it shows](../images/rack.jpg)`: a file in `content/images/`, or next to the page.
 * @throws {ContentError} if there is no such picture, or no alternative text
 */
export function Image({ src = '', alt = '' }: ComponentProps<'img'>) {
  const { page, site } = usePage()
  const place = useContext(Place)
  // The gallery's examples are written as on a page.
  const folder = isContent(page) ? posix.dirname(page.file) : 'content/pages'
  const file = posix.join(folder, decodeURI(src))
  const picture = site.picture(file)
  if (picture && alt) return <Picture picture={picture} alt={alt} place={place} />
  const before = page.body.slice(0, Math.max(0, page.body.indexOf(`](${src}`))).split('\n')
  throw new ContentError([
    {
      check: 'images',
      severity: 'error',
      file: page.file,
      line: page.bodyOffset + before.length,
      column: (before.at(-1) ?? '').lastIndexOf('![') + 1,
      found: picture
        ? msg('the picture {url} without a description', { url: src })
        : msg('the picture {url}, but there is no file {file}', { url: src, file }),
      expected: picture
        ? msg('a description of what it shows between the square brackets, for people who cannot see it')
        : msg('a PNG, JPEG, WebP, AVIF or SVG file in content/images/; put it there first'),
      fix: `![${alt || 'What it shows'}](${picture ? src : '../images/name.jpg'})`,
    },
  ])
}
