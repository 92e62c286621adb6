import { proseOf } from '../../prose.ts'
import type { Content } from '../types.ts'
import { dataStrings } from './dataStrings.ts'
import { dataFilesOf, type SourceFile } from './files.ts'

/** A run of words, with its file. */
export interface Text extends SourceFile {
  readonly text: string
  readonly offset: number
  /** Whether a widget, link or emphasis touches its end. */
  readonly joined: boolean
  /** Whether it is part of a page's sentences: neither a value of its file nor a widget's property. */
  readonly isSentence: boolean
}

type Source = Pick<Content, 'pages' | 'yaml' | 'widgets'>

/** Slugs, addresses and ids in data files, which are not shown to readers. */
const isName = /^[a-z0-9][a-z0-9._/:@#-]*$/

/** Several checks ask for the same texts; collecting them again for each would take most of their time. */
const known = new WeakMap<Source, readonly Text[]>()

/** Everything that visitors read: the prose of pages and the texts of data files. */
export function textsOf(content: Source): readonly Text[] {
  const texts = known.get(content) ?? [...pageTexts(content), ...dataTexts(content)]
  known.set(content, texts)
  return texts
}

/** Those that are Hebrew: all of a Hebrew page, and what has Hebrew letters of a data file. */
export const isHebrew = ({ file, text }: Pick<Text, 'file' | 'text'>): boolean =>
  file.endsWith('.he.mdx') || (file.endsWith('.yaml') && /[א-ת]/.test(text))

const pageTexts = ({ pages, widgets }: Source): Text[] =>
  pages.flatMap(page =>
    proseOf(page, widgets).map(({ text, offset, joined, kind }) => ({
      file: page.file,
      source: page.source,
      text,
      offset,
      joined,
      isSentence: kind === 'text',
    })),
  )

const dataTexts = (content: Source): Text[] =>
  dataFilesOf(content).flatMap(yaml =>
    dataStrings(yaml).flatMap(({ text, offset }) =>
      isName.test(text)
        ? []
        : [{ file: yaml.file, source: yaml.source, text, offset, joined: false, isSentence: false }],
    ),
  )
