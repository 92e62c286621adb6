import ipaddr from 'ipaddr.js'

/**
 * The key that one client is counted by: its IPv4 address, or the /64 of its IPv6 address, which one household or office
 * is given whole and can vary at will.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // IPv4 addresses mapped into IPv6 become IPv4 again.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefix = parsed.parts.slice(0, 4).map(group => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** Whether an address is in one of the ranges, which are CIDR or single addresses. */
export function inRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some(range => {
    const [network, bits] = ipaddr.isValidCIDR(range)
      ? ipaddr.parseCIDR(range)
      : [ipaddr.process(range), ipaddr.process(range).kind() === 'ipv4' ? 32 : 128]
    return network.kind() === parsed.kind() && parsed.match(network, bits)
  })
}
