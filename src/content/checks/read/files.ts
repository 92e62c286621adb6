import type { YamlFile } from '../../yamlFile.ts'
import type { Content } from '../types.ts'

/** A file as it is on disk. */
export interface SourceFile {
  readonly file: string
  readonly source: string
}

/** Every file under content/ that people write: pages, data, glossary. */
export const filesOf = ({ pages, yaml }: Pick<Content, 'pages' | 'yaml'>): SourceFile[] => [...pages, ...yaml.values()]

/** The data files among them. */
export const dataFilesOf = ({ yaml }: Pick<Content, 'yaml'>): YamlFile[] =>
  [...yaml.values()].filter(({ file }) => file.startsWith('content/data/'))
