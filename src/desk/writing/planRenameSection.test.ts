import { expect, test } from 'vitest'
import { applyPlan } from './applyPlan.ts'
import { readContentFiles } from './contentFiles.ts'
import { planRenameSection } from './planRenameSection.ts'
import { textsOf, tinySite } from './testing/site.ts'

const page = (body: string) => `---\ntitle: Acme\n---\n\n${body}\n`
const site = {
  'content/vendors/acme.en.mdx': page('# Acme\n\n## Price\n\nSee [above](#price).'),
  'content/vendors/acme.he.mdx': page('# Acme\n\n## מחיר\n\n[למעלה](#price)'),
}

function renamed(old: string, now: string, changes: Record<string, string> = {}): Record<string, string> {
  const root = tinySite({ ...site, ...changes })
  applyPlan(root, planRenameSection(readContentFiles(root), 'acme', old, now))
  return textsOf(root)
}

test('the heading takes the new address and keeps the old one; the other language needs no change of its own', () => {
  const files = renamed('price', 'cost')
  expect(files['content/vendors/acme.en.mdx']).toBe(page('# Acme\n\n## Price [#cost #price]\n\nSee [above](#cost).'))
  expect(files['content/vendors/acme.he.mdx']).toBe(page('# Acme\n\n## מחיר\n\n[למעלה](#cost)'))
})

test('links of pages and data files follow; those of other pages stay', () => {
  const files = renamed('price', 'cost')
  expect(files['content/vendors/bolt.en.mdx']).toContain('[1]: /acme#cost')
  expect(files['content/vendors/acme.en.mdx']).not.toContain('/bolt#cost')
  expect(files['content/data/redirects.yaml']).toContain("{ from: /hammer, to: '/acme#cost' }")
})

test('a second time, and back again: each address that it ever had leads there', () => {
  const root = tinySite({
    ...site,
    'content/vendors/acme.he.mdx': page('# Acme\n\n## מחיר [#price]'),
    'content/vendors/acme.en.mdx': page('# Acme\n\n## Price [#price]'),
  })
  for (const [old, now] of [
    ['price', 'cost'],
    ['cost', 'fee'],
  ] as const) {
    applyPlan(root, planRenameSection(readContentFiles(root), 'acme', old, now))
  }
  expect(textsOf(root)['content/vendors/acme.en.mdx']).toContain('## Price [#fee #cost #price]')
  expect(textsOf(root)['content/vendors/acme.he.mdx']).toContain('## מחיר [#fee #cost #price]')
  applyPlan(root, planRenameSection(readContentFiles(root), 'acme', 'fee', 'price'))
  expect(textsOf(root)['content/vendors/acme.en.mdx']).toContain('## Price [#price #fee #cost]')
})

test.each([
  ['prise', 'cost', 'did you mean "#price"?'],
  ['price', 'acme', 'which /acme has'],
  ['price', 'The Cost', 'did you mean "the-cost"?'],
])('#%s to #%s is refused', (old, now, words) => {
  expect(() => renamed(old, now)).toThrow(words)
})
