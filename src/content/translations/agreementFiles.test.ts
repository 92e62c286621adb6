import { expect, test } from 'vitest'
import { addressesFile } from '../addresses.ts'
import { readSnapshot } from '../snapshot.ts'
import { yamlFile } from '../yamlFile.ts'
import { agreementFiles } from './agreementFiles.ts'
import { type Agreement, formatLock, lockFile, parseLock } from './lock.ts'

const addressesAfter = (...agreed: string[]) =>
  agreementFiles({ ...readSnapshot('tests/site'), yaml: new Map() }, [], agreed).get(addressesFile)

test('a page whose languages agree is recorded as published', () => {
  expect(addressesAfter('pages/about')).toContain('- { path: /about }')
})

test('a page that is shown for missing ones is not recorded as published', () => {
  expect(addressesAfter('pages/about', 'pages/not-found')).not.toContain('not-found')
})

test('a new agreement moves no other line of the record, also where a merge left them in another order', () => {
  const agreement = (section: string): Agreement => ({ page: 'vendors/acme', section, en: '1'.repeat(12), he: '' })
  const [one, two, three] = [agreement('1'), agreement('2'), agreement('3')]
  const merged = formatLock([one, three]).replace(/^(-.*\n)(-.*\n)/m, '$2$1')
  const yaml = new Map([[lockFile, yamlFile(lockFile, merged)]])
  const after = agreementFiles({ pages: [], yaml }, [one, two, three], []).get(lockFile) ?? ''
  expect(parseLock(after)).toEqual([two, three, one])
})
