/** The name of a page in what is written behind the slash that its field shows: whoever types or pastes an address writes the slash, too. */
export const typedName = (written: string): string => written.trimStart().replace(/^\/+/, '')
