import { type Locale, locales } from '../../content/locales/locales.ts'
import type { Rendered } from './pages.ts'

/** Underlines broken links, highlights placeholders, and keeps the end of the page and the dock clear of the bar. */
const styles = `<style data-dev>
a[data-broken-link] { text-decoration: underline wavy #c4281c 2px !important; text-underline-offset: 0.25em !important; cursor: help }
::highlight(dev-unfinished) { background-color: #fde68a; color: #4a3500 }
[data-dev-bar]:not([data-dev-bar=pill]) body { padding-block-end: 44px }
[data-dev-bar]:not([data-dev-bar=pill]) .dock { inset-block-end: 44px }
</style>`

/**
 * The answer to a browser: the page exactly as built, with the dev scripts last in its head. `data-dev` says which version
 * the browser got, so that a page that changed meanwhile is noticed.
 */
export function devDocument(rendered: Rendered, viteHead: string): string {
  const head = [
    styles,
    viteHead,
    '<script type="module" src="/src/site/pages/+client.ts"></script>',
    `<script type="module" src="/src/desk/dev/client/main.ts" data-dev="${rendered.version}"></script>`,
  ].join('')
  return (rendered.html ?? emptyPage(rendered.locale)).replace('</head>', () => `${head}</head>`)
}

/** For a page that has not rendered since the start; the overlay says why. */
function emptyPage(locale: Locale): string {
  return `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>—</title></head><body><main id="main"></main></body></html>`
}
