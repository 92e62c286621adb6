import { posix } from 'node:path'
import { type Message, msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'

/**
 * The files that a writer means by a word of the command line: a file, a folder, a page (`kandji`, `vendors/kandji`) or a
 * data file (`facts`).
 */
export function filesNamed(word: string, files: readonly string[]): string[] {
  const path = posix.normalize(word.replaceAll('\\', '/')).replace(/\/$/, '')
  return files.filter(
    file =>
      path === '.' ||
      file === path ||
      file.startsWith(`${path}/`) ||
      stemOf(file) === path ||
      stemOf(file).endsWith(`/${path}`),
  )
}

/** What to say of a word that names no file. */
export function explainUnknownFile(word: string, files: readonly string[]): Message {
  const names = [...new Set(files.map(file => posix.basename(stemOf(file))))]
  const close = nearest(posix.basename(stemOf(word)), names)
  return close
    ? msg('There is no file named "{word}" in content/; did you mean "{close}"?', { word, close })
    : msg('There is no file named "{word}" in content/: expected a file, a folder or a page such as {example}.', {
        word,
        example: 'kandji',
      })
}

/** `content/vendors/kandji` of both its languages. */
const stemOf = (file: string): string => file.replace(/(\.[a-z]{2})?\.(mdx|ya?ml)$/, '')
