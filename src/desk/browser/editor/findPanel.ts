/**
 * Sets CodeMirror's search panel in two lines, of what is found and of what takes its place. It has all its ticks in the first one,
 * which half a window does not hold: two of them end the second, where there is one.
 */
export function arrangeFindPanel(panel: Element): void {
  const lineEnd = document.createElement('span')
  lineEnd.className = 'line-end'
  panel.querySelector('br')?.replaceWith(lineEnd)
  const [, ...moved] = panel.querySelectorAll('label')
  panel.querySelector('[name="replaceAll"]')?.after(...moved)
}
