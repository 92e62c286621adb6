import { expect, test } from 'vitest'
import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { findAlerts } from './alerts.ts'
import type { PageReport, Report } from './model.ts'

const page = (url: PagePath, locale: Locale, rest: Partial<PageReport> = {}): PageReport => ({
  url,
  locale,
  status: 'changed',
  changes: [],
  appearance: {},
  violations: { added: [], fixed: [] },
  ...rest,
})

const report = (rest: Partial<Report>): Report => ({
  id: '',
  base: { name: 'main', commit: '' },
  head: { branch: 'topic', commit: '', uncommitted: [] },
  compared: 0,
  everywhere: [],
  samples: [],
  pairs: [],
  redirects: [],
  ...rest,
})

const alerts = (rest: Partial<Report>) => findAlerts(report(rest)).map(({ kind, subject }) => [kind, subject])

const pair = (path: PagePath, pages: PageReport[], sensitive: ('legal' | 'consent')[] = []) => ({
  path,
  title: path,
  sensitive,
  pages,
})

test('a removed page is a dead address in each language that has no redirect', () => {
  const pages = [
    page('/gone', 'en', { status: 'removed', leadsTo: '/kandji' }),
    page('/he/gone', 'he', { status: 'removed' }),
  ]
  expect(alerts({ pairs: [pair('/gone', pages)] })).toEqual([
    ['dead-address', '/he/gone'],
    ['removed', '/gone'],
  ])
})

test('a redirect that was removed leaves a dead address', () => {
  expect(
    alerts({
      redirects: [
        { from: '/he/old', before: '/he/new' },
        { from: '/a', before: '/b', after: '/c' },
      ],
    }),
  ).toEqual([['dead-address', '/he/old']])
})

test('the most urgent alerts come first, whatever the order of the site', () => {
  const violation = { rule: 'image-alt', help: '', html: '' }
  expect(
    alerts({
      pairs: [
        pair('/terms-of-use', [page('/terms-of-use', 'en')], ['legal']),
        pair('/a', [page('/he/a', 'he', { violations: { added: [violation], fixed: [] } })]),
        pair('/gone', [page('/gone', 'en', { status: 'removed' })]),
      ],
    }),
  ).toEqual([
    ['dead-address', '/gone'],
    ['legal', '/terms-of-use'],
    ['accessibility', '/he/a'],
  ])
})
