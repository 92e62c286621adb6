/** Lowercase, without trailing `.htm`, `.html`, `/index` and slashes (specification §2), and with single slashes in between. */
export function normalise(path: string): string {
  let plain = path.toLowerCase().replace(/\/+/g, '/')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\/+$/, '').replace(/\.html?$/, '')
  }
  plain = plain.replace(/\/index$/, '')
  return plain === '' ? '/' : plain
}
