import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'
import type { Sharp } from 'sharp'
import type { z } from 'zod'
import { sharpWidth, unfitPicture } from '../../../content/checks/images.ts'
import { decodeText } from '../../../content/encoding.ts'
import { movePath } from '../../../content/files.ts'
import { type Locale, otherLocale } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { readDrawing } from '../../../content/pictures/svg.ts'
import { hasUnwrittenTitle } from '../../../content/placeholders.ts'
import { pictureOf } from '../../../content/readFiles.ts'
import { pageFileOf, sha } from '../../../content/site.ts'
import { slugForm, slugOf } from '../../../content/slugs.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { problemOf, SourceProblem, writeDurably } from '../sourceFiles.ts'
import { pictureWords } from '../textStore.ts'
import { textNow } from './otherText.ts'
import { placeInOther } from './placeInOther.ts'
import type { lookBody, PictureFault, PictureLook, PicturePlaced, placeBody } from './protocol.ts'
import { roomForPicture } from './roomForPicture.ts'
import { writtenWords } from './writtenWords.ts'

const folder = 'content/images'

/** Greatest width of a stored picture, px: as wide as pages show it on the densest screens. */
const keptWidth = 2000

/** Names that cameras, phones and clipboards give, which say nothing. */
const unnamed =
  /^(?:img|dsc|dscn|pxl|image|picture|photo|screenshot|screen-shot|untitled|clipboard|whatsapp-image)?[-\d]*(?:at)?[-\d]*$/

/** What a picture that was dropped or pasted would be kept as, or why it cannot be. */
export async function lookAtPicture(
  root: string,
  { page, name, bytes }: z.infer<typeof lookBody>,
): Promise<PictureLook> {
  const made = await keepOnce(name, Buffer.from(bytes, 'base64'))
  if ('refused' in made) return made
  const own = slugOf(name.replace(/\.\w+$/, ''))
  const wanted = own === '' || unnamed.test(own) ? (pageFileOf(page)?.slug ?? 'picture') : own
  return {
    name: freeName(root, wanted, made),
    extension: made.extension,
    width: made.width,
    height: made.height,
    isEncodedAnew: made.isEncodedAnew,
    isOtherUnwritten: isUnwritten(root, page),
    ...(made.sharpFrom === undefined ? {} : { sharpFrom: made.sharpFrom }),
  }
}

/**
 * Keeps a picture under `content/images/` without what the camera wrote into it, and puts it into the other language's page.
 * @throws {SourceProblem} where it cannot be written
 */
export async function placePicture(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  { page, name, bytes, text, at, words }: z.infer<typeof placeBody>,
): Promise<PicturePlaced> {
  const place = pageFileOf(page)
  if (!place || !page.startsWith('content/')) throw new SourceProblem('outside')
  const slug = name.replace(/\.\w+$/, '')
  if (!slugForm.test(slug)) {
    return refuse(
      msg('the name "{name}"', { name: slug }),
      msg('lower-case Latin letters, digits and single hyphens, such as {example}', {
        example: slugOf(slug) || 'server-rack',
      }),
    )
  }
  const made = await keepOnce(name, Buffer.from(bytes, 'base64'))
  if ('refused' in made) return made
  const file = `${folder}/${slug}${made.extension}`
  if (isTaken(root, file, made.bytes)) {
    return refuse(
      msg('another picture named {file}', { file }),
      msg('a name that no picture has yet, such as {example}', { example: freeName(root, slug, made) }),
    )
  }
  write(root, file, made.bytes)
  edited.note(file, '', '')
  const written = Object.fromEntries(
    Object.entries(words).map(([locale, said]) => [locale, writtenWords(said, locale)]),
  )
  pictureWords(root).keep(file, written)
  const url = posix.relative(posix.dirname(page), file)
  const markdown = (locale: string) => `![${written[locale] ?? ''}](${url})`
  const locale = otherLocale(place.locale)
  const other = otherFile(page, locale)
  const room = roomForPicture(parsePage(place, text), at)
  const inOther = existsSync(join(root, other))
    ? placeInOther(root, live, edited, {
        url,
        own: { file: page, text, at: room, markdown: markdown(place.locale) },
        other: { file: other, markdown: markdown(locale) },
      })
    : {}
  return { markdown: markdown(place.locale), at: room, ...inOther }
}

const otherFile = (page: string, locale: Locale): string => page.replace(/\.\w+\.mdx$/, `.${locale}.mdx`)

