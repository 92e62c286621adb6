import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherLayout } from './keyboardLayout.ts'

test('the keys of one language are read as those of the other', () => {
  expect(otherLayout('akuo')).toBe('שלום')
  expect(otherLayout('AKUO')).toBe('שלום')
  expect(otherLayout('לשמגחן')).toBe('kandji')
  expect(otherLayout(',hcv')).toBe('תיבה')
})

test('what was typed in Hebrew by mistake comes back letter by letter', () => {
  const keys = [...'שדגכעיחלךףזסבהנמצתץקראטוןםפ']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { minLength: 1 }), typed => {
      const hebrew = typed.join('')
      expect(otherLayout(otherLayout(hebrew))).toBe(hebrew)
    }),
  )
})
