import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOf } from '../../../content/checks/contentOf.ts'
import { lockFile } from '../../../content/translations/lock.ts'
import { statusOf } from '../../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { type LiveContent, liveContent } from '../../dev/liveContent.ts'
import { agree } from '../pair/agree.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { placeInOther } from './placeInOther.ts'
import { isAsPlaced, takeOutPicture } from './takeOut.ts'

const files = { en: 'content/vendors/acme.en.mdx', he: 'content/vendors/acme.he.mdx' }
const lines = { en: '![A rack](../images/rack.jpg)', he: '![ארון פתוח](../images/rack.jpg)' }
const texts = {
  en: '---\ntitle: Acme\n---\n\n# Acme\n\nOne.\n\n## Two\n\nFirst.\n\n## Three\n\nLast.\n',
  he: '---\ntitle: אקמי\n---\n\n# אקמי\n\nאחת.\n\n## שתיים\n\nראשונה.\n\n## שלוש\n\nאחרונה.\n',
}
const first = { en: 'First.', he: 'ראשונה.' }

let root: string
let live: LiveContent

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const states = () => {
  live.refresh(new Set(Object.values(files)))
  return statusOf(contentOf(live.snapshot, widgetDescriptions))[0]?.pairs.map(({ state }) => state)
}
const edited = () => editedFiles(root)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-place-'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  write(files.en, texts.en)
  write(files.he, texts.he)
  live = liveContent(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe.each([
  ['en', 'he'],
  ['he', 'en'],
] as const)('a picture that is placed from the page in %s', (own, other) => {
  const inOther = { file: files[other], markdown: lines[other] }
  /** The desk of a page puts it into its own text, and saves that later. */
  const place = (text: string = texts[own], behind: string = first[own]) => {
    const at = text.indexOf(behind) + behind.length
    const placed = placeInOther(root, live, edited(), {
      url: '../images/rack.jpg',
      own: { file: files[own], markdown: lines[own], text, at },
      other: inOther,
    })
    return { ...placed, text: `${text.slice(0, at)}\n\n${lines[own]}${text.slice(at)}` }
  }

  it('leaves a section in step that both languages agreed on, and the record is to be proposed', () => {
    agree(root, live, edited(), { file: files.en })
    edited().forget([lockFile])
    write(files[own], place().text)
    expect(states()).toEqual(['inStep', 'inStep', 'inStep', 'inStep'])
    expect(edited().all()).toHaveProperty([lockFile])
    // Taken out of both it is what they had agreed on before.
    write(files[own], texts[own])
    expect(takeOutPicture(root, live, edited(), inOther)).toBe(true)
    expect(states()).toEqual(['inStep', 'inStep', 'inStep', 'inStep'])
  })

  it('leaves the record as it was once it is taken out, the second time too', () => {
    agree(root, live, edited(), { file: files.en })
    const record = read(lockFile)
    for (const _ of ['first', 'second']) {
      const { other: put, text } = place()
      write(files[own], text)
      expect(read(lockFile)).not.toBe(record)
      write(files[own], texts[own])
      if (!('placed' in put)) throw new Error('nothing was put in')
      expect(takeOutPicture(root, live, edited(), put.placed)).toBe(true)
      expect(read(lockFile)).toBe(record)
      expect(edited().all()[lockFile]?.own).toBe(record)
      expect(states()).toEqual(['inStep', 'inStep', 'inStep', 'inStep'])
    }
  })

  it('leaves what was recorded since as it is', () => {
    agree(root, live, edited(), { file: files.en })
    const { other: put, text } = place()
    write(files[own], text)
    agree(root, live, edited(), { file: files.en })
    const record = read(lockFile)
    if (!('placed' in put)) throw new Error('nothing was put in')
    expect(takeOutPicture(root, live, edited(), put.placed)).toBe(true)
    expect(read(lockFile)).toBe(record)
  })

  it('leaves a record that had its line before', () => {
    agree(root, live, edited(), { file: files.en })
    write(files[own], place().text)
    const record = read(lockFile)
    write(files.en, texts.en)
    write(files.he, texts.he)
    const { other: put } = place()
    if (!('placed' in put)) throw new Error('nothing was put in')
    expect(takeOutPicture(root, live, edited(), put.placed)).toBe(true)
    expect(read(lockFile)).toBe(record)
  })

  it('leaves a section to be compared that nobody compared, or that was changed since', () => {
    write(files[own], place().text)
    expect(existsSync(join(root, lockFile))).toBe(false)
    write(files.en, texts.en)
    write(files.he, texts.he)
    agree(root, live, edited(), { file: files.en })
    const typed = texts[own].replace(first[own], `${first[own]} 14. `)
    const record = read(lockFile)
    write(files[own], place(typed).text)
    expect(read(lockFile)).toBe(record)
    expect(states()).toEqual(['inStep', 'inStep', 'changed', 'inStep'])
  })

  it('comes into both each time that it is put in, also with the same words', () => {
    const once = place()
    const twice = place(once.text, lines[own])
    expect(twice.other).toEqual({ placed: inOther })
    expect(twice.text).toBe(texts[own].replace(first[own], [first[own], lines[own], lines[own]].join('\n\n')))
    expect(read(files[other])).toBe(
      texts[other].replace(first[other], [first[other], lines[other], lines[other]].join('\n\n')),
    )
  })

  it('comes into the other language once where the same request is sent again', () => {
    const once = place()
    const after = read(files[other])
    expect(place().other).toEqual({ markdown: lines[other] })
    expect(read(files[other])).toBe(after)
    place(once.text, lines[own])
    expect(place(once.text, lines[own]).other).toEqual({ markdown: lines[other] })
    expect(read(files[other]).split(lines[other])).toHaveLength(3)
  })

  it('comes after the widget around it where the other language has a block there that takes no picture', () => {
    const flow = (last: string) => `<Flow>\n\n<Source>\n\nA.\n\n</Source>\n\n${last}\n\n</Flow>`
    const around = texts[other].replace(first[other], flow('<Target>\n\nB.\n\n</Target>'))
    write(files[other], around)
    place(texts[own].replace(first[own], flow('<Hub>\n\nB.\n\n</Hub>')), 'B.')
    expect(read(files[other])).toBe(around.replace('</Flow>', `</Flow>\n\n${lines[other]}`))
  })

  it('is taken out of the other language as long as it stands there as it was put', () => {
    place()
    expect(isAsPlaced(root, inOther)).toBe(true)
    // What was written around it meanwhile stays.
    write(files[other], `${read(files[other])}\nMore.\n`)
    expect(takeOutPicture(root, live, edited(), inOther)).toBe(true)
    expect(read(files[other])).toBe(`${texts[other]}\nMore.\n`)
    expect(isAsPlaced(root, inOther)).toBe(false)
  })

  it.each([
    ['has other words', (text: string) => text.replace(lines[other], '![x](../images/rack.jpg)')],
    ['has a caption', (text: string) => text.replace('rack.jpg)', 'rack.jpg "14")')],
    ['stands there twice', (text: string) => `${text}\n${lines[other]}\n`],
    ['stands within a paragraph', (text: string) => text.replace(lines[other], `${lines[other]}\nx`)],
  ])('stays in the other language where it %s since', (_, change) => {
    place()
    const changed = change(read(files[other]))
    write(files[other], changed)
    expect(isAsPlaced(root, inOther)).toBe(false)
    expect(takeOutPicture(root, live, edited(), inOther)).toBe(false)
    expect(read(files[other])).toBe(changed)
  })
})
