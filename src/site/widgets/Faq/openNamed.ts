/** Opens the answer that the address names by its question, as a result of the search does; the keyboard goes on there. */
export default function openNamed(questions: HTMLElement): void {
  const open = () => {
    const named = questions.querySelector<HTMLDetailsElement>('details:target')
    if (!named) return
    named.open = true
    // Browsers do not agree on where the next Tab would lead. Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement === document.body) named.querySelector('summary')?.focus({ preventScroll: true })
  }
  addEventListener('hashchange', open)
  open()
}
