import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Node, Renderer } from 'takumi-js/node'
import { socialSize } from '../../src/head/socialImage.ts'

/** Heebo by script, as src/styles/fonts.css divides it. */
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
  /** Of fonts, renderer and encoder: the same hash draws the same tree to the same bytes. */
  hash: string
  /** @param size pixels; a social image's where left out */
  render(tree: Node, size?: { width: number; height: number }): Promise<Buffer>
}

/** @throws where the font's files are not installed below `root` */
export async function createSocialRenderer(root: string): Promise<SocialRenderer> {
  const modules = join(root, 'node_modules')
  const hash = createHash('sha256')
  for (const name of ['@takumi-rs/core', 'sharp']) hash.update(readFileSync(join(modules, name, 'package.json')))
  const renderer = new Renderer()
  for (const { script, unicodeRange } of fonts) {
    const data = readFileSync(join(modules, `@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`))
    hash.update(data)
    await renderer.registerFont({ name: 'Heebo', data, unicodeRange })
  }
  return {
    hash: hash.digest('hex').slice(0, 16),
    async render(tree, size = socialSize) {
      // takumi's own encoder takes 3 ms more, and 2,000 pages are built in seconds; a palette would take 30 ms, and
      // removing the alpha channel, which nothing shows through, saves 4 kB for 1 ms.
      const data = await renderer.render(tree, { ...size, format: 'raw' })
      return sharp(data, { raw: { ...size, channels: 4 } })
        .png({ compressionLevel: 3 })
        .toBuffer()
    },
  }
}
