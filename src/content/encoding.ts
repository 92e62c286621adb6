import { isUtf8 } from 'node:buffer'

/** What a text file may be written in besides UTF-8, by the names of https://encoding.spec.whatwg.org. */
type Encoding = 'windows-1255' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** The same as editors call them in the list that opens from *Save with encoding*. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'windows-1255': 'Hebrew (Windows 1255)',
  'windows-1252': 'Western (Windows 1252)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

/** A text, whatever its encoding. */
export interface Decoded {
  readonly text: string
  /** If it is not UTF-8: its likely encoding, `damaged` if only partly wrong, `none` if it is not text at all. */
  readonly foreign?: {
    readonly encoding: Encoding | 'damaged' | 'none'
    readonly line: number
    readonly column: number
  }
}

/** Reads bytes as UTF-8, or else in their likely encoding, so that the text can still be checked. */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), foreign: { encoding: utf16, line: 1, column: 1 } }
  if (isBinary(bytes)) return { text: '', foreign: { encoding: 'none', line: 1, column: 1 } }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') }
  const lossy = bytes.toString('utf8')
  const before = lossy.slice(0, lossy.indexOf('\uFFFD'))
  const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  const encoding = byteEncodingOf(bytes, lossy)
  const text = encoding === 'damaged' ? lossy : new TextDecoder(encoding).decode(bytes)
  return { text, foreign: { encoding, ...place } }
}

/** By its byte order mark, or by the zero bytes next to Latin letters. */
function utf16Of(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (start.length < 4 || zeros(0) + zeros(1) < start.length / 5) return undefined
  if (zeros(0) === 0) return 'utf-16le'
  return zeros(1) === 0 ? 'utf-16be' : undefined
}

/** Pictures and archives have zeros among their first bytes; a text has one by accident. */
const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, 200).filter(byte => byte === 0).length > 2

/** The single-byte encoding of a text. Hebrew words are runs of bytes from 0xE0 on; accents in Latin words hardly ever form runs. */
function byteEncodingOf(bytes: Buffer, lossy: string): Encoding | 'damaged' {
  const broken = lossy.match(/\uFFFD/g)?.length ?? 0
  const whole = lossy.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  // UTF-8 that was cut or damaged in a few places.
  if (whole > broken) return 'damaged'
  return /[\xe0-\xfa]{2}/.test(bytes.toString('latin1')) ? 'windows-1255' : 'windows-1252'
}
