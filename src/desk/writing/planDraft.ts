import { msg } from '../../content/messages/msg.ts'
import type { Plan } from './applyPlan.ts'
import { type ContentFiles, filesOfPage } from './contentFiles.ts'
import { Refusal } from './refusal.ts'

const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/

/**
 * Makes a page a draft, in both languages, or publishes it.
 * @throws {Refusal} for a page that is not there, and for one that is so already
 */
export function planDraft(files: ContentFiles, page: string, draft: boolean): Plan {
  const own = filesOfPage(files, page)
  if (own.length === 0) {
    throw new Refusal(msg('no page "{name}"', { name: page }), msg('the name of a page, without folder or extension'))
  }
  const edits = new Map(
    own.flatMap(({ file }): [string, string][] => {
      const before = files.get(file) ?? ''
      const after = withDraft(before, draft)
      return after === before ? [] : [[file, after]]
    }),
  )
  return { creates: new Map(), edits, moves: [] }
}

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
