import { createHash } from 'node:crypto'
import { type Locale, localeCodes, locales, otherLocale } from '../../content/locales/locales.ts'
import type { PreviewNotes } from './notes.ts'
import { type Preview, reportAddress } from './store.ts'
import { texts } from './texts.ts'

const styles = `
:root{--paper:#faf8f3;--card:#fff;--ink:#1c1a15;--soft:#5a564c;--line:#dfdacd;--accent:#0b5d4b;--warn:#7a4b00;--warn-tint:#fdeecb}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 system-ui,"Segoe UI",Arial,sans-serif}
header,main{padding:1.5rem clamp(1rem,4vw,3rem)}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;justify-content:space-between;border-block-end:1px solid var(--line);background:var(--card)}
h1{margin:0;font-size:1.6rem;line-height:1.25}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
ul{margin:0;padding:0;list-style:none}
main>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(27rem,100%),1fr));gap:1.25rem;align-items:start}
.preview{padding:1.1rem 1.4rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.preview h2{margin:0;font-size:1.2rem;overflow-wrap:anywhere}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.4rem 0 0}
dl div{display:flex;gap:.4rem;min-width:0}
dt{color:var(--soft)}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
code{font:.875em ui-monospace,Menlo,Consolas,monospace}
h3{margin:.9rem 0 .2rem;font-size:1rem}
.pages li{display:flex;flex-wrap:wrap;gap:0 1rem;padding-block:.2rem;border-block-start:1px solid var(--line)}
.pages li:first-child{border:0}
.flag{padding:.05rem .5rem;border-radius:99px;background:var(--warn-tint);color:var(--warn);font-size:.875rem;font-weight:600}
.faults li{padding-block:.15rem}
.preview p{margin:.6rem 0 0}
.report{font-weight:600}
summary{padding-block:.35rem;color:var(--accent);cursor:pointer}
`

/** Changed pages that are listed at once; of a restyle the others are folded away. */
const shownPages = 6

/** What the policy has to allow for these pages. */
export const styleHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, character => `&#${character.codePointAt(0)};`)

/** A foreign name or address, isolated so that its letters do not affect the direction of what surrounds it. */
const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`

function page(locale: Locale, title: string, body: string): string {
  const other = otherLocale(locale)
  return `<!doctype html>
<html lang="${locale}" dir="${locales[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<header><h1>${title}</h1><a href="${locales[other].prefix || '/'}" lang="${other}" hreflang="${other}">${locales[other].label}</a></header>
<main>
${body}
</main>
</body>
</html>
`
}

/**
 * The list of all previews.
 * @param host name and port of this host, as its reader reached it
 * @param now ms since 1970
 */
export function indexPage(previews: readonly Preview[], locale: Locale, host: string, now: number): string {
  const { title, none } = texts[locale]
  const items = previews.map(preview => `<li class="preview">${entry(preview, locale, host, now)}</li>`)
  return page(locale, title, items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${none}</p>`)
}

/** Shown where a preview no longer exists. */
export function gonePage(locale: Locale, host: string): string {
  const { gone, goneText, index } = texts[locale]
  // The list is on the host above; its other language too.
  return page(
    locale,
    gone,
    `<p>${goneText}</p><p><a href="//${escapeHtml(host)}${locales[locale].prefix || '/'}">${index}</a></p>`,
  )
}

function entry({ name, notes, deployed, site }: Preview, locale: Locale, host: string, now: number): string {
  const { columns, report } = texts[locale]
  const origin = `//${name}.${escapeHtml(host)}`
  const facts = [
    [columns.branch, bdi(notes.branch)],
    [columns.commit, `<code>${notes.commit.slice(0, 9)}</code>`],
    [columns.author, bdi(notes.author)],
    [columns.age, age(deployed, locale, now)],
  ].map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`)
  const toReport = site.files.has(reportAddress)
    ? `<p class="report"><a href="${origin}${reportAddress}">${report}</a></p>`
    : ''
  return `<h2><a href="${origin}${locales[locale].prefix || '/'}">${bdi(name)}</a></h2><dl>${facts.join('')}</dl>${toReport}
${faultList(notes, locale)}
${pageList(notes, locale, origin)}`
}

function faultList({ faults }: PreviewNotes, locale: Locale): string {
  if (faults.length === 0) return ''
  const { columns, faults: names } = texts[locale]
  const items = faults.map(({ kind, subject }) => `<li><span class="flag">${names[kind]}</span> ${bdi(subject)}</li>`)
  return `<h3>${columns.faults}</h3><ul class="faults">${items.join('')}</ul>`
}

function pageList({ pages }: PreviewNotes, locale: Locale, origin: string): string {
  const { noPages, columns, more } = texts[locale]
  if (pages.length === 0) return `<p>${noPages}</p>`
  const items = pages.map(({ title, addresses }) => {
    const links = localeCodes.flatMap(code => {
      const address = addresses[code]
      return address ? `<a href="${origin}${address}" hreflang="${code}" lang="${code}">${locales[code].label}</a>` : []
    })
    return `<li><span>${bdi(title)}</span> ${links.join(' ')}</li>`
  })
  const list = (shown: readonly string[]) => `<ul class="pages">${shown.join('')}</ul>`
  const rest = items.slice(shownPages)
  const folded = rest.length > 0 ? `<details><summary>${more(rest.length)}</summary>${list(rest)}</details>` : ''
  return `<h3>${columns.pages}</h3>${list(items.slice(0, shownPages))}${folded}`
}

/** The largest units first, in seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function age(deployed: number, locale: Locale, now: number): string {
  const seconds = Math.max(0, (now - deployed) / 1000)
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['minute', 60]
  const words = new Intl.RelativeTimeFormat(locales[locale].intl, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  )
  // For a single unit, ICU's Hebrew text ends with “(1)”.
  return `<time datetime="${new Date(deployed).toISOString()}">${words.replace(' (1)', '')}</time>`
}
