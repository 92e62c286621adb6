import type { PageNotes } from '../state.ts'
import { cutToFit } from './cutToFit.ts'
import { h } from './element.ts'

/** What others show of a page. */
export interface Shown extends Pick<PageNotes, 'siteName' | 'address' | 'image' | 'kicker'> {
  title: string
  description: string
}

/** As a search engine lists the page. */
export function searchResult({ siteName, address, title, description }: Shown): HTMLElement {
  return h(
    'div',
    { class: 'result' },
    h(
      'div',
      { class: 'source' },
      h('img', { src: '/favicon.svg', alt: '', width: 18, height: 18 }),
      h(
        'div',
        {},
        h('div', { class: 'site' }, siteName),
        h('div', { class: 'address' }, h('bdi', { dir: 'ltr' }, address.join(' › '))),
      ),
    ),
    cut(h('div', { class: 'result-title' }), title),
    cut(h('div', { class: 'result-text' }), description),
  )
}

/** As a messenger shows a link to the page. */
export function socialCard({ image, title, description, address, kicker, siteName }: Shown): HTMLElement {
  const drawn = h('div', { class: 'drawn' }, h('span', {}, kicker), h('strong', {}, title), h('em', {}, siteName))
  // Without an image, its text is shown instead.
  const picture = h('img', { src: image, alt: '', width: 1200, height: 630, onerror: () => picture.replaceWith(drawn) })
  return h(
    'div',
    { class: 'card' },
    picture,
    h(
      'div',
      { class: 'card-text' },
      h('span', { class: 'host' }, address[0]),
      cut(h('strong', {}), title),
      cut(h('span', { class: 'card-description' }), description),
    ),
  )
}

/** An ellipsis of CSS cuts a Latin word in Hebrew at its beginning, where that stands at the left end of the line. */
function cut(element: HTMLElement, text: string): HTMLElement {
  element.textContent = text
  const fits = (words: string) => {
    element.textContent = words
    return element.scrollHeight <= element.clientHeight
  }
  // Only what is laid out has a size, which follows the window's.
  new ResizeObserver(() => {
    element.textContent = cutToFit(text, fits)
  }).observe(element)
  return element
}
