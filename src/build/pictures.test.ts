import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLogoSheet } from '../content/pictures/logoSheet.ts'
import {
  logoFile,
  parsePictureAddress,
  pictureAddress,
  pictureSet,
  pictureWidths,
} from '../content/pictures/picture.ts'
import { picturesOf } from '../content/projectSite.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { makePicture } from './pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d4b' } })

beforeAll(async () => {
  mkdirSync(join(root, 'content/images'), { recursive: true })
  // As a telephone held upright writes it: lying, with a note to turn it.
  await image(800, 400).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'content/images/turned.jpg'))
  await image(700, 350).png().toFile(join(root, 'content/images/screen.png'))
  writeFileSync(join(root, 'content/images/notes.txt'), '')
})
afterAll(() => rmSync(root, { recursive: true }))

test('a picture is made at no width beyond its own', () => {
  expect(pictureWidths({ width: 300 })).toEqual([300])
  expect(pictureWidths({ width: 700 })).toEqual([320, 640, 700])
  expect(pictureWidths({ width: 4000 })).toEqual([320, 640, 960, 1280])
})

test('an address names picture, width and format; other addresses are refused', () => {
  const address = pictureAddress({ hash: 'ab12' }, 640, 'avif')
  expect(parsePictureAddress(address)).toEqual({ hash: 'ab12', width: 640, format: 'avif' })
  for (const other of [`${address}/..`, address.replace('avif', 'gif'), address.replace('/assets', ''), '/']) {
    expect(parsePictureAddress(other)).toBeUndefined()
  }
})

test('sizes are read as they will be seen, turned pictures turned', () => {
  const pictures = picturesOf(readSnapshot(root))
  expect([...pictures.values()].map(({ file, width, height, fallback }) => [file, width, height, fallback])).toEqual([
    ['content/images/screen.png', 700, 350, 'png'],
    ['content/images/turned.jpg', 400, 800, 'jpg'],
  ])
})

test('every address of a srcset can be made, at its width and in its format; any other is refused', async () => {
  const pictures = picturesOf(readSnapshot(root))
  const turned = pictures.get('content/images/turned.jpg')
  if (!turned) throw new Error('not read')
  for (const [format, name] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const) {
    for (const entry of pictureSet(turned, format).split(', ')) {
      const [address = '', width = ''] = entry.split(' ')
      const made = await sharp(await makePicture(root, pictures, address)).metadata()
      expect([made.format, `${made.width}w`, made.orientation]).toEqual([name, width, undefined])
      expect(made.height).toBe(made.width * 2)
    }
  }
  expect(await makePicture(root, pictures, pictureAddress({ hash: 'unknown' }, 320, 'avif'))).toBeUndefined()
})

test.each(['webp', 'avif'] as const)(
  'a picture in %s is read and made in the formats that older browsers know',
  async format => {
    const name = `content/images/modern.${format}`
    const clear = sharp({ create: { width: 700, height: 350, channels: 4, background: '#0000' } })
    await clear.toFormat(format).toFile(join(root, name))
    const pictures = picturesOf(readSnapshot(root))
    const picture = pictures.get(name)
    if (!picture) throw new Error('not read')
    expect(picture).toMatchObject({ width: 700, height: 350, fallback: 'jpg' })
    const made = sharp(await makePicture(root, pictures, pictureAddress(picture, 320, 'jpg')))
    expect((await made.stats()).channels[0]?.mean).toBeGreaterThan(250)
    rmSync(join(root, name))
  },
)

test('where and with what a picture was taken is not published', async () => {
  const name = 'content/images/located.jpg'
  const gps = { IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 4/1 0/1' } }
  await image(700, 350).withExif(gps).jpeg().toFile(join(root, name))
  const pictures = picturesOf(readSnapshot(root))
  const picture = pictures.get(name)
  if (!picture) throw new Error('not read')
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const made = await sharp(await makePicture(root, pictures, pictureAddress(picture, 320, format))).metadata()
    expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined])
  }
  rmSync(join(root, name))
})

test('a drawing is one file, of which only what draws is published', async () => {
  const name = 'content/images/way.svg'
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><script>alert(1)</script><path d="M0 0"/></svg>'
  writeFileSync(join(root, name), source)
  const pictures = picturesOf(readSnapshot(root))
  const picture = pictures.get(name)
  if (!picture) throw new Error('not read')
  expect(picture).toMatchObject({ width: 800, height: 450, fallback: 'svg' })
  const made = await makePicture(root, pictures, pictureAddress(picture, 800, 'svg'))
  expect(readFileSync(made ?? '', 'utf8')).toMatch(/^<svg [^>]*><path d="M0 0"\/><\/svg>$/)
  expect(await makePicture(root, pictures, pictureAddress(picture, 800, 'webp'))).toBeUndefined()
  rmSync(join(root, name))
})

test('logos are made as one drawing, except one that names or styles its parts', async () => {
  mkdirSync(join(root, 'public/logos'), { recursive: true })
  const logo = (name: string, inside: string) =>
    writeFileSync(
      join(root, `public/logos/${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="40">${inside}</svg>`,
    )
  logo('zoom', '<path d="M1 1"/>')
  logo('apple', '<path d="M2 2"/>')
  logo('styled', '<style>path { fill: red }</style><path d="M3 3"/>')
  logo('named', '<path id="a" d="M4 4"/>')
  const pictures = withLogoSheet(picturesOf(readSnapshot(root)))
  const addressOf = (name: string) => pictures.get(logoFile(name))?.address ?? ''
  const [address = '', part] = addressOf('zoom').split('#')
  const made = readFileSync((await makePicture(root, pictures, address)) ?? '', 'utf8')
  expect(part).toBe('zoom')
  expect([...made.matchAll(/id="(\w+)"|d="(\w+ \w)"/g)].map(([, id, d]) => id ?? d)).toEqual([
    'apple',
    'M2 2',
    'zoom',
    'M1 1',
  ])
  expect(['styled', 'named'].map(addressOf)).toEqual(['/logos/styled.svg', '/logos/named.svg'])
  rmSync(join(root, 'public'), { recursive: true })
})

test('a file that only calls itself a picture is left out', () => {
  const file = join(root, 'content/images/broken.png')
  writeFileSync(file, 'GIF89a')
  expect(picturesOf(readSnapshot(root)).has('content/images/broken.png')).toBe(false)
  rmSync(file)
})
