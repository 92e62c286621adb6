import { expect, test } from 'vitest'
import { proposalFaults } from './proposalFaults.ts'

const page = (name: string, locale: 'en' | 'he') => `content/vendors/${name}.${locale}.mdx`
const faults = (errors: number, warnings: number) => ({ errors, warnings, url: '/' })
const brought = (files: readonly string[]) => files.map(file => ({ file }))

test('a faulty page that the branch brought before still counts', () => {
  const found = { [page('acme', 'en')]: faults(0, 1) }
  expect(proposalFaults(found, brought([page('acme', 'en')]), [page('bolt', 'en')])).toEqual(found)
})

test.each(['own', 'chosen'])('the other language, which fell behind, counts (%s)', from => {
  const found = { [page('acme', 'he')]: faults(0, 1) }
  const english = [page('acme', 'en')]
  const [own, chosen] = from === 'own' ? [english, []] : [[], english]
  expect(proposalFaults(found, brought(own), chosen)).toEqual(found)
})

test('an error counts wherever the build meets it, a warning of another page does not', () => {
  const found = { [page('bolt', 'en')]: faults(1, 2), [page('other', 'en')]: faults(0, 3) }
  const chosen = ['content/data/facts.yaml']
  expect(proposalFaults(found, [], chosen)).toEqual({ [page('bolt', 'en')]: faults(1, 2) })
})
