import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, Renderer } from 'takumi-js/node'
import { socialSize } from '../../site/head/socialImage.ts'

/** Heebo by script, as src/site/styles/fonts.css divides it. */
const fonts: { script: string; unicodeRange: [number, number][] }[] = [
  {
    script: 'hebrew',
    unicodeRange: [
      [0x590, 0x5ff],
      [0x20aa, 0x20aa],
      [0xfb1d, 0xfb4f],
    ],
  },
  {
    script: 'latin',
    unicodeRange: [
      [0, 0xff],
      [0x2013, 0x2026],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
    ],
  },
]

/** Draws trees to PNG, with the site's own font. */
export interface SocialRenderer {
  /** Of fonts and renderer: the same hash draws the same tree to the same bytes. */
  hash: string
  /** @param size pixels; a social image's where left out */
  render(tree: Node, size?: { width: number; height: number }): Promise<Buffer>
}

/** @throws where the font's files are not installed below `root` */
export async function createSocialRenderer(root: string): Promise<SocialRenderer> {
  const modules = join(root, 'node_modules')
  const hash = createHash('sha256')
  hash.update(readFileSync(join(modules, '@takumi-rs/core/package.json')))
  const renderer = new Renderer()
  for (const { script, unicodeRange } of fonts) {
    const data = readFileSync(join(modules, `@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`))
    hash.update(data)
    await renderer.registerFont({ name: 'Heebo', data, unicodeRange })
  }
  return {
    hash: hash.digest('hex').slice(0, 16),
    render: (tree, size = socialSize) => renderer.render(tree, { ...size, format: 'png' }),
  }
}
