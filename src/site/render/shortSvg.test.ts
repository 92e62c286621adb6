import { expect, test } from 'vitest'
import { shortSvg } from './shortSvg.ts'

const icon = (name: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-${name}${more}" aria-hidden="true"><path d="M1 2"></path></svg>`

test('an icon keeps its size, weight and place, and its drawing', () => {
  expect(shortSvg(icon('mail'))).toBe(
    '<svg width="22" height="22" viewBox="0 0 24 24" stroke-width="1.75" class="lucide" aria-hidden="true"><path d="M1 2"/></svg>',
  )
})

test('an icon keeps the classes that are not its name', () => {
  expect(shortSvg(icon('layers', ' lucide-layers-3 shrink-0'))).toContain('class="lucide shrink-0"')
})

test('a drawing that is no icon keeps its attributes', () => {
  const drawing = '<svg viewBox="0 0 9 9" fill="none"><g></g><text>1</text></svg>'
  expect(shortSvg(drawing)).toBe(drawing)
})
