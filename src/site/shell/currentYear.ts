/** A page may be served years after its build; its copyright says the present year all the same. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
