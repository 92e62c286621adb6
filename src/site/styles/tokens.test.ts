import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/site/styles/tokens.css', 'utf8')

/** Relative luminance (WCAG 2.2) of a token's colour. */
function luminance(token: string): number {
  const [, hex = ''] = new RegExp(`--color-${token}: #([0-9a-f]{6})`).exec(css) ?? []
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map(pair => {
    const part = Number.parseInt(pair, 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const surfaces = ['paper', 'card', 'tint', 'tint-soft']

for (const ink of ['ink', 'soft']) {
  test.each(surfaces)(`${ink} on %s has a contrast of 7:1 at least (WCAG AAA)`, surface => {
    expect((luminance(surface) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(7)
  })
}
