import { expect, test } from 'vitest'
import { editAddress, previewNotes } from './notes.ts'

const repository = 'https://example.com/tavnit/site'

test('only PREVIEW=1 makes a preview', () => {
  expect(previewNotes({}, repository)).toBeUndefined()
  expect(previewNotes({ PREVIEW: '0' }, repository)).toBeUndefined()
  expect(previewNotes({ PREVIEW: '1', PREVIEW_BRANCH: 'prices' }, repository)).toEqual({
    branch: 'prices',
    commit: '',
    repository,
  })
})

test('a repository and a report that are no https address are not linked to', () => {
  const notes = previewNotes(
    { PREVIEW: '1', PREVIEW_REPOSITORY: 'javascript:alert(1)', PREVIEW_REPORT: '//evil.example' },
    repository,
  )
  expect(notes?.repository).toBe(repository)
  expect(notes?.report).toBeUndefined()
})

test('the edit link leads to the file on the branch, whatever is in its name', () => {
  const notes = { branch: 'feature/50% off?', commit: 'abc', repository }
  expect(editAddress(notes, 'content/vendors/kandji.he.mdx')).toBe(
    'https://example.com/tavnit/site/edit/feature/50%25%20off%3F/content/vendors/kandji.he.mdx',
  )
})
