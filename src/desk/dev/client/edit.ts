import { latinKey } from '../../latinKey.ts'

/** Calls back where the writer asks for the desk, `e` or a double click on the text of the page, or for its keys, `?`. */
export function onEdit(edit: (point?: { x: number; y: number }) => void, showShortcuts: () => void): void {
  addEventListener('keydown', event => {
    // Also in a menu or a bar of the page, which hides what is inside.
    const target = event.composedPath()[0] as Element
    const typing = target.closest?.('input, textarea, select, [contenteditable]')
    const act = latinKey(event) === 'e' ? () => edit() : event.key === '?' ? showShortcuts : undefined
    if (!act || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    act()
  })
  addEventListener('dblclick', event => {
    const target = event.target as Element
    if (!target.closest?.('main') || target.closest('a, button, input, textarea, select, label')) return
    edit({ x: event.clientX, y: event.clientY })
  })
}
