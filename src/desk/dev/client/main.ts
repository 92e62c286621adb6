import { deletedKey, unsavedEvent } from '../../names.ts'
import { changedEvent, type DevState, statePath } from '../state.ts'
import { WritersBar } from './bar.ts'
import { unsavedOf } from './drafts.ts'
import { onEdit } from './edit.ts'
import { markUnfinished } from './markUnfinished.ts'
import { FaultOverlay } from './overlay.ts'
import { patch } from './patch.ts'
import { parsePage, patchPage } from './patchPage.ts'
import { reloadPage } from './reload.ts'
import { skipTransitionsToDesk } from './transitions.ts'

customElements.define('dev-overlay', FaultOverlay)
customElements.define('dev-bar', WritersBar)
// Next to the body, whose children are those of the built page and nothing else.
const overlay = document.documentElement.appendChild(new FaultOverlay())
const bar = document.documentElement.appendChild(new WritersBar())
bar.openFaults = () => overlay.open()
bar.edit = point => {
  // The desk writes only under content/, which the gallery is not part of.
  if (file?.startsWith('content/'))
    void import('../../browser/enter.ts').then(desk => desk.enterDesk(file ?? '', point))
}
onEdit(
  point => bar.edit(point),
  () => void import('./shortcuts.ts').then(help => help.showShortcuts()),
)
skipTransitionsToDesk()
if (sessionStorage.getItem(deletedKey) !== null) void import('./deletedPage.ts').then(notice => notice.showDeleted())

/** File of the page. */
let file: string | undefined

/** Version of the HTML that the browser got. */
let version = document.querySelector<HTMLElement>('script[data-dev]')?.dataset.dev
/** That HTML, from before any script ran. */
let served: Document | undefined
let pending = false
let running = false

/** Updates page, overlay and bar; changes made meanwhile are fetched afterwards. */
async function update(): Promise<void> {
  pending = true
  if (running) return
  running = true
  while (pending) {
    pending = false
    const answer = await fetch(`${statePath}?url=${encodeURIComponent(location.pathname)}`).catch(() => undefined)
    if (!answer?.ok) continue
    const state = (await answer.json()) as DevState
    show({ ...state, unsaved: await unsavedOf(state) })
  }
  running = false
}

function show(state: DevState): void {
  if (state.version !== version) {
    const next = state.html === null ? undefined : parsePage(state.html)
    // Without both versions there is nothing to compare: the page changed while it loaded, or has only now become one.
    if (!served || !next || !patchPage(served, next)) {
      reloadPage()
      return
    }
    patch(document.head, served.head, next.head, () => {})
    version = state.version
    served = next
  }
  served ??= state.html === null ? undefined : parsePage(state.html)
  file = state.notes?.file
  overlay.show(state)
  bar.show(state)
  const main = document.querySelector('main')
  if (main) markUnfinished(main)
  document.documentElement.dataset.devVersion = version
}

for (const event of [changedEvent, unsavedEvent]) import.meta.hot?.on(event, () => void update())
void update()
