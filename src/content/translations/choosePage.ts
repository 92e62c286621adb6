import { type Message, msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'

/** The page named by `kandji`, `vendors/kandji`, `/he/kandji` or a file name; or what to say instead. */
export function choosePage(name: string, pages: readonly string[]): { page: string } | { fault: Message } {
  const wanted = name
    .replace(/^content\//, '')
    .replace(/(\.(en|he))?\.mdx$/, '')
    .replace(/^\/(he\/)?/, '')
  const exact = pages.filter(page => page === wanted)
  const found = exact.length > 0 ? exact : pages.filter(page => page.split('/')[1] === wanted)
  const [page, another] = found
  if (page && !another) return { page }
  if (page) return { fault: msg('“{name}” is the name of several pages. Say which: {pages}', { name, pages: found }) }
  const close = nearest(
    wanted,
    pages.flatMap(entry => [entry, entry.split('/')[1] ?? entry]),
  )
  return {
    fault: close
      ? msg('No page “{name}”; did you mean “{close}”?', { name, close })
      : msg('No page “{name}”. npm run status lists the pages.', { name }),
  }
}
