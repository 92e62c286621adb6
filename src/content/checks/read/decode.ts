/** An address as people read it; as it is written where its percent signs mean nothing. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
