/** The least and the greatest length of texts of the front matter, in UTF-16 code units. */
export const textLengths = {
  title: { least: 10, most: 60 },
  description: { least: 70, most: 160 },
  summary: { least: 40, most: 110 },
} as const
