import { execFileSync } from 'node:child_process'
import { parseDocument } from 'yaml'
import { addressesFile } from '../../content/addresses.ts'
import { type ContentFiles, filesOfPage } from './contentFiles.ts'
import { redirectsFile } from './redirects.ts'

/** What the last commit knows of addresses: a name that it does not know is one that nobody else has seen. */
export interface CommittedAddresses {
  /** Whether it has a page of this name, or records that it had one. */
  hasPage(page: string): boolean
  /** Whether the name leads anywhere: to a page, or on from one. */
  knows(page: string): boolean
  /** A record of addresses as it was committed, where it says the same as this text; otherwise the text. */
  asCommitted(file: string, text: string): string
}

/** Undefined where no commit has the content, or there is no git: then every name may be known. */
export function committedAddresses(root: string): CommittedAddresses | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const names = git('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', 'content').split('\0').filter(Boolean)
    if (names.length === 0) return undefined
    const read = (file: string) => (names.includes(file) ? git('cat-file', '--filters', `HEAD:./${file}`) : undefined)
    return addressesIn(new Map(names.map(name => [name, ''])), {
      [addressesFile]: read(addressesFile),
      [redirectsFile]: read(redirectsFile),
    })
  } catch {
    return undefined
  }
}

function addressesIn(names: ContentFiles, records: Readonly<Record<string, string | undefined>>): CommittedAddresses {
  const isIn = (file: string, key: 'path' | 'from', page: string) =>
    rowsOf(records[file] ?? '').some(row => (row as Record<string, unknown>)[key] === `/${page}`)
  const hasPage = (page: string) => filesOfPage(names, page).length > 0 || isIn(addressesFile, 'path', page)
  return {
    hasPage,
    knows: page => hasPage(page) || isIn(redirectsFile, 'from', page),
    asCommitted(file, text) {
      const committed = records[file]
      return committed !== undefined && meaning(file, committed) === meaning(file, text) ? committed : text
    },
  }
}

function rowsOf(text: string): unknown[] {
  const rows: unknown = parseDocument(text).toJS()
  return Array.isArray(rows) ? rows : []
}

/** Rows in whatever order they stand; and comments, except of the record that commands write, comment and all. */
const meaning = (file: string, text: string): string =>
  JSON.stringify([
    rowsOf(text)
      .map(row => JSON.stringify(row))
      .sort(),
    file === addressesFile ? null : text.match(/#.*/g),
  ])
