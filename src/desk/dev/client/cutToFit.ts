/** What no ellipsis follows. */
const danglingEnd = /[\s,;:·–—-]+$/

/** As many whole words of a text, from its beginning, as fit; all of it where not even the first does. */
export function cutToFit(text: string, fits: (words: string) => boolean): string {
  if (fits(text)) return text
  for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const cut = `${text.slice(0, end).replace(danglingEnd, '')} …`
    if (fits(cut)) return cut
  }
  return text
}
