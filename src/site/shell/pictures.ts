/** How near the viewport a picture is fetched, px, and how much of it must be visible (specification §4). */
const options = { rootMargin: '50px', threshold: 0.01 }

/** Loads pictures as the visitor comes near them, and fades them in; until then the style sheet keeps them away. */
export function loadPictures(): void {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.setAttribute('data-near', '')
      const image = target.querySelector('img')
      const show = () => target.setAttribute('data-shown', '')
      // Also when it cannot be fetched: then its alternative text shows.
      image?.decode().then(show, show)
    }
  }, options)
  for (const picture of document.querySelectorAll('[data-picture]')) observer.observe(picture)
}
