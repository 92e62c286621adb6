import type { LiveSite } from './liveSite.ts'

interface SideFile {
  type: string
  body: string | Buffer
}

/** What the build writes beside the pages and a page in the browser asks for. */
export async function sideFile(_root: string, live: LiveSite, path: string): Promise<SideFile | undefined> {
  if (path === '/store-items.json' && live.site) {
    const ids = live.site.data.store.flatMap(category => category.items.map(item => item.id))
    return { type: 'application/json', body: JSON.stringify(ids) }
  }
  return undefined
}
