/** Why selected words were not made bold, or a link; the writer is told what to select instead. */
const formatRefusals = [
  'plain-text',
  'no-words',
  'one-paragraph',
  'link-in-link',
  'half-of-tag',
  'stars-shown',
] as const

export type FormatRefusal = (typeof formatRefusals)[number]

export const isFormatRefusal = (name: string | undefined): name is FormatRefusal =>
  formatRefusals.some(refusal => refusal === name)
