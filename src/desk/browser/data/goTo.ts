import type { EditorView } from '@codemirror/view'
import { dataQuery, placeQuery } from '../../names.ts'
import { offsetOf } from '../editor/place.ts'

const fields = 'textarea, select, input'

/** Address of a place among the facts, `line:column`, from whatever page the writer is on. */
export const placeInFacts = (place: string): string => `?${dataQuery}=facts&${placeQuery}=${place}`

/** Puts the cursor into the value that the address names, or into the first one of its row. */
export function goToPlace(view: EditorView, area: HTMLElement): void {
  const place = new URLSearchParams(location.search).get(placeQuery)
  if (!place) return
  const at = offsetOf(view.state.doc, place)
  const around = [...area.querySelectorAll<HTMLElement>('[data-at]')].filter(
    ({ dataset }) => at >= Number(dataset.at) && at <= Number(dataset.end),
  )
  // A row comes before the values in it.
  const row = around.at(-1)
  const target = around.findLast(element => element.matches(fields)) ?? toConfirm(row) ?? firstField(row)
  if (target) show(target)
}

/** From a value to the one that has a part of the text, if any has the whole of it. */
export function goToValue(from: number, to: number): void {
  const { activeElement } = document
  const area = activeElement?.matches('[data-at]') ? activeElement.closest('.values') : undefined
  // The space behind a value may count as the one that the words taken from its end began with.
  const target = [...(area?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].findLast(
    field => field.matches(fields) && from >= Number(field.dataset.at) && to <= Number(field.dataset.end) + 1,
  )
  if (!target || target === activeElement) return
  show(target, 'nearest')
  // Browsers put the cursor of a text before its first word.
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length)
}

/**
 * Goes from fault to fault in the order of the page, and from the last one to the first.
 * @param last where it went before
 * @returns where it went: to the field that is to be filled in, or to the words of a fault that no field has
 */
export function goToFault(area: HTMLElement, last: HTMLElement | undefined): HTMLElement | undefined {
  const faults = [...area.querySelectorAll<HTMLElement>('.value-fault[data-severity]')]
  const targets = faults.map(fault => fieldOf(fault, area) ?? fault)
  const isLater = (target: HTMLElement) =>
    last?.isConnected && (last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const target = targets.find(isLater) ?? targets[0]
  if (target) show(target)
  return target
}

/** The field that a fault describes, or the first one of the row that it is about. */
function fieldOf(fault: HTMLElement, area: ParentNode): HTMLElement | null | undefined {
  const id = fault.closest('.value-faults')?.id
  return id ? area.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`) : firstField(fault)
}

/** To where a fault is, from its words. */
export const focusFieldOf = (fault: HTMLElement): void => fieldOf(fault, document)?.focus()

/** What is asked for below the row of a price that nobody has confirmed. */
const toConfirm = (row: Element | undefined): HTMLElement | null | undefined =>
  row?.nextElementSibling?.querySelector<HTMLElement>('.confirm-address')

const firstField = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.closest('tr')?.querySelector<HTMLElement>(`td :is(${fields})`)

function show(target: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  const more = target.closest('.row-details')?.closest('tr')?.previousElementSibling?.querySelector('details')
  if (more) more.open = true
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block, inline: 'nearest' })
}

/** From an entry of a list to the one after it, or to the field for one more. @returns whether there is one */
export function focusNextEntry(field: HTMLElement): boolean {
  const next = field.closest('[data-in-list=true]')?.nextElementSibling?.querySelector<HTMLElement>('textarea, select')
  next?.focus()
  return next !== undefined && next !== null
}

/** As in a spreadsheet: the same column of the next row. The details of a row are in no column. */
export function focusBelow(field: HTMLElement): void {
  const cell = field.closest<HTMLTableCellElement>('[data-row] > td')
  const rows = [...(cell?.closest('tbody')?.querySelectorAll<HTMLTableRowElement>('[data-row]') ?? [])]
  const next = cell && rows[rows.findIndex(row => row.contains(cell)) + 1]?.cells[cell.cellIndex]
  next?.querySelector<HTMLElement>(fields)?.focus()
}
