// The page next to the source: shows each version of its text that the desk hands over.
import { parsePage, patchBlock, patchPage } from '../../dev/client/patchPage.ts'
import { framedEvent, framedId } from '../../names.ts'
import { changedBlock } from './changedBlock.ts'
import type { DeskPageWindow } from './pageView.ts'

/** Everything above the body is kept; parsing its styles takes as long as all the rest. */
const bodyOf = (html: string) => html.slice(Math.max(0, html.indexOf('<body')))

let body = bodyOf(JSON.parse(document.getElementById(framedId)?.textContent ?? '""') as string)
let served = parsePage(body)

const page: DeskPageWindow['deskPage'] = {
  show(html) {
    const nextBody = bodyOf(html)
    const block = changedBlock(body, nextBody)
    body = nextBody
    if (block && patchBlock(served, block)) return
    const next = parsePage(nextBody)
    if (patchPage(served, next)) served = next
    // The server answers with the text that it rendered last.
    else location.reload()
  },
}
Object.assign(window, { deskPage: page })
// Pictures may still be on their way.
window.frameElement?.dispatchEvent(new Event(framedEvent))
