import type { Node } from 'takumi-js/node'
import { splitRuns } from '../../content/locales/isolate.ts'
import { type Locale, locales } from '../../content/locales/locales.ts'
import type { IllustrationName } from '../../content/names.ts'
import { drawings } from '../layout/drawings.ts'

/** Size of a social image, in pixels (specification §3: Open Graph size). */
export const socialSize = { width: 1200, height: 630 } as const

/** Width of the column of words inside its padding, in pixels. */
export const titleWidth = 612

const padding = 64

export interface SocialImage {
  locale: Locale
  title: string
  kicker: string
  company: string
  tagline: string
  illustration: IllustrationName
  /** The site's mark, as SVG. */
  mark: string
  colours: Readonly<Record<'paper' | 'ink' | 'soft' | 'line' | 'accent' | 'tint' | 'card', string>>
}

/** Latin names inside Hebrew between isolates (LRI … PDI): what `<bdi>` is to the pages. */
function isolated(text: string, locale: Locale): string {
  return splitRuns(text, locale)
    .map(run => (run.isolate ? `\u2066${run.text}\u2069` : run.text))
    .join('')
}

const asImage = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The page's own drawing, as src/site/layout/Illustration.tsx has it. */
function drawing({ illustration, colours, locale }: SocialImage): string {
  const { area, line, solid } = drawings[illustration]
  const mirrored = locales[locale].dir === 'rtl' ? ' transform="translate(240) scale(-1 1)"' : ''
  return asImage(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="420" height="315">',
      `<g${mirrored}><path d="M0 90H216" stroke="${colours.accent}" stroke-width="2"/>`,
      `<circle cx="224" cy="90" r="7" fill="${colours.accent}"/></g>`,
      `<path d="${area}" fill="${colours.card}"/>`,
      `<path d="${line}" fill="none" stroke="${colours.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
      solid ? `<path d="${solid}" fill="${colours.accent}"/>` : '',
      '</svg>',
    ].join(''),
  )
}

const column = (style: object, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
})

const row = (style: object, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', alignItems: 'center', ...style },
  children,
})

/** One text in its own direction, aligned to where its language starts. */
export function textNode(value: string, locale: Locale, style: object): Node {
  const { dir } = locales[locale]
  return {
    type: 'text',
    text: isolated(value, locale),
    style: { fontFamily: 'Heebo', direction: dir, textAlign: dir === 'rtl' ? 'right' : 'left', ...style },
  }
}

/** The style of a title; long ones are set smaller, to fit four lines. */
export const titleStyle = (title: string) => ({
  fontSize: title.length > 48 ? 58 : 64,
  fontWeight: 700,
  lineHeight: 1.16,
  width: titleWidth,
})

/** The picture of a page, as a tree for the renderer: kicker, title and company next to the page's drawing. */
export function socialImage(image: SocialImage): Node {
  const { locale, colours } = image
  const rtl = locales[locale].dir === 'rtl'
  const text = (value: string, style: object) => textNode(value, locale, style)
  // Left to right as they are in the picture.
  const along = (children: Node[]) => (rtl ? children.toReversed() : children)
  const words = column({ justifyContent: 'space-between', width: titleWidth + 2 * padding, height: '100%', padding }, [
    column({ gap: 18, width: '100%' }, [
      text(image.kicker, { fontSize: 30, fontWeight: 600, color: colours.accent, width: '100%' }),
      text(image.title, { ...titleStyle(image.title), color: colours.ink, textWrap: 'balance' }),
    ]),
    row(
      { gap: 20, width: '100%', justifyContent: rtl ? 'flex-end' : 'flex-start' },
      along([
        { type: 'image', src: asImage(image.mark), width: 72, height: 72 },
        column({}, [
          text(image.company, { fontSize: 32, fontWeight: 700, lineHeight: 1.2, color: colours.ink }),
          text(image.tagline, { fontSize: 24, lineHeight: 1.3, color: colours.soft }),
        ]),
      ]),
    ),
  ])
  const field = row(
    {
      justifyContent: 'center',
      width: socialSize.width - titleWidth - 2 * padding,
      height: '100%',
      backgroundColor: colours.tint,
    },
    [{ type: 'image', src: drawing(image), width: 420, height: 315 }],
  )
  return row({ width: '100%', height: '100%', backgroundColor: colours.paper }, along([words, field]))
}
