/**
 * What is set apart and has no Hebrew is code, an address or a name: signs at its ends do not change sides. A sentence may begin
 * with a word of the other language, so the longer part decides.
 */
export function dirOf(text: string): 'ltr' | 'rtl' | 'auto' {
  if (isCodeAlone(text)) return 'ltr'
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const hebrew = count(/\p{Script=Hebrew}/gu)
  if (hebrew === 0) return 'ltr'
  return hebrew > count(/\p{Script=Latin}/gu) ? 'rtl' : 'auto'
}

/** Of what is to be written in place of a fault, which may be of several lines: otherwise its first letter decides. */
export const dirOfFix = (fix: string): 'ltr' | 'auto' => (isCodeAlone(fix) ? 'ltr' : 'auto')

/**
 * A link, a picture or a tag by itself is code, however much Hebrew it holds: its brackets would point the wrong way. So is a tag
 * that lacks a quotation mark or its end, of which a fault tells.
 */
const isCodeAlone = (text: string): boolean =>
  /^(?:!?\[(?:\\.|[^\]\\])*\]\([^)]*\)|<\/?[A-Za-z](?:"[^"]*"|[^<>"])*>|<\/?[A-Za-z][^<>]*>?)$/.test(text)
