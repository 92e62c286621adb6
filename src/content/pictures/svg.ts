import { type ChildNode, Element, isCDATA, isTag, isText, Text } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Finding } from '../fault.ts'
import { type Message, msg } from '../messages/msg.ts'

type Fault = Pick<Finding, 'line' | 'column' | 'found' | 'expected'>

/** A drawing in SVG as the site may serve it. */
export interface Drawing {
  /** Well-formed XML that draws and does nothing else. */
  readonly svg: string
  /** Size of the view box, px; undefined where it has none. */
  readonly size?: { readonly width: number; readonly height: number }
  /** What was removed and its writer should know about. */
  readonly faults: readonly Fault[]
}

/** Elements that draw, by their exact names. Animations are none: nothing could stop them for those who ask for less motion. */
const drawing = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Metadata of drawing programs, which draws nothing: removed silently. */
const isNote = (name: string): boolean => name === 'metadata' || name.includes(':')

/** Deeper than any drawing, and no deeper than can be written out. */
const deepest = 100

const runs = msg('a drawing that runs nothing: export it again as plain SVG, or take this out')
const fetches = msg('everything that it shows inside the file: embed it when exporting, or take this out')
const strange = msg('shapes, text, gradients, filters and the like: export it again as plain SVG, or take this out')

/**
 * Reads a drawing and keeps what draws: no program, no handler, nothing that is fetched from elsewhere. Whoever opens the
 * picture by its address opens a document of this site.
 */
export function readDrawing(source: string): Drawing {
  const document = parseDocument(source, { xmlMode: true, withStartIndices: true })
  const faults: Fault[] = []
  const report = (node: ChildNode, part: string, expected: Message) => {
    const before = source.slice(0, node.startIndex ?? 0).split('\n')
    const found = msg('{part} in a drawing', { part })
    faults.push({ line: before.length, column: (before.at(-1) ?? '').length + 1, found, expected })
  }
  const root = document.children.find(node => isTag(node) && node.name === 'svg') as Element | undefined
  const clean = root && keepDrawing(root, report, 0)
  if (!clean) return { svg: '', faults }
  clean.attribs.xmlns = 'http://www.w3.org/2000/svg'
  clean.attribs['xmlns:xlink'] = 'http://www.w3.org/1999/xlink'
  const svg = getOuterHTML(clean, { xmlMode: true })
  const size = sizeOf(clean.attribs)
  return { svg, faults, ...(size ? { size } : {}) }
}

type Report = (node: ChildNode, part: string, expected: Message) => void

function keepDrawing(element: Element, report: Report, depth: number): Element | undefined {
  const { name } = element
  if (isNote(name)) return undefined
  if (!drawing.has(name) || depth > deepest) {
    report(element, `<${name}>`, /^script$|^handler$|^animate|^set$/i.test(name) ? runs : strange)
    return undefined
  }
  const attributes = Object.entries(element.attribs)
    .filter(([key, value]) => keepAttribute(element, key, value, report))
    .map(([key, value]) => [key, value.replace(notInXml, '')])
  const children = element.children.flatMap((node): ChildNode[] => {
    if (isTag(node)) return [keepDrawing(node, report, depth + 1)].filter(kept => kept !== undefined)
    // A style sheet may be in a CDATA section, whose text means the same outside it.
    const texts = isCDATA(node) ? node.children : [node]
    return texts.flatMap(text => (isText(text) ? new Text(text.data.replace(notInXml, '')) : []))
  })
  if (name === 'style' && children.some(node => isText(node) && isOutside(node.data))) {
    report(element, '<style>', fetches)
    return undefined
  }
  return new Element(name, Object.fromEntries(attributes), children)
}

/** Control characters, with which an XML file cannot be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const notInXml = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g

function keepAttribute(element: Element, key: string, value: string, report: Report): boolean {
  const part = `${key}="${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`
  if (/^on/i.test(key)) {
    report(element, part, runs)
    return false
  }
  if (/^(?:xlink:)?href$/i.test(key)) {
    const isInside = /^\s*#/.test(value)
    const isEmbedded = /^(?:image|feImage)$/.test(element.name) && embedded.test(value)
    if (!isInside && !isEmbedded) report(element, part, /^\s*\w*script:/i.test(value) ? runs : fetches)
    return isInside || isEmbedded
  }
  if (/^xmlns$|:/.test(key)) return key === 'xml:space' || key === 'xml:lang'
  if (!isOutside(value)) return /^[\w.-]+$/.test(key)
  report(element, part, fetches)
  return false
}

const embedded = /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,/i

/** Whether a style, or an attribute that can hold one, may name something outside the file. Escapes hide names. */
const isOutside = (style: string): boolean =>
  /@import|image-set|\bsrc\s*\(|url\s*\((?!\s*["']?\s*#)/i.test(style) || (style.includes('\\') && /[({@]/.test(style))

function sizeOf({ width, height, viewBox = '' }: Record<string, string>): Drawing['size'] {
  const [own, tall] = [width, height].map(length => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '')?.[1]))
  if (own && tall) return { width: Math.round(own), height: Math.round(tall) }
  const [, , wide, high] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return wide && high && wide > 0 && high > 0 ? { width: Math.ceil(wide), height: Math.ceil(high) } : undefined
}
