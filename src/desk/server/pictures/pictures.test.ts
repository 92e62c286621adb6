import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sayEnglish, withoutIsolates } from '../../../content/messages/say.ts'
import { liveContent } from '../../dev/liveContent.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { readSource } from '../sourceFiles.ts'
import { lastSaves, unsavedTexts } from '../textStore.ts'
import { lookAtPicture, placePicture } from './pictures.ts'
import type { PictureLook } from './protocol.ts'

const page = 'content/vendors/acme.en.mdx'
const other = 'content/vendors/acme.he.mdx'
const head = (title: string) => `---\ntitle: ${title}\n---\n\n# ${title}\n\n`
const english = `${head('Acme')}One.\n\n## Two\n\nFirst.\n\n<Callout title="x">\n\nInside.\n\n</Callout>\n`
const hebrew = `${head('אקמי')}אחת.\n\n## שתיים\n\nראשונה.\n\n<Callout title="x">\n\nבפנים.\n\n</Callout>\n`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-pictures-'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  writeFileSync(join(root, page), english)
  writeFileSync(join(root, other), hebrew)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const photo = async () =>
  (
    await sharp({ create: { width: 2400, height: 60, channels: 3, background: '#246' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '32/1 5/1 0/1' } })
      .toBuffer()
  ).toString('base64')

const look = async (name: string, bytes: string) => lookAtPicture(root, { page, name, bytes })
const place = async (at: number, name = 'rack', text = english) =>
  placePicture(root, liveContent(root), editedFiles(root), {
    page,
    name,
    bytes: await photo(),
    text,
    at,
    words: { en: 'A rack [open]', he: 'ארון פתוח' },
  })

const words = (answer: PictureLook) =>
  'refused' in answer
    ? withoutIsolates(`${sayEnglish(answer.refused.found)}: ${sayEnglish(answer.refused.expected)}`)
    : 'taken'

