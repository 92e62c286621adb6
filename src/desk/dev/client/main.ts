import { activate } from '../../../site/islands/loader.ts'
import { changedEvent, type DevState, statePath } from '../state.ts'
import { WritersBar } from './bar.ts'
import { markUnfinished } from './markUnfinished.ts'
import { FaultOverlay } from './overlay.ts'
import { patch } from './patch.ts'

customElements.define('dev-overlay', FaultOverlay)
customElements.define('dev-bar', WritersBar)
// Beside the body, whose children are those of the built page and nothing else.
const overlay = document.documentElement.appendChild(new FaultOverlay())
const bar = document.documentElement.appendChild(new WritersBar())
bar.openFaults = () => overlay.open()

/** Version of the HTML that the browser got. */
let version = document.querySelector<HTMLElement>('script[data-dev]')?.dataset.dev
/** That HTML, as it was before any script ran. */
let served: Document | undefined
let wanted = false
let running = false

/** Brings page, overlay and bar up to date; changes that come meanwhile are fetched after it. */
async function update(): Promise<void> {
  wanted = true
  if (running) return
  running = true
  while (wanted) {
    wanted = false
    const answer = await fetch(`${statePath}?url=${encodeURIComponent(location.pathname)}`).catch(() => undefined)
    if (answer?.ok) show((await answer.json()) as DevState)
  }
  running = false
}

function show(state: DevState): void {
  if (state.version !== version) {
    const next = state.html === null ? undefined : parse(state.html)
    // Without both versions there is nothing to compare: the page changed while it loaded, or has only now become one.
    if (!served || !next || !patchPage(served, next)) {
      location.reload()
      return
    }
    version = state.version
    served = next
  }
  served ??= state.html === null ? undefined : parse(state.html)
  overlay.show(state)
  bar.show(state)
  const main = document.querySelector('main')
  if (main) markUnfinished(main)
  document.documentElement.dataset.devVersion = version
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** False where the shell around the text changed: its scripts have bound to the elements that are there. */
function patchPage(before: Document, after: Document): boolean {
  const shell = (page: Document) =>
    [...page.body.children].filter(element => element.id !== 'main' && element.localName !== 'section')
  const [a, b] = [shell(before), shell(after)]
  if (a.length !== b.length || a.some((element, index) => !b[index]?.isEqualNode(element))) return false
  patch(document.head, before.head, after.head, () => {})
  patch(document.body, before.body, after.body, hydrate)
  return true
}

/** Islands that are new in the page hydrate at once, whatever they would wait for when the page loads. */
function hydrate(element: Element): void {
  const roots = [element, ...element.querySelectorAll('*')].filter(root => root.hasAttribute('data-when'))
  for (const root of roots) void activate(root as HTMLElement)
}

import.meta.hot?.on(changedEvent, () => void update())
void update()
