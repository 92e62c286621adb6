import { formatPrice } from '../../../content/formatFact.ts'
import { toLocale } from '../../../content/locales/locales.ts'
import { answersOf, keepAnswer } from '../../forms/draft.ts'
import { pasteNumber } from '../../forms/pasteNumber.ts'
import type { Activate } from '../../islands/activate.ts'
import { formatCount } from '../../store/countForms.ts'
import { nextSeats, type Paid, readSeats, seatCost, withLine } from './seatCost.ts'

/** What the table says about itself; SeatCosts.tsx writes it. */
export interface SeatTable {
  /** Its name, which a number in the address goes by. */
  plans: string
  paid: Paid
  currency: 'USD' | 'ILS'
  least: number
  most: number
  /** What is counted, in each form of the language. */
  forms: Readonly<Record<string, string>>
}

/** After the last key, ms: the answer is read aloud for a number, not for each of its digits. */
const announceAfter = 700

/** Works out the cost for the number in the field, and puts it into the message of the page's contact form. */
export default function seats(root: HTMLElement, activate: Activate): void {
  const { plans, paid, currency, least, most, forms }: SeatTable = JSON.parse(root.dataset.seats ?? '{}')
  const locale = toLocale(document.documentElement.lang)
  const field = root.querySelector('input')
  const [counted, fault, output] = ['[data-counted]', '[data-fault]', 'output'].map(name =>
    root.querySelector<HTMLElement>(name),
  )
  const rows = [...root.querySelectorAll<HTMLElement>('[data-price]')]
  /** A line that begins with the Latin name of a product runs from right to left in a Hebrew message all the same. */
  const mark = document.documentElement.dir === 'rtl' ? '\u200f' : ''
  let announcement: ReturnType<typeof setTimeout>

  const people = (number: number) => formatCount(locale, forms, number)
  const costs = (row: HTMLElement, number: number) => {
    const { month, year } = seatCost(Number(row.dataset.price), paid, number)
    return { month: formatPrice(month, currency, locale), year: formatPrice(year, currency, locale) }
  }
  const sentence = (row: HTMLElement, number: number) => {
    const { month, year } = costs(row, number)
    return `${row.dataset.message}`
      .replace('{people}', people(number))
      .replace('{month}', month)
      .replace('{year}', year)
  }
  const chosen = () => readSeats(field?.value ?? '', least, most)

  const show = () => {
    const number = chosen()
    field?.setAttribute('aria-invalid', String(number === undefined))
    if (fault) fault.hidden = number !== undefined
    if (counted) counted.textContent = number === undefined ? '—' : people(number)
    // A number that the address names would otherwise be shared after it has changed.
    if (new URLSearchParams(location.search).has(plans)) putIntoAddress()
    for (const row of rows) {
      for (const amount of row.querySelectorAll<HTMLElement>('td > span')) amount.hidden = number === undefined
      if (number !== undefined) {
        const cost = costs(row, number)
        for (const cell of row.querySelectorAll<HTMLElement>('[data-cost]'))
          cell.textContent = cost[cell.dataset.cost as Paid]
      }
      for (const button of row.querySelectorAll('button')) button.disabled = number === undefined
    }
    clearTimeout(announcement)
    announcement = setTimeout(() => {
      if (output) output.textContent = number === undefined ? '' : rows.map(row => sentence(row, number)).join(' ')
    }, announceAfter)
  }

  const putIntoMessage = async (row: HTMLElement, text: string) => {
    const island = document.querySelector<HTMLElement>('#contact [data-island]')
    // The form restores what was written on an earlier page once it is live: only then is its message whole.
    if (island) await activate(island)
    const form = island?.querySelector('form')
    const message = form?.querySelector('textarea')
    if (!form || !message) return
    const answers = answersOf(form)
    // By its place, which it has in each language.
    const plan = `${plans}.${rows.indexOf(row)}`
    const before = answers.get(plan)
    const isUpdate = before !== undefined && message.value.split('\n').includes(before)
    message.value = withLine(message.value, text, before, [...answers.values()])
    keepAnswer(form, plan, text)
    message.dispatchEvent(new Event('input', { bubbles: true }))
    announceDone(isUpdate ? output?.dataset.updated : output?.dataset.added, row)
    message.focus()
    message.setSelectionRange(message.value.length, message.value.length)
  }

  const announceDone = (done: string | undefined, row: HTMLElement) => {
    clearTimeout(announcement)
    // Only text that changes is read out, and the same may be done twice.
    const again = output?.textContent?.endsWith('\u00a0') ? '' : '\u00a0'
    if (output) output.textContent = `${done}`.replace('{plan}', `${row.querySelector('th')?.textContent}`) + again
  }

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const number = chosen()
    const { step } = button?.dataset ?? {}
    if (field && step) {
      field.value = String(Math.min(most, Math.max(least, nextSeats(Number(field.value), Number(step)))))
      return show()
    }
    const row = button?.closest<HTMLElement>('[data-price]')
    if (row && number !== undefined) void putIntoMessage(row, mark + sentence(row, number))
  })
  field?.addEventListener('input', show)
  field?.addEventListener('paste', pasteNumber)
  const putIntoAddress = () => {
    const query = new URLSearchParams(location.search)
    const number = chosen()
    if (!number || field?.value === field?.defaultValue) query.delete(plans)
    else query.set(plans, String(number))
    history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
  }
  // A link to the other language keeps the query (src/site/shell/language.ts), from which that page takes the number.
  const keep = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-language]')) putIntoAddress()
  }
  // Before the link itself reads the address.
  for (const type of ['click', 'auxclick']) addEventListener(type, keep, { capture: true })
  // A field without completions is reset by WebKit on a page that comes back from the back/forward cache; the table is not.
  field?.removeAttribute('autocomplete')
  // Unless something was typed before this code came.
  const kept = readSeats(new URLSearchParams(location.search).get(plans) ?? '', least, most)
  if (field && kept && field.value === field.defaultValue) field.value = String(kept)
  if (field && field.value !== field.defaultValue) show()
}
