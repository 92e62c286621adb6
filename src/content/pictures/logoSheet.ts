import { sha } from '../site.ts'
import { logoFolder, type Picture, pictureAddress } from './picture.ts'

const isLogo = ({ file }: Picture): boolean => file.startsWith(`${logoFolder}/`)

const nameOf = ({ file }: Picture): string => file.slice(logoFolder.length + 1).replace(/\.svg$/, '')

/** Logos that can stand in one drawing with others, in the order in which they stand. */
export const sheetLogos = (pictures: ReadonlyMap<string, Picture>): Picture[] =>
  [...pictures.values()]
    .filter(picture => isLogo(picture) && picture.standsWithOthers)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))

/**
 * Gives each logo the address of its part of one sheet, or where it cannot stand with others that of its file. The sheet is
 * one request for all of them, and the letters that they share are compressed once.
 * @returns the pictures, the sheet among them
 */
export function withLogoSheet(pictures: ReadonlyMap<string, Picture>): ReadonlyMap<string, Picture> {
  const logos = sheetLogos(pictures)
  const [width, height] = [
    Math.max(0, ...logos.map(logo => logo.width)),
    logos.reduce((sum, logo) => sum + logo.height, 0),
  ]
  const hash = sha(logos.map(({ file, hash }) => `${file} ${hash}`).join()).slice(0, 12)
  const sheet: Picture = { file: logoFolder, hash, width, height, fallback: 'svg' }
  const addressOf = (logo: Picture) =>
    logo.standsWithOthers ? `${pictureAddress(sheet, width, 'svg')}#${nameOf(logo)}` : logo.file.slice('public'.length)
  const addressed = [...pictures].map(
    ([file, picture]) => [file, isLogo(picture) ? { ...picture, address: addressOf(picture) } : picture] as const,
  )
  return new Map([...addressed, ...(logos.length > 0 ? [[logoFolder, sheet] as const] : [])])
}

/**
 * Draws the sheet. It has no size of its own: each part takes that of the image which shows it.
 * @param logos each with its drawing, in the order of {@link sheetLogos}
 */
export function drawLogoSheet(logos: readonly { logo: Picture; svg: string }[]): string {
  let y = 0
  const parts = logos.map(({ logo, svg }) => {
    const { width, height } = logo
    const view = `<view id="${nameOf(logo)}" viewBox="0 ${y} ${width} ${height}"/>`
    // What its program wrote of place and size is of a drawing alone.
    const drawing = svg.replace(/^<svg[^>]*/, root =>
      root
        .replace(/ (?:x|y|width|height|xmlns|xmlns:xlink)="[^"]*"/g, '')
        .replace('<svg', `<svg y="${y}" width="${width}" height="${height}"`),
    )
    y += height
    return view + drawing
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`
}
