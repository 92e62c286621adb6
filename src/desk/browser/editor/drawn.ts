import type { Completion } from '@codemirror/autocomplete'
import { h } from '../../dev/client/element.ts'
import type { Drawings } from '../../server/protocol.ts'

/** Width at which an example is laid out, px, and the scale at which the list shows it. */
const [exampleWidth, scale] = [720, 0.5]
/** Tallest that an example is shown, px. */
const maxHeight = 260

/** What a widget is for, with its first example as the page would show it. */
export async function widgetInfo(description: string, readExample: () => Promise<string | null>): Promise<Node> {
  const html = await readExample().catch(() => null)
  return h('div', { class: 'drawn-info' }, html !== null && exampleFrame(html), h('p', {}, description))
}

function exampleFrame(html: string): HTMLElement {
  const frame = h('iframe', { class: 'drawn-example', tabindex: '-1', 'aria-hidden': 'true' }) as HTMLIFrameElement
  // Its scripts have nothing to do here.
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.srcdoc = html
  const box = h('div', { class: 'drawn-box' }, frame)
  frame.addEventListener('load', () => {
    const height = frame.contentDocument?.querySelector('main')?.scrollHeight ?? 0
    frame.style.blockSize = `${height}px`
    box.style.blockSize = `${Math.min(height * scale, maxHeight)}px`
  })
  frame.style.inlineSize = `${exampleWidth}px`
  frame.style.scale = String(scale)
  box.style.inlineSize = `${exampleWidth * scale}px`
  return box
}

/** A picture that a line of text can name. */
export const pictureInfo = (source: string) => (): Node => h('img', { class: 'drawn-picture', src: source, alt: '' })

export const drawingInfo = (svg: string | undefined) => (): Node | null =>
  svg ? withSvg(svg, 'drawn-illustration') : null

/** Icons next to their names in the list of completions. */
export function iconsInList(drawings: () => Drawings | undefined): (completion: Completion) => Node | null {
  return ({ type, label }) => {
    const svg = type === 'icon' ? drawings()?.icons[label] : undefined
    return svg ? withSvg(svg, 'drawn-icon') : null
  }
}

function withSvg(svg: string, name: string): HTMLElement {
  const element = h('span', { class: name })
  element.innerHTML = svg
  return element
}
