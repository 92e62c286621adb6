type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const fieldsOf = (root: HTMLElement) => root.querySelectorAll<Field>('input, textarea, select, button')

/**
 * Keeps what a visitor did to the fields of an island before its code came. Where a translation has changed the island's
 * HTML, React replaces it; the function that this returns then gives the new fields the values and the focus of the old.
 */
export function keepFields(root: HTMLElement): () => void {
  const before = [...fieldsOf(root)]
  const { activeElement } = document
  return () => {
    const now = fieldsOf(root)
    // Once: later the old ones know nothing of what was typed since.
    for (const [place, old] of before.splice(0).entries()) {
      const field = now[place]
      if (!field || field === old) continue
      if (field.value !== old.value) field.value = old.value
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) field.checked = old.checked
      if (old === activeElement) field.focus({ preventScroll: true })
    }
  }
}
