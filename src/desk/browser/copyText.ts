/** @returns whether a text is on the clipboard: a browser may refuse, and has none to write to on plain http */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
