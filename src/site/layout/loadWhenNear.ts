/**
 * How near the viewport, or the edge of a strip that scrolls, a picture is fetched, px, and how much of it must be visible
 * (specification §4). Strips scroll sideways; Chromium would add a margin above and below to that of the window.
 */
const options = { rootMargin: '50px', scrollMargin: '0px 50px', threshold: 0.01 }

/** Loads a picture as the visitor comes near it, and fades it in; until then the style sheet keeps it away. */
export default function loadWhenNear(picture: HTMLElement): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    picture.dataset.near = ''
    const show = () => {
      picture.dataset.shown = ''
    }
    // Also when it cannot be fetched: then its alternative text shows.
    picture.querySelector('img')?.decode().then(show, show)
  }, options)
  observer.observe(picture)
}
