import { describe, expect, it } from 'vitest'
import { planDraft, withDraft } from './planDraft.ts'

const page = '---\r\ntitle: x # why\r\nupdated: 2026-11-01\r\n---\r\n\r\ndraft: true\r\n'

describe('withDraft', () => {
  it('writes one line into the front matter and takes it out again, byte for byte', () => {
    const draft = withDraft(page, true)
    expect(draft).toBe(page.replace('2026-11-01\r\n', '2026-11-01\r\ndraft: true\r\n'))
    expect(withDraft(draft, true)).toBe(draft)
    expect(withDraft(draft, false)).toBe(page)
    expect(withDraft(page, false)).toBe(page)
  })
})

describe('planDraft', () => {
  it('changes the languages that are not so yet', () => {
    const files = new Map([
      ['content/vendors/acme.en.mdx', withDraft(page, true)],
      ['content/vendors/acme.he.mdx', page],
    ])
    expect([...planDraft(files, 'acme', true).edits.keys()]).toEqual(['content/vendors/acme.he.mdx'])
    expect(() => planDraft(files, 'acm', true)).toThrow('no page')
  })

  it('records the address of a page that is published after its languages were compared', () => {
    const draft = withDraft(page, true)
    const record = '- { page: vendors/acme, section: "front matter", en: "0123456789ab", he: "0123456789ab" }\n'
    const files = new Map([
      ['content/vendors/acme.en.mdx', draft],
      ['content/vendors/acme.he.mdx', draft],
      ['content/vendors/other.en.mdx', draft],
      ['content/addresses.yaml', '- { path: / }\n'],
      ['content/translations.lock.yaml', record],
    ])
    const published = planDraft(files, 'acme', false).edits.get('content/addresses.yaml')
    expect(published?.split('\n').slice(1)).toEqual(['- { path: / }', '- { path: /acme }', ''])
    expect([...planDraft(files, 'other', false).edits.keys()]).toEqual(['content/vendors/other.en.mdx'])
    expect(planDraft(files, 'acme', true).edits.size).toBe(0)
  })
})
