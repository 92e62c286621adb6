import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readDrawing } from './svg.ts'

const drawing = (inside: string, attributes = 'viewBox="0 0 800 450"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`

test('what draws is kept as it is', () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><style>.b { fill: url(#a) }</style></defs>' +
    '<g class="b" transform="scale(2)"><path d="M0 0 H80"/><text x="1" y="2">laptop &amp; cloud</text></g><use xlink:href="#c"/>' +
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="8" height="8"/>'
  const { svg, size, faults } = readDrawing(drawing(inside))
  expect(svg).toContain(inside)
  expect([size, faults]).toEqual([{ width: 800, height: 450 }, []])
})

test.each([
  '<script>alert(1)</script>',
  '<script href="https://example.com/a.js"/>',
  '<rect onclick="alert(1)"/>',
  '<rect ONLOAD="alert(1)"/>',
  '<foreignObject><p>words</p></foreignObject>',
  '<iframe src="https://example.com"/>',
  '<a href="javascript:alert(1)"><text>words</text></a>',
  '<use href="https://example.com/a.svg#b"/>',
  '<use xlink:href="//example.com/a.svg#b"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<image href="../secret.png"/>',
  '<image href="data:image/svg+xml,x"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<rect fill="url(https://example.com/a#b)"/>',
  '<rect style="fill: url( \'//example.com/a#b\' )"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<style><![CDATA[ .a { background: url("https://example.com") } ]]></style>',
  '<style>.a { background: \\75rl(https://example.com) }</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
])('%s is left out and reported at its line', inside => {
  const { svg, faults } = readDrawing(drawing(`<path d="M0 0"/>\n${inside}`))
  expect(faults.map(({ line }) => line)).toEqual(expect.arrayContaining([3]))
  expect(svg).not.toMatch(/script|alert|example|onload|onclick|foreign|iframe|secret|svg\+xml|@import|animate|<set/i)
  expect(svg).toContain('<path d="M0 0"')
})

test('notes of drawing programs go without a word, with entities and instructions for other programs', () => {
  const source = `<?xml-stylesheet href="https://example.com/a.css"?><!DOCTYPE svg [<!ENTITY a "b">]>${drawing(
    '<metadata><rdf:RDF/></metadata><sodipodi:namedview inkscape:zoom="1"/><!-- note --><path inkscape:label="a" d="M0 0"/>',
    'width="120" height="60px" inkscape:version="1"',
  )}`
  const { svg, size, faults } = readDrawing(source)
  expect([faults, size]).toEqual([[], { width: 120, height: 60 }])
  expect(svg).not.toMatch(/inkscape|sodipodi|rdf|note|ENTITY|stylesheet/)
})

test('what is malformed comes out as XML that a browser reads', () => {
  const { svg } = readDrawing(drawing('<g><text>a & b \u0001 < c</text><path class="\u0001" d="M0 0"'))
  const [root] = parseDocument(svg, { xmlMode: true }).children
  expect(root).toMatchObject({ name: 'svg' })
  expect(svg).toMatch(/<\/svg>$/)
  expect(svg).not.toContain('\u0001')
})

test('without a size, or without a drawing, there is none to show', () => {
  expect(readDrawing(drawing('', 'width="100%" height="100%"')).size).toBeUndefined()
  expect(readDrawing('<html><svg/></html>')).toMatchObject({ svg: '', faults: [] })
  expect(readDrawing('').svg).toBe('')
})

test('a drawing nested without end is cut', () => {
  const { faults, svg } = readDrawing(drawing('<g>'.repeat(50_000)))
  expect(faults).toHaveLength(1)
  expect(svg.length).toBeLessThan(2000)
})
