/** Opens the answer that the address names by its question, as a result of the search does; the keyboard goes on there. */
export default function openNamed(questions: HTMLElement): void {
  const named = () => questions.querySelector<HTMLDetailsElement>('details:target')
  const open = () => {
    const question = named()
    if (!question) return
    question.open = true
    // Browsers do not agree on where the next Tab would lead. Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement === document.body) focus(question)
  }
  addEventListener('hashchange', open)
  // The same question once more changes no address, and Firefox takes the focus away from it a moment later.
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const question = named()
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!question || !link?.hash || link.href !== location.href || isElsewhere) return
    event.preventDefault()
    question.open = true
    question.scrollIntoView()
    focus(question)
  })
  open()
}

const focus = (question: Element) => question.querySelector('summary')?.focus({ preventScroll: true })
