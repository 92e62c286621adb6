import { readStored } from '../storage/readStored.ts'
import { showLoading } from './loadingStatus.ts'
import { startPart } from './parts.ts'
import { within } from './within.ts'

/** Where keys and presses that come late are not meant for the search. */
const fields = 'input, textarea, select, dialog'

/** Opens the search dialog from its buttons and with `/`. Its code and index are fetched only then. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search')
  if (!dialog) return
  const status = dialog.querySelector('p')
  const open = async () => {
    dialog.showModal()
    dialog.querySelector('input')?.select()
    const end = showLoading(status)
    const isThere = await startPart('search')
    end()
    if (!isThere) status?.replaceChildren(dialog.dataset.failed ?? '')
  }
  addEventListener('click', event => {
    // A press from before this code came (boot.ts) opens nothing over a field in which somebody writes by now.
    if (within(event, '[data-search]') && (event.isTrusted || !document.activeElement?.closest(fields))) void open()
  })
  addEventListener('keydown', event => {
    // Enter and Escape end the composition of a word, not the search.
    if (event.isComposing) return
    // An Enter is carried out once the results are there (src/site/search/dialog.ts), unless another key follows.
    if (dialog.open) dialog.dataset.key = event.key
    // A search field keeps Escape to itself: WebKit's always, others' where something is typed.
    if (event.key === 'Escape') dialog.close()
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (within(event, fields) || readStored('searchKey')) return
    event.preventDefault()
    void open()
  })
}
