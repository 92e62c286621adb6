import { expect, test } from 'vitest'
import { addressesFile } from '../addresses.ts'
import { readSnapshot } from '../snapshot.ts'
import { agreementFiles } from './agreementFiles.ts'

const addressesAfter = (...agreed: string[]) =>
  agreementFiles({ ...readSnapshot('tests/site'), yaml: new Map() }, [], agreed).get(addressesFile)

test('a page whose languages agree is recorded as published', () => {
  expect(addressesAfter('pages/about')).toContain('- { path: /about }')
})

test('a page that is shown for missing ones is not recorded as published', () => {
  expect(addressesAfter('pages/about', 'pages/not-found')).not.toContain('not-found')
})
