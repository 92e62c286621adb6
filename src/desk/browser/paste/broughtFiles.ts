type Brought = Pick<File, 'name' | 'type'>

interface Sorted<Kind> {
  /** Also of formats that pages do not show: they are refused in words. */
  readonly pictures: readonly Kind[]
  /** Whose text is for the writer to open, copy and paste: a document, a mail. */
  readonly unread: readonly Kind[]
}

/** What comes of files that were dropped or pasted. Plain text by itself is neither: it is inserted. */
export function sortFiles<Kind extends Brought>(files: readonly Kind[]): Sorted<Kind> {
  const pictures = files.filter(isPicture)
  const others = files.filter(file => !isPicture(file))
  // The editor takes all files or none: plain text that comes along with others is named with them.
  const isEditors = pictures.length === 0 && others.every(isPlainText)
  return { pictures, unread: isEditors ? [] : others }
}

const isPicture = ({ name, type }: Brought): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Not every system knows the type of each, and a table of text is a spreadsheet's where one is installed. */
const isPlainText = ({ name, type }: Brought): boolean => type === 'text/plain' || /\.(?:txt|mdx?|csv)$/i.test(name)
