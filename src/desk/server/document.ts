import { type Locale, locales } from '../../content/locales/locales.ts'
import { framedId, startId, unshownId } from '../names.ts'
import type { DeskStart } from './protocol.ts'

/**
 * The desk's own document; everything in it is made by its script, and until then it says that it is loading.
 * @param language that of the desk, which may be another one than the page's
 */
export function deskDocument(start: DeskStart, language: Locale, code: string, loading: string): string {
  // The text of a page may hold what would end the script.
  const json = JSON.stringify(start).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${language}" dir="${locales[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${start.url}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/src/desk/browser/desk.css"><script type="application/json" id="${startId}">${json}</script><script type="module" src="${code}"></script></head><body><div id="desk"><p class="desk-loading">${loading}</p></div></body></html>`
}

/**
 * The page next to the source: like any page of the dev server, with the desk's script in place of the bar's.
 * It stays in its language, whatever its reader
 * prefers elsewhere, and the banner about cookies does not cover half of it.
 */
export function framedPage(html: string, start: Pick<DeskStart, 'locale'>, viteHead: string): string {
  const stay = `<script>{const get=Storage.prototype.getItem;Storage.prototype.getItem=function(key){return key==='language'?'${start.locale}':get.call(this,key)}}</script>`
  // A click before the desk has read the page counts then; until then it follows no link.
  const click = `<script>{let early;const keep=event=>{early=event;if(event.target.closest('a')&&!event.ctrlKey&&!event.metaKey)event.preventDefault()};addEventListener('click',keep,true);window.takeEarlyClick=()=>{removeEventListener('click',keep,true);return early}}</script>`
  const scripts = [
    '<style>.cookie-banner, .dock { display: none !important }</style>',
    `<script type="application/json" id="${framedId}">${JSON.stringify(html).replaceAll('<', '\\u003c')}</script>`,
    '<script type="module" src="/src/site/pages/+client.ts"></script>',
    '<script type="module" src="/src/desk/browser/page/framed.ts"></script>',
  ].join('')
  return html.replace('<head>', () => `<head>${stay}${click}`).replace('</head>', () => `${viteHead}${scripts}</head>`)
}

/** In place of a page that could not be shown since the server started; the first version that can replaces it. */
export const unshownPage = (locale: Locale, words: string): string =>
  `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><head><style>body > p { max-width: 28rem; margin: 25vh auto 0; padding: 0 1.5rem; color: #5a564c; text-align: center }</style></head><body><p id="${unshownId}">${words}</p></body></html>`

/** A page of which only its text is shown. */
export const bareExample = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replace(
      '</head>',
      '<style>body > :not(#main) { display: none !important } html, body { margin: 0; min-height: 0 !important; overflow: hidden; background: #fff } #main { padding: 20px !important; min-height: 0 !important }</style></head>',
    )
