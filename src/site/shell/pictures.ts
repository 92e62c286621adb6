/** How near the viewport a picture is fetched, px, and the part of it that must be there (specification §4). */
const options = { rootMargin: '50px', threshold: 0.01 }

/** Lets pictures come as the visitor comes near them, and fade in. The style sheet keeps them away until then. */
export function showPictures(): void {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.setAttribute('data-near', '')
      const image = target.querySelector('img')
      const show = () => target.setAttribute('data-shown', '')
      // Also where it cannot be had: its text stands in its place.
      image?.decode().then(show, show)
    }
  }, options)
  for (const picture of document.querySelectorAll('[data-picture]')) observer.observe(picture)
}
