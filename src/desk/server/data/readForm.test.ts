import { expect, test } from 'vitest'
import { frontMatterSchema } from '../../../content/frontMatter.ts'
import type { Site } from '../../../content/site.ts'
import type { DataNode } from './protocol.ts'
import { readForm } from './readForm.ts'

const company = { name: { en: 'Acme', he: 'אקמי' }, origin: 'https://acme.example' }
const site = { data: { company, facts: {} } } as unknown as Pick<Site, 'data'>
const file = 'content/vendors/kandji.he.mdx'
const text = `---
title: Kandji לניהול מחשבי Mac
keywords: [ניהול, Mac]
updated: 2026-11-01
expires: { at: 2027-01-01 }
---

# כותרת
`
const nodeOf = (name: string): DataNode | undefined =>
  readForm(site, file, text)?.fields?.find(field => field.name === name)?.node

test('every key of the front matter is a field, in the order of the schema', () => {
  expect(readForm(site, file, text)?.fields?.map(({ name }) => name)).toEqual(Object.keys(frontMatterSchema.shape))
})

test('words are in the page’s language; a field begins where its key stands in the file', () => {
  expect(nodeOf('title')).toMatchObject({ kind: 'text', locale: 'he', required: true, at: text.indexOf('title') })
  expect(nodeOf('image')).not.toHaveProperty('locale')
  expect(nodeOf('updated')).toMatchObject({ kind: 'day', value: '2026-11-01', at: text.indexOf('updated') })
})

test('a list has room for one more, and an entry for what it may have', () => {
  expect(nodeOf('keywords')).toMatchObject({ next: { path: ['keywords', 2], locale: 'he', required: false } })
  expect(nodeOf('expires')).toMatchObject({ entries: [{ name: 'at' }, { name: 'to' }] })
})

test('the values of a group stand in the order of the schema, whatever theirs in the file', () => {
  for (const expires of ['{ to: /kandji }', '{ to: /kandji, at: 2027-01-01 }', '{ odd: 1, to: /kandji }']) {
    const { fields } = readForm(site, file, text.replace('{ at: 2027-01-01 }', expires)) ?? {}
    const node = fields?.find(({ name }) => name === 'expires')?.node
    expect(node?.kind === 'group' && node.entries.map(({ name }) => name).slice(0, 2)).toEqual(['at', 'to'])
  }
})

test('a field has the place of its key, also of one whose value is a group', () => {
  const fields = new Map(readForm(site, file, text)?.fields?.map(field => [field.name, field.at]))
  expect(['title', 'keywords', 'expires'].map(name => fields.get(name))).toEqual(
    ['title', 'keywords', 'expires'].map(name => text.indexOf(name)),
  )
  expect(fields.get('image')).toBeUndefined()
})

test('lengths come with their limits', () => {
  const limits = readForm(site, file, text)?.fields?.flatMap(field => (field.limits ? [field.name] : []))
  expect(limits).toEqual(['title', 'description', 'kicker', 'summary'])
})

test('a page whose front matter cannot be read has no fields, but an address', () => {
  expect(readForm(site, file, '---\ntitle: [\n---\n')).toEqual({
    siteName: 'אקמי',
    address: ['acme.example', 'he', 'kandji'],
  })
})
