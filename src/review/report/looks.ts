import { viewportNames, viewports } from '../pictures/viewports.ts'
import { html, type Markup } from './markup.ts'
import type { Looks, Shot } from './model.ts'
import { count } from './words.ts'

/** A picture with boxes around what changed; leads to the file itself. */
function picture(shot: Shot, side: 'before' | 'after', what: string): Markup {
  const { file, width, height, boxes } = shot
  const marks = boxes.map(
    box =>
      html`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="3" vector-effect="non-scaling-stroke"/>`,
  )
  const alt = `${what}, ${side}${boxes.length > 0 ? `; ${count(boxes.length, 'changed place')} marked` : ''}`
  return html`<figure class="shot ${side}"><figcaption>${side === 'before' ? 'Before' : 'After'}</figcaption><a href="${file}"><img src="${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"><svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${marks}</svg></a></figure>`
}

function pair(before: Shot | undefined, after: Shot | undefined, what: string): Markup {
  return html`<div class="pair">${before && picture(before, 'before', what)}${after && picture(after, 'after', what)}</div>`
}

/** Places shown by themselves; after these a reviewer knows what happened. */
const mostPlaces = 6

/** How a page looks on phone and desktop: its changed places, and the whole of it to unfold. */
export function lookList(looks: Looks, url: string, level: 'h3' | 'h4'): Markup | undefined {
  const shown = viewportNames.flatMap(viewport => {
    const look = looks[viewport]
    if (!look) return []
    const name = viewport === 'phone' ? 'Phone' : 'Desktop'
    const what = `${url} on a ${viewport}`
    const { before, after, regions } = look
    const open = before && after ? '' : ' open'
    const whole = html`<details${open}><summary>The whole page</summary><div class="whole" tabindex="0" role="group" aria-label="The whole page">${pair(before, after, what)}</div></details>`
    const places = regions.slice(0, mostPlaces).map(region => pair(region.before, region.after, what))
    const left = Math.max(0, regions.length - mostPlaces) + look.more
    const others = left > 0 && html`<p class="note">${count(left, 'more place')}, marked in the whole page.</p>`
    return [
      html`<div class="look look-${viewport}"><p class="where">${name}, ${viewports[viewport].width} px</p>${places}${others}${whole}</div>`,
    ]
  })
  if (shown.length === 0) return undefined
  const heading = level === 'h3' ? html`<h3>Look</h3>` : html`<h4>Look</h4>`
  return html`<section class="changes changes-look">${heading}${shown}</section>`
}
