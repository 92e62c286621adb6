/** Size of a picture, px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size that a PNG or JPEG file says it has; undefined where it is neither. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : undefined
}

/** Walks over a JPEG's segments to the frame header, which holds the size. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let offset = 2
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0
    // C4, C8 and CC are tables and not frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) }
    offset += 2 + bytes.readUInt16BE(offset + 2)
  }
  return undefined
}
