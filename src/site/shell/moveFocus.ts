/** Arrow keys, Home and End in a header menu; left and right move along the menu bar, in the direction of the page. */
export function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const summary = menu.querySelector('summary')
  const inside = [...menu.querySelectorAll<HTMLElement>('a, summary')].filter(
    element => element !== summary && (!menu.open || element.checkVisibility()),
  )
  const index = inside.indexOf(document.activeElement as HTMLElement)
  const onSummary = document.activeElement === summary
  let next: HTMLElement | undefined
  switch (event.key) {
    case 'ArrowDown':
      if (onSummary) menu.open = true
      next = inside[index + 1]
      break
    case 'ArrowUp':
      next = index > 0 ? inside[index - 1] : (summary ?? undefined)
      break
    case 'Home':
      next = onSummary ? undefined : inside[0]
      break
    case 'End':
      next = onSummary ? undefined : inside.at(-1)
      break
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (!onSummary) return
      const bar = [...(menu.closest('ul')?.querySelectorAll<HTMLElement>('li > a, li > details > summary') ?? [])]
      const items = bar.filter(item => !item.closest('.mega-panel'))
      const forward = (event.key === 'ArrowRight') === (document.documentElement.dir === 'ltr')
      next = items[items.indexOf(summary as HTMLElement) + (forward ? 1 : -1)]
      break
    }
    default:
      return
  }
  if (!next) return
  event.preventDefault()
  next.focus()
}
