/** The year of the copyright notice is the build's in the HTML; a page may be read years later. */
export default function year(notice: HTMLElement): void {
  const place = notice.querySelector('[data-year]')
  if (place) place.textContent = String(new Date().getFullYear())
}
