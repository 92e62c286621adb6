import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface Held {
  readonly element: Element
  /** The item of the list that it is in; −1 outside the list. */
  readonly at: number
}

/**
 * Keeps the focus in a list and around it when what has it goes: it moves to the like of it in the item that takes the place, in
 * the last one, or in the first one from outside the list.
 * @param onEmpty moves the focus on when no item is left
 * @returns handlers for an element that the list is in
 */
export function useHeldFocus(list: RefObject<HTMLOListElement | null>, onEmpty: () => void) {
  const held = useRef<Held>(undefined)
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    const { at, element } = held.current
    held.current = undefined
    const items = [...(list.current?.children ?? [])]
    const item = items[Math.max(at, 0)] ?? items.at(-1)
    const button = item?.querySelector<HTMLElement>(`button.${element.className}`) ?? item?.querySelector('button')
    if (button) button.focus()
    else onEmpty()
  })
  return {
    onFocus({ target }: FocusEvent): void {
      const items = [...(list.current?.children ?? [])]
      held.current = { element: target, at: items.findIndex(item => item.contains(target)) }
    },
    onBlur(): void {
      held.current = undefined
    },
  }
}
