import { posix } from 'node:path'
import type { Image } from 'mdast'
import { captioned } from '../mdx/figures.ts'
import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import type { Picture } from '../pictures/picture.ts'
import { slugOf } from '../slugs.ts'
import { decode } from './read/decode.ts'
import { nodesOf, startOf } from './read/nodes.ts'
import type { Check, Content, Finding, PageSource } from './types.ts'

/** Narrowest picture that is still sharp across the text on a dense screen, px. */
export const sharpWidth = 1280
/** Largest file that is worth keeping in the repository, bytes; the build makes small ones from it. */
const largestFile = 8 * 1024 * 1024
/** Largest drawing, bytes: it is sent as it is. */
const largestDrawing = 1024 * 1024
/** Longest description that a screen reader should have to read out. */
const longestAlt = 160

type Words = Pick<Finding, 'found' | 'expected' | 'fix' | 'isExample' | 'severity'>

/** Pictures that are missing, too small, too heavy, unsafe, or without alternative text. */
export const images: Check = function* (content) {
  yield* wrongFiles(content)
  for (const page of content.pages) {
    const figures = new Set<Image>([...nodesOf(page.tree)].flatMap(node => (captioned(node) ? node.children : [])))
    for (const node of nodesOf(page.tree)) {
      if (node.type !== 'image') continue
      for (const words of [wrongFile(content, page, node), wrongWords(node), wrongCaption(node, figures.has(node))]) {
        if (words) yield { check: 'images', ...startOf(page, node), ...words }
      }
    }
    yield* socialImage(content, page)
  }
}

/** Faults of the files themselves, used or not. */
function* wrongFiles({ files, pictures }: Content): Iterable<Finding> {
  for (const [file, { drawingFaults = [] }] of files)
    for (const fault of drawingFaults) yield { check: 'images', severity: 'error', file, ...fault }
  for (const file of pictures.keys()) {
    const { name, ext, dir } = posix.parse(file)
    if (!file.startsWith('content/') || /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name + ext)) continue
    const now = posix.join(dir, `${slugOf(name) || 'picture'}${ext.toLowerCase()}`)
    yield {
      check: 'images',
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      found: msg('the name {name}, which is not the same address on every computer', { name: name + ext }),
      expected: msg('small Latin letters, digits and hyphens; {command} renames it with all that shows it', {
        command: `npm run rename -- "${file.slice('content/'.length)}" ${now.slice('content/'.length)}`,
      }),
    }
  }
}

function wrongFile({ pictures, files }: Content, page: PageSource, { url, alt }: Image): Words | undefined {
  const folder = posix.dirname(page.file)
  const write = (file: string) => `![${alt || 'What it shows'}](${posix.relative(folder, file)})`
  if (url.startsWith('data:')) {
    return {
      severity: 'error',
      found: msg('a picture inside the text itself, as {count} characters: {start}', {
        count: url.length,
        start: `${url.slice(0, 24)} …`,
      }),
      expected: msg(
        'a file: at the desk, drop the picture on the text, which puts it into content/images/; or put it there, and write its name',
      ),
      fix: write('content/images/….png'),
    }
  }
  // As Windows writes paths, also from the root of a disk.
  const path = decode(url).replaceAll('\\', '/')
  const file = posix.join(folder, path).normalize()
  const picture = decode(url) === path ? pictures.get(file) : undefined
  if (!picture) {
    const close = nearest(
      posix.basename(file),
      [...pictures.keys()].map(name => posix.basename(name)),
    )
    const meant = [...pictures.keys()].find(name => posix.basename(name) === close)
    const found =
      path !== decode(url) && !/^[a-z]:/i.test(path)
        ? msg('the picture {url}, whose path is written as on Windows', { url })
        : /^[a-z]+:|^\//i.test(url)
          ? msg('the picture {url}, which is not in content/images/', { url })
          : msg('the picture {url}, but there is no file {file}', { url, file })
    return meant
      ? {
          severity: 'error',
          found,
          expected: msg('a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean {meant}?', { meant }),
          fix: write(meant),
        }
      : {
          severity: 'error',
          found,
          expected: msg('a PNG, JPEG, WebP, AVIF or SVG file in content/images/; put it there first'),
          fix: write(`content/images/${/\.\w+$/.test(file) ? posix.basename(file) : 'name.jpg'}`),
          isExample: true,
        }
  }
  const bytes = files.get(file)?.size ?? 0
  const words = unfitPicture(file, picture, bytes)
  return words && picture === 'unreadable' && /\.hei[cf]$/i.test(file)
    ? { ...words, fix: write(file.replace(/\.\w+$/, '.jpg')), isExample: true }
    : words
}

