import { expect, test } from 'vitest'
import { counterparts } from '../../content/checks/counterparts.ts'
import type { Content } from '../../content/checks/types.ts'
import type { Checks } from './checks.ts'
import { devState } from './devState.ts'
import type { LiveContent } from './liveContent.ts'
import type { Pages } from './pages.ts'

const english = { file: 'content/vendors/acme.en.mdx', locale: 'en', path: '/acme', section: 'vendors', slug: 'acme' }
const live = { snapshot: { pages: [english], files: new Map(), root: '.' } } as unknown as LiveContent
const pages = { render: async () => ({ version: '', html: '', current: true, file: null, faults: async () => [] }) }
const findings = [...counterparts({ allPages: [english], files: new Map() } as unknown as Content)]

const stateOf = (url: string) =>
  devState(live, pages as unknown as Pages, { findings, pairs: {} } as unknown as Checks, url)

test('the address of a missing counterpart shows the fault, with the file to write', async () => {
  const { faults, missing } = await stateOf('/he/acme')
  expect(faults.map(({ check, severity }) => [check, severity])).toEqual([['counterparts', 'error']])
  expect(missing).toBe('content/vendors/acme.he.mdx')
})

test('at an address that no page has in any language nothing is at fault', async () => {
  expect(await stateOf('/he/nowhere')).toMatchObject({ faults: [], missing: 'content/services/nowhere.he.mdx' })
})
