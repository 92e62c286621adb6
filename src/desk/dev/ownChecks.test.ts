import { expect, test } from 'vitest'
import { checks } from '../../content/checks/all.ts'
import { ownChecks } from './ownChecks.ts'

test('each name is that of a check', () => {
  const names = checks.map(({ name }) => name)
  expect([...ownChecks].filter(name => !names.includes(name))).toEqual([])
})
