import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { localeCodes } from '../../content/locales/locales.ts'
import { allPages, type Site } from '../../content/site.ts'
import { atomFeed, feedPath } from '../../site/machineFiles/atomFeed.ts'
import { iconSizes, llmsTxt, securityTxt, webManifest } from '../../site/machineFiles/machineFiles.ts'
import { readTokens } from '../tokens.ts'

/** Writes what programs read beside the pages: feeds, manifest and icons, security.txt, llms.txt. */
export async function writeMachineFiles(root: string, site: Site, client: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), content)
  }
  const { company } = site.data
  const { paper, accent } = readTokens(root)
  const pages = allPages(site).filter(page => !page.frontMatter.noIndex)
  for (const locale of localeCodes) write(feedPath(locale), atomFeed(company, locale, pages))
  write('llms.txt', llmsTxt(company, pages))
  write('.well-known/security.txt', securityTxt(company, new Date()))
  write('site.webmanifest', webManifest(company, { paper, accent }))
  const drawing = readFileSync(join(root, 'public/favicon.svg'))
  for (const size of iconSizes) {
    // 32 units of the drawing at 72 dots an inch become `size` pixels. Phones cut their own corners: no transparency.
    const icon = sharp(drawing, { density: (72 * size) / 32 })
      .resize(size, size)
      .flatten({ background: accent })
    write(`icon-${size}.png`, await icon.png({ palette: true }).toBuffer())
  }
}
