import { posix } from 'node:path'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { slugOf } from '../../content/slugs.ts'
import type { Plan } from './applyPlan.ts'
import type { ContentFiles } from './contentFiles.ts'
import { Refusal } from './refusal.ts'

const pictureFile = /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i

/** Whether `npm run rename` was given a picture and no page. */
export const isPictureName = (name: string): boolean => pictureFile.test(name)

/**
 * Moves a picture and all that shows it, also where its old name kept Markdown from reading the address.
 * @param pictures files under `content/`, from the project's root
 * @param old name of the file, from `content/`, such as `images/My rack.JPG`
 * @param now its new name, likewise
 * @throws {Refusal} for a picture that is not there, a name that is taken or of another kind, and another extension
 */
export function planRenamePicture(files: ContentFiles, pictures: readonly string[], old: string, now: string): Plan {
  const [from, to] = [withFolder(old), withFolder(now)]
  if (!pictures.includes(from)) {
    const close = nearest(from, pictures)
    throw new Refusal(
      msg('no picture {file}', { file: from }),
      close ? msg('one that exists; did you mean "{close}"?', { close }) : msg('the name of a file in content/images/'),
    )
  }
  const { name, ext, dir } = posix.parse(to)
  if (ext.toLowerCase() !== posix.extname(from).toLowerCase())
    throw new Refusal(
      msg('the name {name}, of another format', { name: posix.basename(to) }),
      msg('a name that ends with {extension}: renaming a file does not change its format', {
        extension: posix.extname(from).toLowerCase(),
      }),
    )
  if (!dir.startsWith('content/') || !/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name + ext)) {
    const close = `${slugOf(name) || 'picture'}${ext.toLowerCase()}`
    throw new Refusal(
      msg('the name "{name}"', { name: now }),
      msg('lower-case Latin letters, digits and single hyphens; did you mean "{close}"?', { close: `images/${close}` }),
    )
  }
  if (from === to) throw new Refusal(msg('the name "{name}"', { name: now }), msg('a name other than the current one'))
  const taken = pictures.find(file => file !== from && file.toLowerCase() === to.toLowerCase())
  if (taken) throw new Refusal(msg('a file {file}', { file: taken }), msg('no file there yet'))
  const edits = [...files].flatMap(([file, text]): [string, string][] => {
    if (!file.endsWith('.mdx')) return []
    const after = withPicture(text, posix.dirname(file), from, to)
    return after === text ? [] : [[file, after]]
  })
  return { creates: new Map(), edits: new Map(edits), moves: [{ from, to }] }
}

const withFolder = (name: string): string => {
  const path = posix.normalize(name.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:content\/)?/, 'content/'))
  return (posix.dirname(path) === 'content' ? path.replace('content/', 'content/images/') : path).normalize()
}

/** A page of a folder whose pictures lead to another file. Addresses have spaces as `%20`, in `<…>`, or as they are. */
function withPicture(source: string, folder: string, from: string, to: string): string {
  const address = posix.relative(folder, to)
  const isOld = (written: string) => posix.join(folder, decoded(written)).normalize() === from
  return source.replace(
    /(\]\(\s*|^ {0,3}\[[^\]\n]+\]:\s*)(<[^<>\n]+>|[^\s()<>"]+(?: +[^\s()<>"]+)*)/gm,
    (all, start: string, written: string) => (isOld(written.replace(/^<|>$/g, '')) ? start + address : all),
  )
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
