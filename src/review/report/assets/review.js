// Runs in the report: remembers what was seen, under the report's id, filters by kind of change, lays screenshots over
// each other, and moves between pages by keys.
const storeKey = `review:${document.documentElement.dataset.report}`
const boxes = [...document.querySelectorAll('[data-page]')]
const entries = new Map([...document.querySelectorAll('[data-entry]')].map(link => [link.dataset.entry, link]))
const hideSeen = document.querySelector('[data-hide-seen]')
const keys = document.querySelector('[data-keys]')
const kinds = [...document.querySelectorAll('[data-kind]')]
const count = document.querySelector('[data-count]')

/** If storage is blocked or full, only the ticks are forgotten. */
function read() {
  try {
    return new Set(JSON.parse(localStorage.getItem(storeKey) ?? '[]'))
  } catch {
    return new Set()
  }
}

/** Hides the sections of the kinds that are not chosen. */
function filter() {
  for (const kind of kinds) {
    for (const section of document.querySelectorAll(`.changes-${kind.dataset.kind}`)) section.hidden = !kind.checked
  }
}

/** Whether a page has changes, none of which is of a chosen kind; pages that are new, moved or removed always stay. */
function isFilteredOut(page) {
  if (page.hasAttribute('data-always')) return false
  const sections = kinds.flatMap(kind => [...page.querySelectorAll(`.changes-${kind.dataset.kind}`)])
  return sections.length > 0 && sections.every(section => section.hidden)
}

function show() {
  const seen = boxes.filter(box => box.checked)
  try {
    localStorage.setItem(storeKey, JSON.stringify(seen.map(box => box.dataset.page)))
  } catch {}
  for (const box of boxes) {
    const link = entries.get(box.dataset.page)
    link?.toggleAttribute('data-seen', box.checked)
    const words = link?.querySelector('[data-seen-words]')
    if (words) words.textContent = box.checked ? ', seen' : ''
    const page = box.closest('.page')
    const hidden = (box.checked && hideSeen.checked) || isFilteredOut(page)
    page.toggleAttribute('data-hidden', hidden)
    link?.closest('li').toggleAttribute('data-hidden', hidden)
  }
  if (boxes.length > 0) count.textContent = `${seen.length} of ${boxes.length} seen`
}

/** The page whose section the reader is in. */
function current() {
  const focused = document.activeElement?.closest('.page')
  if (focused) return focused
  const pages = [...document.querySelectorAll('.page:not([data-hidden])')]
  return pages.findLast(page => page.getBoundingClientRect().top < 80)
}

function move(step) {
  const pages = [...document.querySelectorAll('.page:not([data-hidden])')]
  const target = pages[pages.indexOf(current()) + step]
  target?.focus({ preventScroll: true })
  target?.scrollIntoView()
}

filter()
const seen = read()
for (const box of boxes) box.checked = seen.has(box.dataset.page)
show()

addEventListener('change', ({ target }) => {
  if (target.matches('[data-kind]')) filter()
  if (target.matches('[data-page], [data-hide-seen], [data-kind]')) show()
  if (target.matches('[data-overlay]')) document.body.toggleAttribute('data-overlaid', target.checked)
})
addEventListener('input', ({ target }) => {
  if (target.matches('.divider')) target.parentElement.style.setProperty('--divider', `${target.value}%`)
})
addEventListener('keydown', event => {
  if (!keys.checked || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'j') move(1)
  if (event.key === 'k') move(-1)
  if (event.key === 'x') current()?.querySelector('[data-page]')?.click()
})
