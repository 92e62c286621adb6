import { expect, test } from 'vitest'
import { sortFiles } from './broughtFiles.ts'

const jpg = { name: 'a.jpg', type: 'image/jpeg' }
const heic = { name: 'b.HEIC', type: '' }
const docx = {
  name: 'מסמך.docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const rtf = { name: 'c.rtf', type: 'text/rtf' }
const pages = { name: 'd.pages', type: '' }
const txt = { name: 'e.txt', type: 'text/plain' }
const md = { name: 'f.md', type: '' }
const csv = { name: 'מחירים.CSV', type: 'application/vnd.ms-excel' }
const bare = { name: 'README', type: '' }

test.each([
  ['pictures come in, of every format', [jpg, heic], { pictures: [jpg, heic], unread: [] }],
  ['a document is left for its writer to open', [docx, rtf, pages], { pictures: [], unread: [docx, rtf, pages] }],
  ['plain text is left to the editor', [txt, md, csv], { pictures: [], unread: [] }],
  ['a file whose name says nothing of its kind is named', [bare], { pictures: [], unread: [bare] }],
  ['a picture comes in beside a document', [docx, jpg], { pictures: [jpg], unread: [docx] }],
  ['plain text beside a document is named with it', [txt, docx], { pictures: [], unread: [txt, docx] }],
  ['plain text beside a picture is named', [txt, jpg], { pictures: [jpg], unread: [txt] }],
  ['nothing comes of no files', [], { pictures: [], unread: [] }],
])('%s', (_, files, sorted) => {
  expect(sortFiles(files)).toEqual(sorted)
})