describe('a picture that is brought to the desk', () => {
  it('may be a drawing, and is refused where it runs something', async () => {
    const drawing = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450">${inside}</svg>`).toString('base64')
    expect(words(await look('way.svg', drawing('<path d="M0 0"/>')))).toBe('taken')
    expect(words(await look('way.svg', drawing('<script>alert(1)</script>')))).toContain('<script> in a drawing')
  })

  it('is kept at a sensible size, without what the camera wrote into it', async () => {
    expect(await look('IMG_1234.JPG', await photo())).toMatchObject({
      name: 'acme',
      extension: '.jpg',
      width: 2000,
      height: 50,
      isEncodedAnew: true,
    })
    await place(english.indexOf('First.') + 6)
    const { exif, width } = await sharp(readFileSync(join(root, 'content/images/rack.jpg'))).metadata()
    expect({ exif, width }).toEqual({ exif: undefined, width: 2000 })
  })

  it.each([
    ['jpeg', '.jpg'],
    ['png', '.png'],
    ['webp', '.webp'],
    ['avif', '.avif'],
  ] as const)('is of the format that its name says: %s', async (format, extension) => {
    const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#246' } })
      .toFormat(format)
      .toBuffer()
    await placePicture(root, liveContent(root), editedFiles(root), {
      ...{ page, name: 'rack', text: english, at: english.length, words: { en: 'A rack', he: 'ארון' } },
      bytes: bytes.toString('base64'),
    })
    const kept = await sharp(join(root, `content/images/rack${extension}`)).metadata()
    expect(kept.format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('comes into the other language behind the same block, and nothing else there changes', async () => {
    const at = english.indexOf('First.') + 6
    expect(await place(at)).toEqual({
      at,
      markdown: String.raw`![A rack \[open\]](../images/rack.jpg)`,
      other: { placed: { file: other, markdown: '![ארון פתוח](../images/rack.jpg)' } },
    })
    expect(readFileSync(join(root, other), 'utf8')).toBe(
      hebrew.replace('ראשונה.', 'ראשונה.\n\n![ארון פתוח](../images/rack.jpg)'),
    )
    rmSync(join(root, 'content/images'), { recursive: true })
    writeFileSync(join(root, other), hebrew)
    await place(english.indexOf('Inside.') + 7)
    expect(readFileSync(join(root, other), 'utf8')).toContain(
      'בפנים.\n\n![ארון פתוח](../images/rack.jpg)\n\n</Callout>',
    )
  })

  it.each([
    ['en', page, english, 'First.'],
    ['he', other, hebrew, 'ראשונה.'],
  ] as const)(
    'comes with its words as each language has them, from the page in %s',
    async (locale, own, text, behind) => {
      const put = await placePicture(root, liveContent(root), editedFiles(root), {
        ...{ page: own, name: 'rack', bytes: await photo(), text, at: text.indexOf(behind) + behind.length },
        words: { en: 'A *rising* "chart"', he: 'גרף *"עולה"*' },
      })
      const lines = {
        en: String.raw`![A \*rising\* "chart"](../images/rack.jpg)`,
        he: String.raw`![גרף \*״עולה״\*](../images/rack.jpg)`,
      }
      expect(put).toMatchObject({
        markdown: lines[locale],
        other: { placed: { markdown: locale === 'en' ? lines.he : lines.en } },
      })
    },
  )

  it('comes after a widget that takes no picture, in both languages', async () => {
    const lane = (words: string) => `<Lane title="x">\n\n<Moment at="x">\n\n${words}\n\n</Moment>\n\n</Lane>\n\n`
    const lanes = (words: string) => `<Lanes caption="x">\n\n${lane(words)}${lane(words)}</Lanes>`
    const text = english.replace('First.', lanes('First.'))
    const before = hebrew.replace('ראשונה.', lanes('ראשונה.'))
    writeFileSync(join(root, other), before)
    const at = text.indexOf('<Lanes caption="x">') + '<Lanes caption="x">'.length
    expect(await place(at, 'rack', text)).toMatchObject({ at: text.indexOf('</Lanes>') + '</Lanes>'.length })
    expect(readFileSync(join(root, other), 'utf8')).toBe(
      before.replace('</Lanes>', '</Lanes>\n\n![ארון פתוח](../images/rack.jpg)'),
    )
  })

  it('comes into what is typed in the other language and not saved, which is saved with it', async () => {
    const typed = hebrew.replace('ראשונה.', 'ראשונה, ועוד משפט.')
    const { version } = readSource(root, other)
    unsavedTexts(root).keep(other, { base: { file: other, text: hebrew, version }, text: typed, at: 1, by: 'desk' })
    await place(english.indexOf('First.') + 6)
    const whole = typed.replace('משפט.', 'משפט.\n\n![ארון פתוח](../images/rack.jpg)')
    expect(readFileSync(join(root, other), 'utf8')).toBe(whole)
    expect(unsavedTexts(root).read(other)).toBeUndefined()
    expect(lastSaves(root).read(other)).toMatchObject({ base: version, text: whole, by: 'desk' })
  })

  it('leaves what was typed over another version of the other language to be merged', async () => {
    const base = { file: other, text: 'older', version: 'older' }
    unsavedTexts(root).keep(other, { base, text: 'typed', at: 1, by: 'desk' })
    await place(english.indexOf('First.') + 6)
    expect(readFileSync(join(root, other), 'utf8')).toContain('ראשונה.\n\n![ארון פתוח]')
    expect(unsavedTexts(root).read(other)?.text).toBe('typed')
  })

  it('is placed as it was looked at, a drawing as a drawing', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path d="M0 0"/></svg>')
    expect(await look('way.svg', bytes.toString('base64'))).toMatchObject({ extension: '.svg', isEncodedAnew: false })
    const given = { page, name: 'way', bytes: bytes.toString('base64'), text: english, at: 0 }
    await placePicture(root, liveContent(root), editedFiles(root), { ...given, words: { en: 'A way', he: 'דרך' } })
    expect(readdirSync(join(root, 'content/images'))).toEqual(['way.svg'])
  })

  it('is one file when it is brought twice, and never takes the place of another', async () => {
    await place(english.length)
    await place(english.length)
    expect(readdirSync(join(root, 'content/images'))).toEqual(['rack.jpg'])
    writeFileSync(join(root, 'content/images/rack.jpg'), 'another')
    expect(await place(english.length)).toHaveProperty('refused')
    expect(readFileSync(join(root, 'content/images/rack.jpg'), 'utf8')).toBe('another')
  })

  it('is refused in the words of the checks where browsers do not show it', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64').toString('base64')
    expect(words(await look('party.gif', gif))).toMatch(/^party\.gif, in a format that pages do not show: a PNG/)
    expect(words(await look('IMG_1.HEIC', 'AAAA'))).toMatch(/picture of an iPhone.*Most Compatible/)
    expect(words(await look('rack.png', Buffer.from('no picture').toString('base64')))).toMatch(/not a picture/)
  })

  it('stays below the content, whatever its name and wherever the folder leads', async () => {
    expect(await place(0, '../../package')).toHaveProperty('refused')
    const elsewhere = join(root, 'elsewhere')
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, join(root, 'content/images'))
    await expect(place(0)).rejects.toMatchObject({ problem: 'outside' })
    expect(readdirSync(elsewhere)).toEqual([])
    expect(existsSync(join(root, 'package.jpg'))).toBe(false)
  })
})