/** Why a file cannot be shown as it is, or would not look well. @param bytes its size */
export function unfitPicture(file: string, picture: Picture | 'unreadable', bytes: number): Words | undefined {
  if (picture === 'unreadable' && /\.hei[cf]$/i.test(file)) {
    return {
      severity: 'error',
      found: msg('{file}, a picture of an iPhone that browsers cannot show', { file }),
      expected: msg(
        'a JPEG file: open the picture on a Mac in Preview and choose File → Export, JPEG; on Windows in Photos, Save as. On the iPhone, Settings → Camera → Formats → Most Compatible makes JPEG from now on',
      ),
    }
  }
  if (picture === 'unreadable' && /\.svg$/i.test(file)) {
    return {
      severity: 'error',
      found: msg('{file}, a drawing that does not say how large it is', { file }),
      expected: msg('{attribute} in its first tag, with the width and height of what it shows; or export it again', {
        attribute: 'viewBox="0 0 800 450"',
      }),
    }
  }
  if (picture === 'unreadable') {
    return {
      severity: 'error',
      found: /\.(?:bmp|gif|ico|tiff?)$/i.test(file)
        ? msg('{file}, in a format that pages do not show', { file })
        : msg('{file}, which is not a picture, whatever its name says', { file }),
      expected: msg('a PNG, JPEG, WebP, AVIF or SVG file; export it again from the program that made it'),
    }
  }
  const limit = picture.fallback === 'svg' ? largestDrawing : largestFile
  if (bytes > limit) {
    return {
      severity: 'error',
      found: msg('{file}, which is {size} MB', { file, size: megabytes(bytes) }),
      expected:
        picture.fallback === 'svg'
          ? msg('a drawing of at most {most} MB, with fewer shapes; or a PNG of it', { most: megabytes(limit) })
          : msg('a file of at most {most} MB; a width of 2000 px is plenty', { most: megabytes(limit) }),
    }
  }
  if (picture.fallback !== 'svg' && picture.width < sharpWidth) {
    return {
      severity: 'warning',
      found: msg('{file}, which is {width} px wide', { file, width: picture.width }),
      expected: msg('a picture at least {least} px wide, which stays sharp on every screen', { least: sharpWidth }),
    }
  }
  return undefined
}

const megabytes = (bytes: number): string => String(Math.round(bytes / 104857.6) / 10)

function wrongWords(node: Image): Words | undefined {
  const alt = node.alt?.trim() ?? ''
  const fix = `![What it shows](${node.url})`
  // An example that is copied has dots in place of one.
  if (/^[.…\s]*$/.test(alt)) {
    return {
      severity: 'error',
      found: msg('the picture {url} without a description', { url: node.url }),
      expected: msg('a description of what it shows between the square brackets, for people who cannot see it'),
      fix,
    }
  }
  if (/\.(png|jpe?g|webp|gif|svg)$/i.test(alt)) {
    return {
      severity: 'error',
      found: msg('the picture {url} with a file name as its description, “{alt}”', { url: node.url, alt }),
      expected: msg('what the picture shows'),
      fix,
    }
  }
  const prefix = /^(an? )?(image|picture|photo|photograph|graphic) (of|showing) |^(תמונה|צילום|תצלום|איור) של /i.exec(
    alt,
  )?.[0]
  if (prefix) {
    return {
      severity: 'warning',
      found: alt,
      expected: msg('what it shows, without “{prefix}”: a screen reader says that it is a picture', {
        prefix: prefix.trim(),
      }),
      fix: `![${capital(alt.slice(prefix.length))}](${node.url})`,
    }
  }
  if (alt.length > longestAlt) {
    return {
      severity: 'warning',
      found: msg('a picture with a description of {count} characters', { count: alt.length }),
      expected: msg('{most} at most; the rest belongs in the text', { most: longestAlt }),
    }
  }
  return undefined
}

function wrongCaption({ alt, title }: Image, isFigure: boolean): Words | undefined {
  const caption = title?.trim()
  if (!caption) return undefined
  if (!isFigure) {
    return {
      severity: 'error',
      found: msg('a caption of a picture amid text, where nobody would see it: “{caption}”', { caption }),
      expected: msg('the picture on a line of its own, between two empty lines'),
    }
  }
  if (caption !== alt?.trim()) return undefined
  return {
    severity: 'warning',
    found: msg('a caption that repeats the description: “{caption}”', { caption }),
    expected: msg('what the picture shows in the square brackets, and in the caption what it means'),
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Size of a picture for social networks, px (specification §3). */
const social = { width: 1200, height: 630 }

function* socialImage({ files }: Content, page: PageSource): Iterable<Finding> {
  const { image } = page.frontMatter
  // An address of another form is reported with the front matter.
  if (typeof image !== 'string' || !image.startsWith('/images/') || files.has(`public${image}`)) return
  yield {
    check: 'images',
    severity: 'error',
    file: page.file,
    line: page.frontMatterLines.image ?? 1,
    column: 1,
    found: msg('the image {image}, but there is no file {file}', { image, file: `public${image}` }),
    expected: msg('a picture of {size} px in public/images/; leave the line out to have one drawn from the title', {
      size: `${social.width}×${social.height}`,
    }),
  }
}
