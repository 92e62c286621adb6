import { BlockList, isIPv6 } from 'node:net'

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/**
 * What one client is counted by: the IPv4 address, or the /64 of an IPv6 address, which is what one household or office
 * is given and can vary at will.
 */
export function clientKey(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const dotted = /(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (dotted !== undefined && mapped.check(bare, 'ipv6')) return dotted
  const groups = expand(bare)
  if (mapped.check(bare, 'ipv6')) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  const front = parse(head)
  if (tail === undefined) return front
  const back = parse(tail)
  return [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back]
}
