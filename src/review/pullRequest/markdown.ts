/** Control characters other than tab and line feed, and marks that change the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Makes untrusted Markdown inert: tables, bold and code stay; HTML, links, images and mentions become plain text. A pull
 * request can change the program that writes its own summary, so nothing in it is trusted.
 * @param maxCharacters at which it is cut off, after a whole line
 */
export function sanitiseMarkdown(markdown: string, maxCharacters: number): string {
  const text = markdown
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/</g, '&lt;')
    .replace(/\](?=[([:])/g, ']\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/www\./gi, 'www\u200b.')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, text.lastIndexOf('\n', maxCharacters))}\n\n… truncated here; the report has the rest.\n`
}

/** Escapes text for a Markdown table: no markup, mention, link or new column. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
}
