export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first. */
const known = ['br', 'gzip'] as const

/** The encoding to answer in: the best one that the client accepts and that exists. */
export function chooseEncoding(accept: string | undefined, has: (encoding: Encoding) => boolean): Encoding {
  const quality = new Map<string, number>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    const q = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    quality.set(name.trim(), q === undefined ? 1 : Number(q))
  }
  const accepts = (encoding: string) => (quality.get(encoding) ?? quality.get('*') ?? 0) > 0
  return known.find(encoding => accepts(encoding) && has(encoding)) ?? 'identity'
}
