import { expect, test } from 'vitest'
import type { ProposalState } from '../../server/propose/protocol.ts'
import { proposalFaults } from './proposalFaults.ts'

const page = (name: string, locale: 'en' | 'he') => `content/vendors/${name}.${locale}.mdx`
const faults = (errors: number, warnings: number) => ({ errors, warnings, url: '/' })
const edit = (file: string): ProposalState['files'][number] => ({
  file,
  kind: 'changed',
  passages: [],
  mixed: false,
  draft: false,
  published: false,
})
const state = (own: readonly string[], files: readonly string[], leftAlone: readonly string[] = []) => ({
  own: own.map(file => ({ file })),
  files: files.map(edit),
  leftAlone,
})

test('a faulty page that the branch brought before still counts', () => {
  const found = { [page('acme', 'en')]: faults(0, 1) }
  expect(proposalFaults(found, state([page('acme', 'en')], [page('bolt', 'en')]), [page('bolt', 'en')])).toEqual(found)
})

test.each(['own', 'chosen'])('the other language, which fell behind, counts (%s)', from => {
  const found = { [page('acme', 'he')]: faults(0, 1) }
  const english = [page('acme', 'en')]
  const [own, chosen] = from === 'own' ? [english, []] : [[], english]
  expect(proposalFaults(found, state(own, chosen), chosen)).toEqual(found)
})

test('an error counts wherever the build meets it, a warning of another page does not', () => {
  const found = { [page('bolt', 'en')]: faults(1, 2), [page('other', 'en')]: faults(0, 3) }
  const chosen = ['content/data/facts.yaml']
  expect(proposalFaults(found, state([], chosen), chosen)).toEqual({ [page('bolt', 'en')]: faults(1, 2) })
})

test('what is edited and left out does not count, neither at the desk nor elsewhere', () => {
  const found = { [page('acme', 'en')]: faults(1, 0), [page('bolt', 'he')]: faults(1, 0) }
  const chosen = [page('other', 'en')]
  expect(proposalFaults(found, state([], [...chosen, page('acme', 'en')], [page('bolt', 'he')]), chosen)).toEqual({})
})
