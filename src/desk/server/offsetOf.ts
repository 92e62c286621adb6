/** Where a line and column are in a text, from 0. */
export function offsetOf(text: string, line: number, column: number): number {
  let offset = 0
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf('\n', offset)
    if (next < 0) return text.length
    offset = next + 1
  }
  return Math.min(offset + column - 1, text.length)
}
