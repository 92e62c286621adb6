import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('the site that the faults are laid over is sound', () => {
  expect(reportOn('base', 'as recorded')).toBe('')
})
