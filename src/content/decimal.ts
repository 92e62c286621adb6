/** Digits with a point: what programs read as numbers besides, `1e9` or `0x10`, may be a name or a text. */
const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)$/

/** The number that a text is in digits; undefined where it is anything else. */
export function decimalIn(text: string): number | undefined {
  const number = decimal.test(text.trim()) ? Number(text) : undefined
  return Number.isFinite(number) ? number : undefined
}
