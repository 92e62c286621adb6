/**
 * What is set apart and has no Hebrew is code, an address or a name: signs at its ends do not change sides. A sentence may begin
 * with a word of the other language, so the longer part decides.
 */
export function dirOf(text: string): 'ltr' | 'rtl' | 'auto' {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const hebrew = count(/\p{Script=Hebrew}/gu)
  if (hebrew === 0) return 'ltr'
  return hebrew > count(/\p{Script=Latin}/gu) ? 'rtl' : 'auto'
}
