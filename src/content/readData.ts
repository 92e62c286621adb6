import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { type Data, type DataName, dataFiles } from './dataFiles.ts'
import { ContentError, type Fault } from './fault.ts'

/** A data file read and validated, with the text it came from (its hash decides what must be rendered again). */
export interface DataFile<Name extends DataName> {
  value: Data[Name]
  source: string
}

/**
 * Reads `content/data/<name>.yaml`.
 * @throws {ContentError} with each fault at its line
 */
export function readDataFile<Name extends DataName>(root: string, name: Name): DataFile<Name> {
  const file = `content/data/${name}.yaml`
  const path = join(root, file)
  const fault = (line: number, column: number, found: string, expected: string): Fault => ({
    rule: 'data',
    severity: 'error',
    file,
    line,
    column,
    found,
    expected,
  })
  if (!existsSync(path)) throw new ContentError([fault(1, 1, 'no such file', `the data file ${file} to exist`)])
  const source = readFileSync(path, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(error => {
        const { line, col } = lines.linePos(error.pos[0])
        return fault(line, col, error.message.split('\n')[0] ?? error.message, 'valid YAML')
      }),
    )
  }
  const result = dataFiles[name].safeParse(document.toJS())
  if (!result.success) {
    throw new ContentError(
      result.error.issues.map(issue => {
        const node = document.getIn(issue.path, true)
        const offset =
          node && typeof node === 'object' && 'range' in node ? (node.range as [number] | null)?.[0] : undefined
        const position = offset === undefined ? { line: 1, col: 1 } : lines.linePos(offset)
        return fault(
          position.line,
          position.col,
          `${issue.path.join('.') || 'the file'}: ${issue.message}`,
          'the shape in src/content/dataFiles.ts',
        )
      }),
    )
  }
  return { value: result.data as Data[Name], source }
}
