import type { Text } from '@codemirror/state'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Texts } from './texts.ts'

type Body = RefObject<HTMLTableSectionElement | null>

const rowsOf = (body: Body): HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

export const rowNamed = (body: Body, name: string): HTMLElement | undefined =>
  rowsOf(body).find(({ dataset }) => dataset.row === name)

/**
 * Keeps the focus in a table when the row that has it goes, as when its adding is undone: it moves to the row that takes its place,
 * or to the last one. From a field in whose place others come, it moves to the first of these.
 * @returns handlers for the table's body
 */
export function useRowFocus(body: Body) {
  const held = useRef<{ readonly element: Element; readonly place: Element | null; readonly at: number }>(undefined)
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    const { place, at } = held.current
    held.current = undefined
    const rows = rowsOf(body)
    const field = place?.isConnected ? place.querySelector<HTMLElement>('textarea, select, input') : undefined
    ;(field ?? rows[at] ?? rows.at(-1))?.focus()
  })
  return {
    onFocus({ target }: FocusEvent): void {
      // What opens below a row has its place.
      const row = target.closest('tr')
      const own = row?.matches('[data-row]') ? row : row?.previousElementSibling
      const place = target.closest('.value-entry, td')
      held.current = { element: target, place, at: own instanceof HTMLElement ? rowsOf(body).indexOf(own) : -1 }
    },
    onBlur(): void {
      held.current = undefined
    },
  }
}

/** Once a row that was removed is back in its text, it has the focus, unless that is elsewhere by then. @returns notes such a row */
export function useReturningRow({ session, read }: Texts, body: Body) {
  const removed = useRef<{ readonly name: string; readonly before: Text; readonly left: Text }>(undefined)
  useEffect(() => {
    const { current: row } = removed
    if (!row || !read || read !== session.view.state.doc || read === row.left) return
    removed.current = undefined
    const { activeElement: active } = document
    const isNowhere = active === null || active === document.body || active.matches('.tables')
    if (isNowhere && read.eq(row.before)) rowNamed(body, row.name)?.focus()
  }, [session, read, body])
  return (name: string, before: Text) => {
    removed.current = { name, before, left: session.view.state.doc }
  }
}
