import { moveFocus } from './moveFocus.ts'

/** How long a menu stays open after the pointer has left it, ms (specification §9). */
const closeDelay = 300

/**
 * Opens the header's menus on hover, closes them (Escape, a click outside or on a link, focus leaving), and handles arrow
 * keys. They are `<details>`, which open on click, Enter and Space by themselves.
 */
export function start(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
  const closeAll = () => {
    for (const menu of menus) menu.open = false
  }
  for (const menu of menus) {
    if (menu.dataset.menu === 'hover') openOnHover(menu, closeAll)
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      // Without a related target the window lost focus, not the menu.
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
    })
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.open = false
    })
    menu.addEventListener('keydown', event => moveFocus(menu, event))
  }
  addEventListener('keydown', event => {
    const open = menus.find(menu => menu.open)
    if (event.key !== 'Escape' || !open) return
    const focused = document.activeElement
    open.open = false
    if (open.contains(focused) || focused === document.body) open.querySelector('summary')?.focus()
  })
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  // A page restored from the back/forward cache is not told that the pointer left in the meantime.
  addEventListener('pagehide', closeAll)
  const closeHidden = () => {
    for (const menu of menus) {
      if (menu.checkVisibility()) continue
      const focused = document.activeElement
      // A hidden element loses focus; in WebKit it has already moved to the body. The header's first link is visible at
      // every width.
      if (menu.contains(focused) || (menu.open && focused === document.body)) {
        menu.closest('header')?.querySelector('a')?.focus()
      }
      menu.open = false
    }
  }
  // Wide and narrow screens have different menus; one that is no longer visible must not lock scrolling.
  addEventListener('resize', closeHidden)
  // The screen may have been rotated before this script loaded.
  closeHidden()
}

function openOnHover(menu: HTMLDetailsElement, closeAll: () => void): void {
  let timer: ReturnType<typeof setTimeout>
  let hovered = false
  const leave = () => {
    hovered = false
    timer = setTimeout(() => {
      menu.open = false
    }, closeDelay)
  }
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    hovered = true
    clearTimeout(timer)
    if (!menu.open) closeAll()
    menu.open = true
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leave()
  })
  menu.querySelector('summary')?.addEventListener('click', event => {
    // Hover has opened it already, so a mouse click means "open", not "close". Keyboard and touch do close it.
    if (hovered && menu.open && (event as PointerEvent).pointerType === 'mouse') event.preventDefault()
  })
  // The pointer may have entered before this script loaded.
  if (!('hovered' in menu.dataset)) return
  if (menu.matches(':hover')) hovered = true
  else if (menu.open) leave()
}
