import { expect, test } from 'vitest'
import { builtPages } from './pages.ts'

/** A Latin name with a sign at its end, which changes sides where Hebrew follows and nothing isolates it. */
const loose = /(?<!\u2068[^\u2069]*)[A-Za-z][+&%]/

test('names in the column labels that phones show keep the signs at their ends', () => {
  const labels = builtPages
    .filter(({ url }) => url.startsWith('/he'))
    .flatMap(({ html }) => [...html.matchAll(/ data-label="([^"]*)"/g)].map(([, label = '']) => label))
  expect(labels.filter(label => label.includes('AppleCare+')).length).toBeGreaterThan(0)
  expect(labels.filter(label => loose.test(label))).toEqual([])
})
