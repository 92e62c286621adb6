/** The gallery's own script, inlined in its page: copies an example, and marks in the list what is being read. */

/** How long a button says that its example was copied, ms. */
const feedbackTime = 1500

async function copy(button: HTMLElement): Promise<void> {
  const example = button.closest('figure')
  const code = example?.querySelector('code')
  const status = example?.querySelector<HTMLElement>('[data-refused]')
  if (!code || !status) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
  } catch {
    // A browser may refuse, as it does on plain http: the selection can be copied by hand.
    getSelection()?.selectAllChildren(code)
    status.textContent = status.dataset.refused ?? ''
    return
  }
  status.textContent = ''
  const label = button.textContent
  button.textContent = button.dataset.copied ?? ''
  setTimeout(() => {
    button.textContent = label
  }, feedbackTime)
}

document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copied]') : null
  if (button) void copy(button)
})

addEventListener('DOMContentLoaded', () => {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.gallery-list a')].map(link => [link.hash.slice(1), link]),
  )
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target.id)
        link?.toggleAttribute('data-here', isIntersecting)
        if (isIntersecting && link?.parentElement?.parentElement) keepInView(link, link.parentElement.parentElement)
      }
    },
    { rootMargin: '-30% 0px -70% 0px' },
  )
  for (const section of document.querySelectorAll('.gallery-widget')) observer.observe(section)
})

/** Scrolls the list alone; scrollIntoView would move the page too. */
function keepInView(link: HTMLElement, list: HTMLElement): void {
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2
  if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left - outer.width / 3
}
