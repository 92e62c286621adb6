/** Characters of a comment, of the 65,536 that GitHub takes; the rest is for what stands around it. */
const mostCharacters = 60_000

/** Controls other than tab and line feed, and marks that change the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Markdown that somebody else wrote as text that can do nothing: tables, bold and code stay; HTML, links, images and
 * mentions become words. A pull request can change the program that writes its own summary, so nothing in it is trusted.
 */
export function harmless(markdown: string): string {
  const text = markdown
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(/</g, '&lt;')
    .replace(/\](?=[([:])/g, ']\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/www\./gi, 'www\u200b.')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
  if (text.length <= mostCharacters) return text
  return `${text.slice(0, text.lastIndexOf('\n', mostCharacters))}\n\n… cut off here; the whole of it is in the report.\n`
}
