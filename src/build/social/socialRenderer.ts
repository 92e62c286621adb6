import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, Renderer } from 'takumi-js/node'
import { socialSize } from '../../site/head/socialImage.ts'

/** Heebo's subsets and their code points, as in src/site/styles/fonts.css. */
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
  /** Of fonts and renderer: with the same hash a tree renders to the same bytes. */
  hash: string
  /** @param size px; defaults to that of a social image */
  render(tree: Node, size?: { width: number; height: number }): Promise<Buffer>
}

/** @throws where the font's files are not installed under `root` */
export function createSocialRenderer(root: string): SocialRenderer {
  const modules = join(root, 'node_modules')
  const faces = fonts.map(({ script, unicodeRange }) => ({
    name: 'Heebo',
    data: readFileSync(join(modules, `@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`)),
    unicodeRange,
  }))
  const hash = createHash('sha256').update(readFileSync(join(modules, '@takumi-rs/core/package.json')))
  for (const { data } of faces) hash.update(data)
  // Loaded for the first image: most builds draw none.
  let renderer: Promise<Renderer> | undefined
  const load = async () => {
    const { Renderer } = await import('takumi-js/node')
    const loaded = new Renderer()
    for (const face of faces) await loaded.registerFont(face)
    return loaded
  }
  return {
    hash: hash.digest('hex').slice(0, 16),
    async render(tree, size = socialSize) {
      renderer ??= load()
      return (await renderer).render(tree, { ...size, format: 'png' })
    },
  }
}
