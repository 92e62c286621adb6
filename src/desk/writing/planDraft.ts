import { addressesFile, withAddresses } from '../../content/addresses.ts'
import { msg } from '../../content/messages/msg.ts'
import { pageFileOf, pathOf } from '../../content/site.ts'
import { lockFile } from '../../content/translations/lock.ts'
import type { Plan } from './applyPlan.ts'
import { type ContentFiles, filesOfPage } from './contentFiles.ts'
import { Refusal } from './refusal.ts'

const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/

/**
 * Makes a page a draft, in both languages, or publishes it; the address of one whose languages were compared before is then recorded.
 * @throws {Refusal} for a page that is not there, and for one that is so already
 */
export function planDraft(files: ContentFiles, page: string, draft: boolean): Plan {
  const own = filesOfPage(files, page)
  const [first] = own
  if (!first) {
    throw new Refusal(msg('no page "{name}"', { name: page }), msg('the name of a page, without folder or extension'))
  }
  const edits = new Map(
    own.flatMap(({ file }): [string, string][] => {
      const before = files.get(file) ?? ''
      const after = withDraft(before, draft)
      return after === before ? [] : [[file, after]]
    }),
  )
  const section = pageFileOf(first.file)?.section
  const record = files.get(addressesFile)
  if (!draft && section && record !== undefined && isCompared(files, `${section}/${page}`)) {
    const after = withAddresses(record, [{ path: pathOf(section, page) }])
    if (after !== undefined && after !== record) edits.set(addressesFile, after)
  }
  return { creates: new Map(), edits, moves: [] }
}

/** Whether someone has seen the languages of a page in agreement. */
const isCompared = (files: ContentFiles, page: string): boolean =>
  (files.get(lockFile) ?? '').split('\n').some(line => line.startsWith(`- { page: ${page},`))

/** Whether a page is a draft, by its source. */
export const isDraftText = (text: string): boolean => isDraft.test(frontMatter.exec(text)?.[2] ?? '')

const isDraft = /^draft:\s*true\b/m

/** The page with `draft: true` at the end of its front matter, or without it; all else stays as written. */
export function withDraft(text: string, draft: boolean): string {
  return text.replace(frontMatter, (_, start: string, keys: string, end: string) => {
    const lineEnd = start.endsWith('\r\n') ? '\r\n' : '\n'
    const rest = keys
      .split(/\r?\n/)
      .filter(line => !/^draft:/.test(line))
      .join(lineEnd)
    if (isDraft.test(keys) === draft) return start + keys + end
    return start + rest + (draft ? `${lineEnd}draft: true` : '') + end
  })
}
