/** What is before and after a match within its word, so that a correction can be shown, and pasted, in place. */
export function wordAround(text: string, start: number, end: number): { before: string; after: string } {
  return {
    before: /\S*$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '',
    after: /^\S*/.exec(text.slice(end, end + 60))?.[0] ?? '',
  }
}
