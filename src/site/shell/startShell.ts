import { showCurrentYear } from './currentYear.ts'
import { startLanguageLinks } from './language.ts'
import { wakeOnIntent } from './loadOnIntent.ts'
import { openSearch } from './openSearch.ts'
import { startPart } from './parts.ts'
import { showPictures } from './pictures.ts'
import { markScrolledHeader } from './scrolledHeader.ts'
import { watchSlowNavigation } from './slowNavigation.ts'

/** What surrounds a page comes to life: little at once, the rest when somebody reaches for it. */
export function startFrame(): void {
  startLanguageLinks()
  markScrolledHeader()
  showCurrentYear()
  showPictures()
  watchSlowNavigation()
  wakeOnIntent()
  openSearch()
  const { classList, clientWidth, dataset } = document.documentElement
  // Most scrollbars take no room; the style sheet keeps that of the others free while an open menu locks the page.
  if (innerWidth > clientWidth) dataset.scrollbar = ''
  // Only after consent, and only where there is a tool to measure with.
  if (classList.contains('measured') && (dataset.measurement || 'gtag' in window)) void startPart('analytics')
  if (document.querySelector('[data-unknown]')) void startPart('unknown')
}
