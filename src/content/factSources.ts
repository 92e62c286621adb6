/** Who can say so: an address, or one of those who decide what this site promises. */
export const sourcePattern = /^(https:\/\/\S+|specification §\d+|the owner|npm test)$/

/** Who says what the company itself decides, such as its prices. */
export const owner = 'the owner'

/** Whether a source is a page that anyone can read. */
export const isAddress = (source: string): boolean =>
  source.startsWith('https://') && sourcePattern.test(source) && URL.canParse(source)
