import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names what the scripts of a page must hold (Subresource Integrity), so that a browser runs no file that a cache or host
 * changed on the way.
 * @param html a page as the bundle rendered it
 * @param client folder of the files below its addresses
 */
export function withIntegrity(html: string, client: string): string {
  return html.replaceAll(/<script src="(\/[^"]+)"/g, (tag, address: string) => {
    const digest = createHash('sha384')
      .update(readFileSync(join(client, address)))
      .digest('base64')
    return `${tag} integrity="sha384-${digest}"`
  })
}
