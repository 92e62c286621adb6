import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccessibilityProvider, useAccessibility } from './AccessibilityProvider.tsx'

function Reader() {
  return useAccessibility().settings.textSize
}

test('outside its provider useAccessibility throws the message of the specification', () => {
  expect(() => renderToString(<Reader />)).toThrow('useAccessibility must be used within an AccessibilityProvider')
})

test('inside it gives the settings', () => {
  expect(
    renderToString(
      <AccessibilityProvider>
        <Reader />
      </AccessibilityProvider>,
    ),
  ).toBe('normal')
})
