import { isLocale } from '../../content/locales/locales.ts'
import { readStored } from '../storage/readStored.ts'
import { loadSearch } from './loadSearch.ts'
import { moveAmong } from './moveAmong.ts'
import { type Answer, most } from './query.ts'
import { renderResult } from './renderResult.ts'

/** How long typing must rest before the count is said aloud, ms. */
const rest = 400

/** Where the visitor keeps that `/` shall not open the search. */
const key = 'searchKey'

/** Brings the dialog to life. It is open already, and something may be typed in it. */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search')
  const input = dialog?.querySelector<HTMLInputElement>('[type=search]')
  const status = dialog?.querySelector('p')
  const list = dialog?.querySelector('ol')
  const suggestions = dialog?.querySelector<HTMLElement>('.search-suggestions')
  const box = dialog?.querySelector<HTMLInputElement>('[type=checkbox]')
  const counts = dialog?.querySelector('template')?.content.children
  if (!dialog || !input || !status || !list || !suggestions || !box || !counts) return
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const { instead = '', nothing = '', failed = '', waiting = '' } = dialog.dataset

  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string, after = 0) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = text
    }, after)
  }
  // Isolated (FSI … PDI): the query may be in the other direction.
  const about = (template: string, query: string) => template.replace('{query}', () => `\u2068${query}\u2069`)

  const show = ({ results, more, query, hits }: Answer, typed: string) => {
    list.replaceChildren(...results.map(result => renderResult(result, hits, locale)))
    list.hidden = results.length === 0
    suggestions.hidden = results.length > 0
    list.scrollTop = 0
    if (results.length === 0) return say(about(nothing, typed), rest)
    const count = counts[more ? most : results.length - 1]?.textContent ?? ''
    say(query === typed ? count : `${about(instead, query)} ${count}`, rest)
  }

  const update = async () => {
    const typed = input.value.trim()
    const loading = setTimeout(() => say(waiting), rest)
    try {
      const search = await loadSearch()
      // Something else was typed meanwhile: that answers.
      if (typed !== input.value.trim()) return
      if (typed) show(search(typed), typed)
      else {
        list.hidden = true
        suggestions.hidden = false
        say('')
      }
    } catch {
      list.hidden = true
      suggestions.hidden = false
      say(failed)
    } finally {
      clearTimeout(loading)
    }
  }

  input.addEventListener('input', update)
  dialog.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      // The field would only empty itself.
      event.preventDefault()
      dialog.close()
    }
    if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click()
    const links = [list, suggestions].filter(part => !part.hidden).flatMap(part => [...part.querySelectorAll('a')])
    moveAmong(event, [input, ...links])
  })
  dialog.addEventListener('click', ({ target }) => {
    // A result may lead to this page, and Back must not lead to an open dialog. The dialog itself is its backdrop.
    if (target === dialog || (target as Element).closest('a, [data-close]')) dialog.close()
  })
  box.checked = !readStored(key)
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(key)
      else localStorage.setItem(key, 'off')
    } catch {}
  })
  void update()
}