function isUnwritten(root: string, page: string): boolean {
  const place = pageFileOf(page)
  const other = place && pageFileOf(otherFile(page, otherLocale(place.locale)))
  if (!other || !existsSync(join(root, other.file))) return false
  return hasUnwrittenTitle(parsePage(other, textNow(root, other.file).text).body)
}

interface Kept {
  bytes: Buffer
  extension: string
  width: number
  height: number
  isEncodedAnew: boolean
  sharpFrom?: number
}

const extensions: Readonly<Record<string, keyof typeof encoders>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  heif: '.avif',
}

/** Each sets the format of the picture it is given; the last one set would be that of all. */
const encoders = {
  '.jpg': (picture: Sharp) => picture.jpeg({ quality: 88, mozjpeg: true }),
  '.png': (picture: Sharp) => picture.png(),
  '.webp': (picture: Sharp) => picture.webp({ quality: 88 }),
  '.avif': (picture: Sharp) => picture.avif({ quality: 70 }),
}

/** The picture viewed last: it is placed a moment later, and making it takes seconds. */
let looked: { readonly of: string; readonly made: Kept } | undefined

/** As `keep`, once for looking at a picture and placing it. */
async function keepOnce(name: string, bytes: Buffer): ReturnType<typeof keep> {
  const of = sha(bytes)
  if (looked?.of === of) return looked.made
  const made = await keep(name, bytes)
  if (!('refused' in made)) looked = { of, made }
  return made
}

/** A picture as it is worth keeping: upright, no wider than needed, without place, time and camera. */
async function keep(name: string, bytes: Buffer): Promise<Kept | { refused: PictureFault }> {
  if (/\.svg$/i.test(name)) return keepDrawing(name, bytes)
  const picture = pictureOf(`${folder}/${name}`, bytes) ?? 'unreadable'
  if (picture === 'unreadable') return unfit(name, picture, bytes)
  try {
    const { default: sharp } = await import('sharp')
    const { format = '' } = await sharp(bytes).metadata()
    const sized = sharp(bytes).autoOrient().resize({ width: keptWidth, withoutEnlargement: true })
    const extension = extensions[format] ?? '.jpg'
    const { data, info } = await encoders[extension](sized).toBuffer({ resolveWithObject: true })
    const kept = pictureOf(`${folder}/${name}`, data) ?? 'unreadable'
    const fault = unfitPicture(name, kept, data.length)
    if (fault?.severity === 'error') return { refused: fault }
    return {
      bytes: data,
      extension,
      width: info.width,
      height: info.height,
      isEncodedAnew: true,
      ...(info.width < sharpWidth ? { sharpFrom: sharpWidth } : {}),
    }
  } catch {
    // The header is intact and the image data is damaged.
    return unfit(name, 'unreadable', bytes)
  }
}

/** A drawing without what does not draw; refused where cleaning would remove a visible part. */
function keepDrawing(name: string, bytes: Buffer): Kept | { refused: PictureFault } {
  const { svg, size, faults } = readDrawing(decodeText(bytes).text)
  const [fault] = faults
  if (fault) return refuse(fault.found, fault.expected)
  return size
    ? { bytes: Buffer.from(svg), extension: '.svg', isEncodedAnew: false, ...size }
    : unfit(name, 'unreadable', bytes)
}

function unfit(name: string, picture: 'unreadable', { length }: Buffer): { refused: PictureFault } {
  const { found = '', expected = '' } = unfitPicture(name, picture, length) ?? {}
  return { refused: { found, expected } }
}

const refuse = (found: PictureFault['found'], expected: PictureFault['expected']) => ({ refused: { found, expected } })

/** The same picture twice is one file. */
function isTaken(root: string, file: string, bytes: Buffer): boolean {
  const path = join(root, file)
  return existsSync(path) && sha(readFileSync(path)) !== sha(bytes)
}

function freeName(root: string, wanted: string, { extension, bytes }: Kept): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!isTaken(root, `${folder}/${name}${extension}`, bytes)) return name
  }
}

/** @throws {SourceProblem} also where the folder leads elsewhere */
function write(root: string, file: string, bytes: Buffer): void {
  const stage = join(root, '.cache', 'desk', randomUUID())
  try {
    mkdirSync(join(root, folder), { recursive: true })
    const own = realpathSync(join(root, folder))
    if (own !== realpathSync(join(root, 'content')) + sep + basename(folder)) throw new SourceProblem('outside')
    mkdirSync(join(root, '.cache', 'desk'), { recursive: true })
    writeDurably(stage, bytes, 0o644)
    movePath(stage, join(root, file))
  } catch (error) {
    throw error instanceof SourceProblem ? error : problemOf(error, 'not-written')
  } finally {
    rmSync(stage, { force: true })
  }
}
