import { expect, test } from 'vitest'
import { siteInstant } from './day.ts'
import type { Facts } from './facts.ts'
import { factSchema, factsOn } from './facts.ts'
import { formatFact } from './formatFact.ts'
import { formatSchedule } from './formatSchedule.ts'
import type { FrontMatter } from './frontMatter.ts'
import type { PagePath } from './locales/urls.ts'
import { withoutIsolates } from './messages/say.ts'
import { wordingIn } from './messages/wording.ts'
import { changesOf, destination, pageState } from './schedule.ts'

type Dates = Pick<FrontMatter, 'draft' | 'publishAt' | 'unpublishAt' | 'expires'>
const at = siteInstant('2026-12-01 09:30')

test.each([
  [{}, 'public'],
  [{ draft: true }, 'draft'],
  [{ publishAt: '2026-12-01 09:30' }, 'public'],
  [{ publishAt: '2026-12-01 09:31' }, 'scheduled'],
  [{ unpublishAt: '2026-12-01 09:30' }, 'over'],
  [{ unpublishAt: '2026-12-01 09:31' }, 'public'],
  [{ publishAt: '2026-11-01', expires: { at: '2026-12-01', to: '/' } }, 'over'],
] satisfies [Dates, string][])('at its minute a page with %j is %s', (dates, state) => {
  expect(pageState(dates, at)).toBe(state)
})

const page = (path: PagePath, dates: Dates) => ({ path, frontMatter: dates as FrontMatter })
const facts = (changes?: object[]): Facts => ({
  'acme.price': factSchema.parse({
    kind: 'price',
    value: 199,
    currency: 'USD',
    source: 'https://acme.example',
    checked: '2026-11-01',
    validUntil: '2026-12-31',
    changes,
  }),
})

test('a fact has its later value from its day on, and what is said of the value before says nothing of it', () => {
  const known = facts([{ from: '2027-01-01', value: 219 }])
  const on = (day: string) => factsOn(known, day)['acme.price']
  expect(on('2026-12-31')).toMatchObject({ value: 199, validUntil: '2026-12-31' })
  const later = on('2027-01-01')
  expect(later && formatFact(later, 'he')).toBe('$219')
  expect(later?.validUntil).toBeUndefined()
})

test('what comes and goes is listed by its moment, each once for both languages; drafts wait for nobody', () => {
  const pages = [
    page('/acme', { publishAt: '2026-12-02' }),
    page('/acme', { publishAt: '2026-12-02' }),
    page('/bolt', { expires: { at: '2026-12-01 10:00', to: '/acme' } }),
    page('/old', { unpublishAt: '2026-11-30' }),
    page('/idea', { draft: true }),
  ]
  expect(
    withoutIsolates(
      formatSchedule(pages, changesOf(pages, facts([{ from: '2027-01-01', value: 1 }])), at, wordingIn('en')),
    ),
  ).toMatchInlineSnapshot(`
    "Drafts, which visitors do not see:
      /idea

    No longer on the site:
      /old

    By date, in Jerusalem time:
      2026-12-01 10:00  /bolt leads to /acme
      2026-12-02        /acme is published
      2027-01-01        acme.price changes in content/data/facts.yaml"
  `)
  expect(formatSchedule([page('/acme', {})], [], at, wordingIn('en'))).toBe('')
})

test('an address leads on over pages that are away, and nowhere in a circle', () => {
  const away = new Map<PagePath, PagePath | undefined>([
    ['/a', '/b#c'],
    ['/b', '/c'],
    ['/x', '/y'],
    ['/y', '/x'],
    ['/draft', undefined],
  ])
  expect(destination('/a#b', away)).toBe('/c')
  expect(destination('/c#d', away)).toBe('/c#d')
  expect(destination('/x', away)).toBeUndefined()
  expect(destination('/draft', away)).toBeUndefined()
})
