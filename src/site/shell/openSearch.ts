import { readStored } from '../storage/readStored.ts'
import { startPart } from './parts.ts'
import { within } from './within.ts'

/** Opens the search dialog from its buttons and with `/`. Its code and index are fetched only then. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search')
  if (!dialog) return
  const open = async () => {
    dialog.showModal()
    dialog.querySelector('input')?.select()
    if (!(await startPart('search'))) dialog.querySelector('p')?.replaceChildren(dialog.dataset.failed ?? '')
  }
  addEventListener('click', event => {
    if (within(event, '[data-search]')) void open()
  })
  addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (within(event, 'input, textarea, select, dialog') || readStored('searchKey')) return
    event.preventDefault()
    void open()
  })
}
