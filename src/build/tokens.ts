import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['paper', 'ink', 'soft', 'line', 'accent', 'tint', 'card'] as const
export type Colours = Record<(typeof names)[number], string>

/**
 * The site's colours, for drawing outside the browser.
 * @throws where src/site/styles/tokens.css does not define one of them
 */
export function readTokens(root: string): Colours {
  const css = readFileSync(join(root, 'src/site/styles/tokens.css'), 'utf8')
  const entries = names.map(name => {
    const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
    if (!value) throw new Error(`src/site/styles/tokens.css: no --color-${name}; expected a colour such as #faf8f3.`)
    return [name, value]
  })
  return Object.fromEntries(entries) as Colours
}
