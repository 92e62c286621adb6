/** JSON in UTF-8, or with a byte for each character; what has no byte is escaped, as JSON allows. */
export function encodeJson(value: unknown, charset: 'utf-8' | 'windows-1255'): Buffer {
  const json = JSON.stringify(value)
  if (charset === 'utf-8') return Buffer.from(json)
  const decoder = new TextDecoder(charset)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  // By UTF-16 units, which is what JSON escapes.
  const writable = json.replace(/[^\0-\x7f]/g, unit => (bytes.has(unit) ? unit : escaped(unit)))
  return Buffer.from(Array.from(writable, unit => bytes.get(unit) ?? 0))
}
