/** Whether a file of the content is a text; the others are pictures. */
export const isText = (file: string): boolean => /\.(mdx|ya?ml)$/.test(file)
