/** Digits with a point: what programs read as numbers besides, `1e9` or `0x10`, may be a name or a text. */
const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)$/

/** Longest number that is kept exactly whatever its digits are, digits. */
export const exactDigits = 15

export const isDecimal = (text: string): boolean => decimal.test(text.trim())

/** The number that a text is in digits; undefined where it is anything else, or would be kept as another number. */
export function decimalIn(text: string): number | undefined {
  const number = isDecimal(text) ? Number(text) : undefined
  return number !== undefined && Number.isFinite(number) && isKept(text, number) ? number : undefined
}

/** Whether a number has all the digits of its text: programs keep about 16 of them. */
const isKept = (text: string, number: number): boolean =>
  significant(text) === significant(number.toExponential().replace(/e.*/, ''))

/** The digits of a number without sign, point, and the zeros around them. */
const significant = (digits: string): string => digits.replace(/\D/g, '').replace(/^0+|0+$/g, '')
