import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'

/** How the first screen of a page ends: src/site/layout/LaterStyles.tsx. */
const end = '<link rel="stylesheet"'

/**
 * How many bytes of a page must have arrived, in brotli, until its first screen is there with its styles.
 * @throws where the page is not served in brotli or has no such end
 */
export async function firstScreenBytes(url: string): Promise<number> {
  const page = await fetchCompressed(url)
  let [below, enough] = [0, page.length]
  if (!beginning(page).includes(end)) throw new Error(`${url} has no ${end}: expected it where the first screen ends.`)
  while (below < enough) {
    const middle = (below + enough) >> 1
    if (beginning(page.subarray(0, middle)).includes(end)) enough = middle
    else below = middle + 1
  }
  return enough
}

/** What a browser can read of a page of which only this has arrived. */
const beginning = (arrived: Buffer) =>
  arrived.length === 0
    ? ''
    : brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('latin1')

const fetchCompressed = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      if (answer.headers['content-encoding'] === 'br') buffer(answer).then(resolve, reject)
      else reject(new Error(`${url} was served in ${answer.headers['content-encoding']}; expected brotli.`))
    }).on('error', reject)
  })
