import { expect, test } from 'vitest'
import { drawLogoSheet, sheetLogos, withLogoSheet } from './logoSheet.ts'
import { logoFolder, type Picture } from './picture.ts'

const logo = (name: string, width: number, height: number, more: Partial<Picture> = {}): Picture => ({
  file: `${logoFolder}/${name}.svg`,
  hash: `of-${name}`,
  width,
  height,
  fallback: 'svg',
  standsWithOthers: true,
  ...more,
})
const pictures = (...all: Picture[]) => new Map(all.map(picture => [picture.file, picture]))
const zoom = logo('zoom', 60, 40)
const apple = logo('apple', 101, 30)

test('each logo is served as the part of one sheet that goes by its name', () => {
  const served = withLogoSheet(pictures(zoom, apple))
  const sheet = served.get(logoFolder)
  expect(sheet).toMatchObject({ width: 101, height: 70, fallback: 'svg' })
  expect([zoom, apple].map(({ file }) => served.get(file)?.address)).toEqual([
    expect.stringMatching(`/${sheet?.hash}-\\d+-101.svg#zoom$`),
    expect.stringMatching(`/${sheet?.hash}-\\d+-101.svg#apple$`),
  ])
})

test('the sheet has another address once one of its logos has changed', () => {
  const hashOf = (...all: Picture[]) => withLogoSheet(pictures(...all)).get(logoFolder)?.hash
  expect(hashOf(zoom, { ...apple, hash: 'new' })).not.toBe(hashOf(zoom, apple))
  expect(hashOf(apple, zoom)).toBe(hashOf(zoom, apple))
})

test('a logo that cannot stand with others is its own file, and a picture is none of them', () => {
  const { standsWithOthers, ...styled } = logo('styled', 50, 40)
  const photo: Picture = { ...styled, file: 'content/images/photo.jpg', fallback: 'jpg' }
  const served = withLogoSheet(pictures(apple, styled, photo))
  expect(served.get(styled.file)?.address).toBe('/logos/styled.svg')
  expect(served.get(photo.file)).toBe(photo)
  expect(sheetLogos(served)).toEqual([expect.objectContaining({ file: apple.file })])
})

test('without logos there is no sheet', () => {
  expect(withLogoSheet(new Map()).size).toBe(0)
})

test.each(['width="9" height="9"', 'x="0px" y="0px"', ''])(
  'the parts stand one below the other, each in its own size, where a drawing says %j',
  own => {
    const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    const svg = `<svg ${namespaces} ${own} viewBox="0 0 9 9"><path/></svg>`.replace('  ', ' ')
    expect(drawLogoSheet([apple, zoom].map(logo => ({ logo, svg })))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg">' +
        '<view id="apple" viewBox="0 0 101 30"/><svg y="0" width="101" height="30" viewBox="0 0 9 9"><path/></svg>' +
        '<view id="zoom" viewBox="0 30 60 40"/><svg y="30" width="60" height="40" viewBox="0 0 9 9"><path/></svg></svg>',
    )
  },
)
