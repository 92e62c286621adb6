/** What may come along with a number that is copied from a text, where nobody sees it: marks of direction, and spaces. */
const unseen = /[\p{Cf}\s]/gu

/** Pastes a number without what nobody sees around it: Firefox and WebKit show it as that number, and take it for none. */
export function pasteNumber(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const number = text.replace(unseen, '')
  if (number === text) return
  event.preventDefault()
  // Over what is selected, as pasting is, and to be undone like it: a field of a number tells no script what is selected.
  document.execCommand('insertText', false, number)
}
