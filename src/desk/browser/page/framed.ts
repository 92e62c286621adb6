// The page beside the source: shows each version of its text that the desk hands over.
import { parsePage, patchPage } from '../../dev/client/patchPage.ts'
import { framedId } from '../../server/protocol.ts'
import type { DeskPageWindow } from './pageView.ts'

let served = parsePage(JSON.parse(document.getElementById(framedId)?.textContent ?? '""') as string)

const page: DeskPageWindow['deskPage'] = {
  show(html) {
    const next = parsePage(html)
    if (patchPage(served, next)) served = next
    // The server answers with the text that it rendered last.
    else location.reload()
  },
}
Object.assign(window, { deskPage: page })
