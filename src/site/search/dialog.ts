import { type Locale, locales, otherLocale, toLocale } from '../../content/locales/locales.ts'
import { readStored } from '../storage/readStored.ts'
import { loadSearch } from './loadSearch.ts'
import { type Answer, maxResults } from './query.ts'
import { renderResult } from './renderResult.ts'
import { searchOther } from './searchOther.ts'

/** Pause in typing after which the number of results is read out, ms. */
const announceDelay = 400

/** Stored when the visitor does not want `/` to open search. */
const key = 'searchKey'

/** Makes the dialog work. It is open already, and the visitor may have typed something. */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search')
  const input = dialog?.querySelector<HTMLInputElement>('[type=search]')
  const status = dialog?.querySelector('p')
  const list = dialog?.querySelector('ol')
  const suggestions = dialog?.querySelector<HTMLElement>('.search-suggestions')
  const box = dialog?.querySelector<HTMLInputElement>('[type=checkbox]')
  const counts = dialog?.querySelector('template')?.content.children
  if (!dialog || !input || !status || !list || !suggestions || !box || !counts) return
  const locale = toLocale(document.documentElement.lang)
  const { instead = '', nothing = '', failed = '' } = dialog.dataset

  /** What the results answer. */
  let shown = ''

  let timer: ReturnType<typeof setTimeout> | undefined
  /** Shows a text at once; it is read out after a pause. */
  const announce = (text: string, after = 0) => {
    clearTimeout(timer)
    const unheard = document.createElement('span')
    unheard.setAttribute('aria-hidden', 'true')
    unheard.textContent = text
    status.replaceChildren(unheard)
    timer = setTimeout(() => {
      status.textContent = text
    }, after)
  }
  // FSI … PDI: it may be in the other direction.
  const isolated = (words: string) => `\u2068${words}\u2069`
  const about = (template: string, query: string) => template.replace('{query}', () => isolated(query))

  /** @param language that of the results: the other one where the page's has none */
  const show = ({ results, more, query, hits }: Answer, typed: string, language: Locale = locale) => {
    list.replaceChildren(...results.map(result => renderResult(result, hits, language)))
    if (language !== locale) for (const link of list.querySelectorAll('a')) link.hreflang = language
    list.lang = language
    list.dir = locales[language].dir
    list.hidden = results.length === 0
    suggestions.hidden = results.length > 0
    list.scrollTop = 0
    shown = typed
    // Pressed before they came (src/site/shell/openSearch.ts).
    if (dialog.dataset.key === 'Enter' && document.activeElement === input) openFirst()
    let said = counts[more ? maxResults : results.length - 1]?.textContent ?? about(nothing, typed)
    if (language !== locale) said = `${about(nothing, typed)} ${isolated(locales[language].label)}: ${said}`
    else if (query !== typed) said = `${about(instead, query)} ${said}`
    announce(said, announceDelay)
  }

  const suggest = (text: string) => {
    list.hidden = true
    suggestions.hidden = false
    announce(text)
  }

  const openFirst = () => list.querySelector('a')?.click()

  const update = async () => {
    const typed = input.value.trim()
    const loading = setTimeout(() => announce(status.dataset.loading ?? ''), announceDelay)
    list.setAttribute('aria-busy', 'true')
    try {
      const answer = (await loadSearch(locale))(typed)
      const found = typed && answer.results.length === 0 ? await searchOther(typed, locale) : undefined
      // The query has changed meanwhile; its own update shows the results.
      if (typed !== input.value.trim()) return
      if (found) show(found, typed, otherLocale(locale))
      else if (typed) show(answer, typed)
      else suggest('')
    } catch {
      suggest(failed)
    } finally {
      clearTimeout(loading)
      list.removeAttribute('aria-busy')
    }
  }

  const forgetKey = () => {
    delete dialog.dataset.key
  }
  input.addEventListener('input', () => {
    forgetKey()
    void update()
  })
  const close = () => {
    dialog.close()
    // What had the focus may have closed when the search opened, as a menu does.
    const focused = document.activeElement
    if (focused === document.body || !focused?.checkVisibility()) {
      document.querySelector<HTMLElement>('header [data-search]')?.focus({ preventScroll: true })
    }
  }
  dialog.addEventListener('keydown', event => {
    // Enter and Escape end the composition of a word, not the search.
    if (event.isComposing) return
    if (event.key === 'Escape') {
      // By default Escape would only clear the field.
      event.preventDefault()
      close()
    }
    if (event.key === 'Enter' && event.target === input && shown === input.value.trim()) {
      // The dialog closes, and Firefox would press the button that has the focus then.
      event.preventDefault()
      openFirst()
    }
    const links = [list, suggestions].filter(part => !part.hidden).flatMap(part => [...part.querySelectorAll('a')])
    moveFocus(event, [input, ...links])
  })
  // As by the language link: a preference that is stored would lead back from there.
  list.onclick = list.onauxclick = ({ target }) => {
    const language = (target as Element).closest('a')?.hreflang
    if (!language) return
    try {
      localStorage.setItem('language', language)
    } catch {}
  }
  dialog.addEventListener('close', forgetKey)
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target, detail, ctrlKey, metaKey, shiftKey }) => {
    // Not text that is marked beyond the edge, nor the second click of a double click on the button.
    const onBackdrop = target === dialog && pressed === dialog && detail < 2
    // A result may be on this page, and Back must not return to an open dialog; in another tab it leaves this one as it is.
    const leads = (target as Element).closest('a') && !(ctrlKey || metaKey || shiftKey)
    if (onBackdrop || leads || (target as Element).closest('[data-close]')) close()
    // The keyboard goes on where it leads, not at the button of the search.
    if (leads) (document.activeElement as HTMLElement | null)?.blur()
  })
  box.checked = !readStored(key)
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(key)
      else localStorage.setItem(key, 'off')
    } catch {}
  })
  // A field without completions is emptied by WebKit on a page that comes back from the back/forward cache.
  addEventListener('pagehide', () => input.removeAttribute('autocomplete'))
  addEventListener('pageshow', () => input.setAttribute('autocomplete', 'off'))
  // What it said while this code was slow (src/site/shell/openSearch.ts) holds until the index has come.
  if (status.textContent) announce(status.dataset.loading ?? '')
  void update()
}

/** Arrow keys move between the field and the results, and stop at both ends. */
function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  stops[at + step]?.focus()
}
