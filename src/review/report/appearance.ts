import type { Box } from '../screenshots/boxes.ts'
import { viewportNames, viewports } from '../screenshots/viewports.ts'
import { count } from './labels.ts'
import { html, type Markup } from './markup.ts'
import type { Appearance, MarkedScreenshot, ViewportDiff } from './model.ts'

const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]

/** Regions shown by themselves; after these a reviewer knows what happened. */
const maxRegions = 6

const intersects = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Per cent with enough digits for a pixel of the tallest screenshot. */
const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/**
 * A part of a screenshot with boxes around what changed; leads to the whole file. The part is cut out by styles, so that
 * each screenshot is one file however many regions changed in it.
 */
function picture({ file, width, height, boxes }: MarkedScreenshot, part: Box, side: Side, what: string): Markup {
  const marked = boxes.filter(box => intersects(box, part))
  const marks = marked.map(
    box =>
      html`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="3" vector-effect="non-scaling-stroke"/>`,
  )
  const alt = `${what}, ${side}${marked.length > 0 ? `; ${count(marked.length, 'changed place')} marked` : ''}`
  // Moved by percentages of its own size: rounding those of the part's size would shift it by pixels.
  const placed = `width:${percent(width / part.width)};transform:translate(${percent(-part.x / width)},${percent(-part.y / height)})`
  return html`<figure class="screenshot ${side}"><figcaption>${side === 'before' ? 'Before' : 'After'}</figcaption><a href="${file}" style="aspect-ratio:${part.width}/${part.height}"><img src="${file}" style="${placed}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"><svg viewBox="${part.x} ${part.y} ${part.width} ${part.height}" aria-hidden="true">${marks}</svg></a></figure>`
}

/** Both sides of a region, or of the whole page. */
function pair(diff: ViewportDiff, part: (side: Side) => Box | undefined, what: string): Markup {
  const pictures = sides.map(side => {
    const [screenshot, shown] = [diff[side], part(side)]
    return screenshot && shown && picture(screenshot, shown, side, what)
  })
  const both = pictures.every(Boolean)
  const slider =
    both &&
    html`<input class="divider" type="range" min="0" max="100" value="50" aria-label="Divider between before (left) and after (right): ${what}">`
  return html`<div class="pair${both && ' both'}">${pictures}${slider}</div>`
}

/** How a page's appearance changed in each viewport: the changed regions, and the whole page to unfold. */
export function appearanceSection(appearance: Appearance, url: string): Markup | undefined {
  const shown = viewportNames.flatMap(viewport => {
    const diff = appearance[viewport]
    if (!diff) return []
    const what = `${url} on a ${viewport}`
    const wholePage = (side: Side) => diff[side] && { x: 0, y: 0, ...diff[side] }
    const open = diff.before && diff.after ? '' : ' open'
    const whole = html`<details${open}><summary>The whole page</summary><div class="whole" tabindex="0" role="group" aria-label="The whole page">${pair(diff, wholePage, what)}</div></details>`
    const regions = diff.regions.slice(0, maxRegions).map(region => pair(diff, side => region[side], what))
    const more = diff.regions.length - regions.length
    const others = more > 0 && html`<p class="note">${count(more, 'more place')}, marked in the whole page.</p>`
    const name = viewport.replace(/^./, letter => letter.toUpperCase())
    return [
      html`<div class="viewport viewport-${viewport}"><p class="location">${name}, ${viewports[viewport].width} px</p>${regions}${others}${whole}</div>`,
    ]
  })
  if (shown.length === 0) return undefined
  return html`<section class="changes changes-appearance"><h4>Appearance</h4>${shown}</section>`
}
