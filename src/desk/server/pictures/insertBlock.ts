/**
 * A block as it is inserted between two blocks of a text: with the line breaks that an empty line on each side still needs. A widget
 * that follows without one could not be read.
 */
export function spacedBlock(text: string, at: number, block: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const tail = after.trim() === '' ? '' : missingBreaks(/^\s*/.exec(after)?.[0])
  return missingBreaks(/\s*$/.exec(before)?.[0]) + block + tail
}

export const insertBlock = (text: string, at: number, block: string): string =>
  text.slice(0, at) + spacedBlock(text, at, block) + text.slice(at)

const missingBreaks = (blank = ''): string => '\n'.repeat(Math.max(0, 3 - blank.split('\n').length))
