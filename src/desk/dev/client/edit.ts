/** Calls back where the writer asks for the desk: `e`, or a double click on the text of the page. */
export function onEdit(edit: (point?: { x: number; y: number }) => void): void {
  addEventListener('keydown', event => {
    const typing = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    edit()
  })
  addEventListener('dblclick', event => {
    const target = event.target as Element
    if (!target.closest?.('main') || target.closest('a, button, input, textarea, select, label, summary')) return
    edit({ x: event.clientX, y: event.clientY })
  })
}
