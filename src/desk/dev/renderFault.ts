import { relative, sep } from 'node:path'
import type { Finding } from '../../content/fault.ts'
import { msg } from '../../content/messages/msg.ts'
import type { Page } from '../../content/site.ts'

/** Where Vite's plugins say that a source could not be compiled. */
interface Compiled {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
  stack?: string
}

/**
 * Why a page failed to render: the faults of its content, the place of an error in the code, or else the place in the page that the
 * message names.
 * @param text of the page's file
 */
export function renderFaults(root: string, text: string, page: Page, error: unknown): readonly Finding[] {
  // Recognised by name: Vite's module graph has its own copy of the class.
  if (error instanceof Error && error.name === 'ContentError' && 'findings' in error) return error.findings as Finding[]
  const fault = (error instanceof Error ? error : { message: String(error) }) as Compiled
  const message = fault.message.split('\n')[0] ?? fault.message
  const code = codePlace(root, fault)
  if (code)
    return [{ check: 'code', severity: 'error', ...code, found: message, expected: msg('code that compiles and runs') }]
  const place = placeInPage(text, page, message)
  const missing = /Expected component `(\w+)` to be defined/.exec(message)?.[1]
  return [
    {
      check: 'render',
      severity: 'error',
      file: page.file,
      ...place,
      found: missing
        ? msg('an unknown widget, {tag}', { tag: `<${missing}>` })
        : msg('a page that cannot be drawn: {message}', { message }),
      expected: missing
        ? msg('a widget of {file}', { file: 'src/site/widgets/widgets.ts' })
        : msg('widgets with valid properties and data'),
    },
  ]
}

/** A syntax error in a source names its file; an error thrown by a widget over its props belongs to the page instead. */
function codePlace(root: string, { id, loc }: Compiled): { file: string; line: number; column: number } | undefined {
  const file = loc?.file ?? id
  if (!file) return undefined
  return {
    file: relative(root, file.split('?')[0] ?? file)
      .split(sep)
      .join('/'),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
  }
}

/** The first place in the page's file of a name that the message quotes. */
function placeInPage(source: string, page: Page, message: string): { line: number; column: number } {
  for (const [, name = ''] of message.matchAll(/["'`]([\w./-]{2,})["'`]/g)) {
    const offset = source.search(new RegExp(`(?<=<|")${name.replace(/[.]/g, '\\.')}(?=[\\s"/>])`))
    if (offset < 0) continue
    const before = source.slice(0, offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
  return { line: page.bodyOffset + 1, column: 1 }
}
