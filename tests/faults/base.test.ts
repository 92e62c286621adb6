import { expect, test } from 'vitest'
import { told } from './told.ts'

test('the site that the faults are laid over is sound', () => {
  expect(told('base', 'as recorded')).toBe('')
})
