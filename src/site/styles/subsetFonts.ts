import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { openCache } from '../../content/cache.ts'

/** How fonts.css and modules name a file that this plugin makes. */
const alias = '@subset'

/** Named in the keys of the cache: a release of the subsetter may write other bytes for the same rule. */
const requirePackage = createRequire(import.meta.url)
const packages = ['subset-font', '@fontsource-variable/heebo'].map(
  name => requirePackage(`${name}/package.json`).version,
)

/** Makes the font files that the rules of fonts.css name under `@subset`, of the characters and weights in each rule. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config({ root = process.cwd() }) {
      return { resolve: { alias: { [alias]: await makeSubsets(root) } } }
    },
  }
}

/** @returns the folder of the files */
async function makeSubsets(root: string): Promise<string> {
  const rules = readRules(readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8'))
  const key = createHash('sha256')
    .update(JSON.stringify([rules, packages]))
    .digest('hex')
    .slice(0, 16)
  const cache = openCache(root, 'fonts', 4)
  return (
    cache.find(key) ??
    cache.fill(async folder => {
      mkdirSync(folder)
      for (const rule of rules) writeFileSync(join(folder, rule.file), await makeSubset(rule))
      return key
    })
  )
}

/** One `@font-face` whose file is to be made. */
interface Rule {
  /** `latin.woff2`: called by its script. */
  file: string
  /** All characters of its `unicode-range`. */
  characters: string
  /** Its `font-weight`. */
  weights: { min: number; max: number }
}

/** The rules of a style sheet that name a file under `@subset`. */
export function readRules(css: string): Rule[] {
  return css.split('@font-face').flatMap(rule => {
    const file = new RegExp(`url\\("${alias}/([^"]+)"\\)`).exec(rule)?.[1]
    if (!file) return []
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
    const range = /unicode-range:([^;]+);/.exec(rule)?.[1]
    if (!min || !max || !range) {
      throw new Error(
        `fonts.css: the rule for ${alias}/${file} needs font-weight with two numbers and a unicode-range.`,
      )
    }
    return [{ file, characters: expand(range), weights: { min: Number(min), max: Number(max) } }]
  })
}

/** `U+0041-0043, U+05D0` as `ABCא`. */
function expand(range: string): string {
  return range
    .split(',')
    .flatMap(part => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map(hex => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

function makeSubset({ file, characters, weights }: Rule): Promise<Buffer> {
  const script = file.replace('.woff2', '')
  const whole = requirePackage.resolve(`@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`)
  return subsetFont(readFileSync(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Fractions are not used here, and bring a third set of digits with them.
    keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk'],
    dropTables: ['gasp'],
  })
}
