import { parseDocument } from 'yaml'
import { redirectsSchema } from '../../content/dataFiles.ts'
import { lineEndOf } from '../../content/files.ts'
import { msg } from '../../content/messages/msg.ts'
import { Refusal } from './refusal.ts'
import { removeItems, replaceTexts } from './yamlText.ts'

export const redirectsFile = 'content/data/redirects.yaml'

/**
 * The rows of the current table.
 * @throws {Refusal} where it has faults
 */
export function redirectRows(source: string): { from: string; to: string }[] {
  const document = parseDocument(source)
  const rows = redirectsSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []))
  if (rows.success) return rows.data
  throw new Refusal(
    msg('faults in {file}', { file: redirectsFile }),
    msg('a table of redirects; npm run check says what is wrong with it'),
  )
}

/**
 * The table after a page moved from `/old` to `/new`: what led to the old address leads straight to the new one, so that no
 * visitor is sent on twice, and a page that returns to an address it had is not redirected away from it.
 * @param options.leavesRedirect whether the old address leads on
 * @throws {Refusal} where the result would not be a table of redirects
 */
export function redirectMoved(source: string, old: string, now: string, { leavesRedirect = true } = {}): string {
  const moved = new RegExp(`^/${old}(?=$|#)`)
  const straight = replaceTexts(source, ({ key, value }) =>
    key === 'to' && moved.test(value) ? value.replace(moved, `/${now}`) : undefined,
  )
  const freed = removeItems(straight, row => (row as { from?: unknown }).from === `/${now}`)
  const lineEnd = lineEndOf(source)
  if (!leavesRedirect) return parseDocument(freed).toJS() === null && freed !== '' ? `${freed}[]${lineEnd}` : freed
  const rows = freed.replace(/^\[\s*\]\s*$/m, '')
  const text = `${rows === '' || rows.endsWith('\n') ? rows : `${rows}${lineEnd}`}- { from: /${old}, to: /${now} }${lineEnd}`
  redirectRows(text)
  return text
}
