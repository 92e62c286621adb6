/** What may come along with a number that is copied from a text, where nobody sees it: marks of direction. */
const unseen = /\p{Cf}/gu

/** Groups of three digits, as 1,000. */
const grouped = /^\d{1,3}(?:,\d{3})+$/

/**
 * Pastes a number without what nobody sees around it: Firefox and WebKit show it as that number, and take it for none. What is no
 * whole number, as 1,5 or one number above another, does not become one by losing what parts it.
 */
export function pasteNumber(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const words = text.replace(unseen, '').trim()
  const number = grouped.test(words) ? words.replaceAll(',', '') : words.replace(/[\s,]+/g, '.')
  if (number === text) return
  event.preventDefault()
  // Over what is selected, as pasting is, and to be undone like it: a field of a number tells no script what is selected.
  document.execCommand('insertText', false, number)
}
