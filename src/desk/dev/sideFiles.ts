import { readFile } from 'node:fs/promises'
import { makePicture } from '../../build/pictures.ts'
import type { SocialDrawer } from '../../build/social/socialImages.ts'
import { parsePictureAddress } from '../../content/pictures/picture.ts'
import { allPages, type Page, type Site } from '../../content/site.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { storeItems, storeItemsPath } from '../../site/store/storeItems.ts'
import type { LiveContent } from './liveContent.ts'

interface SideFile {
  type: string
  body: string | Buffer
}

let drawer: Promise<SocialDrawer> | undefined

/** What the build writes besides the pages and a page in the browser asks for: pictures, social images, the store's items. */
export async function sideFile(root: string, { site }: LiveContent, path: string): Promise<SideFile | undefined> {
  if (!site) return undefined
  if (path === storeItemsPath) return { type: 'application/json', body: JSON.stringify(storeItems(site.data.store)) }
  const format = parsePictureAddress(path)?.format
  const picture = format && (await makePicture(root, site.pictures, path))
  if (picture)
    return {
      type: `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[format as string] ?? format}`,
      body: await readFile(picture),
    }
  const pictured = path.startsWith('/social/') && allPages(site).find(page => socialImagePath(page) === path)
  if (!pictured) return undefined
  return { type: 'image/png', body: await drawSocialImage(root, site, pictured) }
}

/** A page's sharing image, PNG; also of an unsaved page. */
export async function drawSocialImage(root: string, { data }: Pick<Site, 'data'>, page: Page): Promise<Buffer> {
  drawer ??= import('../../build/social/socialImages.ts').then(module => module.socialDrawer(root))
  return readFile(await (await drawer).draw(data.company, page))
}
