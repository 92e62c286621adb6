import { startLanguageLinks } from './language.ts'
import { watchSlowNavigation } from './loadingStatus.ts'
import { loadOnIntent } from './loadOnIntent.ts'
import { openSearch } from './openSearch.ts'
import { startPart } from './parts.ts'

/** Starts the shell: what surrounds the content of every page. Most of its code is loaded only when it is needed. */
export function startShell(): void {
  startLanguageLinks()
  markScrolledHeader()
  watchSlowNavigation()
  loadOnIntent()
  openSearch()
  const { classList, clientWidth, dataset } = document.documentElement
  // Where scrollbars take room, the style sheet keeps it free while an open menu locks scrolling.
  if (innerWidth > clientWidth) dataset.scrollbar = ''
  // Only after consent, and only where there is something to measure with.
  if (classList.contains('measured') && (dataset.measurement || 'gtag' in window)) void startPart('analytics')
}

function markScrolledHeader(): void {
  const header = document.querySelector('[data-frame=menus]')
  // Scroll position from which the header gets a shadow, px (specification §9).
  const scrolledFrom = 50
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > scrolledFrom)
  addEventListener('scroll', mark)
  mark()
}
