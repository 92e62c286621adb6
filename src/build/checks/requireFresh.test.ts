import { expect, test } from 'vitest'
import { factSchema } from '../../content/facts.ts'
import type { Site } from '../../content/site.ts'
import { requireFresh } from './requireFresh.ts'

const site = (blocksBuild: boolean) =>
  ({
    data: {
      facts: {
        'accessibility.tested': factSchema.parse({
          kind: 'day',
          value: '2026-11-21',
          source: 'npm test',
          checked: '2026-11-21',
          validUntil: '2027-02-19',
          blocksBuild,
        }),
      },
    },
  }) as unknown as Pick<Site, 'data'>

test('a fact that blocks the build is good on its last day', () => {
  expect(() => requireFresh(site(true), '2027-02-19')).not.toThrow()
})

test('the day after, the build fails and names the fact', () => {
  expect(() => requireFresh(site(true), '2027-02-20')).toThrow(
    'accessibility.tested was valid until 2027-02-19, and the build may not publish it any longer',
  )
})

test('another fact past its day holds up no build', () => {
  expect(() => requireFresh(site(false), '2027-02-20')).not.toThrow()
})
