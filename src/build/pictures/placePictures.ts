import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { placeFile } from '../../content/files.ts'
import { picturesPath } from '../../content/pictures/picture.ts'
import type { Site } from '../../content/site.ts'
import type { BuiltPage } from '../pages/renderPages.ts'
import { makePicture } from './makePicture.ts'

/** Makes the pictures that the pages ask for, in their sizes and formats, and puts them where the pages look for them. */
export async function placePictures(site: Site, pages: readonly BuiltPage[], target: string): Promise<void> {
  const addresses = new Set(pages.flatMap(({ summary }) => summary.links.filter(link => link.startsWith(picturesPath))))
  if (addresses.size === 0) return
  mkdirSync(join(target, picturesPath), { recursive: true })
  for (const address of addresses) {
    const made = await makePicture(site.root, site.pictures, address)
    if (made) placeFile(made, join(target, address))
  }
}
