import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlausible, otherLayout } from './keyboardLayout.ts'

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

test('what no word looks like is not read on the other layout', () => {
  expect(['zzqqxx', 'cuji,k', 'iuw'].map(keys => isPlausible(otherLayout(keys)))).toEqual([false, false, false])
  expect(['akuo', 'mwe', 'לשמגחן'].map(keys => isPlausible(otherLayout(keys)))).toEqual([true, true, true])
})
