import type { Activate } from '../islands/activate.ts'
import { leaving } from '../shell/loadingStatus.ts'
import { addItem, countItems, setQuantity } from './cart.ts'
import { cartState, openQuote, type QuoteOpening, type RemovedLine, updateCart } from './cartState.ts'
import { formatCount } from './countForms.ts'
import { itemOf, listMark } from './lineId.ts'

/** No other press this soon means what has just come to stand where the pointer is. */
const doubleTapMs = 500

/** State of a history entry: its panel could not be opened. The page may reload itself to have the code (reloadOnce.ts). */
const asked = 'quote'

/** The item that a button adds. */
const itemFrom = ({ dataset }: HTMLElement) => JSON.parse(dataset.add ?? '{}')

/** Puts items on the quote, keeps the number of them on its button, and opens its panel. */
export function startQuote(root: HTMLElement, activate: Activate): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const [badge, items, announcement, panel] = ['[data-badge]', '[data-items]', '[data-added]', 'site-island'].map(find)
  const forms = JSON.parse(items?.dataset.items ?? '{}')
  const show = () => {
    const count = countItems(cartState.get())
    if (badge) badge.textContent = String(count)
    if (items) items.textContent = formatCount(document.documentElement.lang, forms, count)
    root.toggleAttribute('data-quoted', count > 0)
    for (const button of root.querySelectorAll<HTMLElement>('[data-add]')) showOnQuote(button)
  }
  const template = root.querySelector<HTMLTemplateElement>('[data-on-quote]')
  /** Its choices would be lost with it: the panel offers it when it opens. */
  let removed: RemovedLine | undefined
  const linesOf = (item: string) => cartState.get().filter(({ id }) => itemOf(id) === item)

  /** Next to its button an item says how many are on the quote; the button, a + by then, is described so too. */
  const showOnQuote = (button: HTMLElement) => {
    const { id, name } = itemFrom(button)
    const quantity = countItems(linesOf(id))
    const shown = button.parentElement?.querySelector('.on-quote')
    if (!quantity) {
      button.ariaDescription = null
      if (shown?.contains(document.activeElement)) button.focus()
      return shown?.remove()
    }
    const mark = shown ?? template?.content.firstElementChild?.cloneNode(true)
    if (!(mark instanceof Element)) return
    button.ariaDescription = `${mark.firstChild?.textContent}: ${quantity}`
    // An item with only one variant leaves nothing to choose.
    if (!button.closest('[data-item]')?.querySelector('dt')) mark.querySelector('[data-quote]')?.remove()
    if (!shown)
      for (const label of mark.querySelectorAll('button')) label.ariaLabel = `${label.ariaLabel}`.replace('#', name)
    mark.querySelector('[data-number]')?.replaceChildren(String(quantity))
    if (!shown) button.before(mark)
  }
  const announce = (text = '') => {
    if (announcement) announcement.textContent = text
  }
  /** Says how many of an item there are now; of the first one added and the last one removed, only that it was. */
  const announceCount = ({ id, name }: { id: string; name: string }, inWords: number, words: string | undefined) => {
    const count = countItems(linesOf(id))
    announce(count > inWords ? `${name}: ${count}` : words?.replace('#', name))
  }
  cartState.subscribe(show)
  show()

  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const controls = target.closest('[data-add], .on-quote')?.parentElement
    const before = controls?.childElementCount
    const item = target.closest('[data-item]')?.querySelector<HTMLElement>('[data-add]')
    // Which of several lines is meant is asked in the panel: the card shows their sum.
    if (item && target.closest('[data-less], [data-add]') && linesOf(itemFrom(item).id)[1]) return open(item)
    if (item && target.closest('[data-less]')) {
      const taken = itemFrom(item)
      const [line] = linesOf(taken.id)
      if (line?.quantity === 1) removed = { line, place: cartState.get().indexOf(line) }
      if (line) updateCart(cart => setQuantity(cart, line.id, line.quantity - 1))
      announceCount(taken, 0, announcement?.dataset.removed)
    }
    const adds = target.closest<HTMLElement>('[data-add]')
    if (adds) {
      const added = itemFrom(adds)
      // What is on the quote already, or has just been taken off it, as it was chosen: a further line would be one in which nothing is.
      const listed = linesOf(added.id).at(-1)
      const gone = !listed && removed && itemOf(removed.line.id) === added.id ? removed.line : undefined
      if (gone) removed = undefined
      updateCart(cart => addItem(cart, listed ?? gone ?? added))
      announceCount(added, 1, announcement?.dataset.added)
    }
    if (controls && controls.childElementCount !== before) settle(controls)
    if (target.closest('[data-quote]')) open(item)
  })

  /** The second tap of a double tap neither gives back what the first one added, nor adds again what it gave back. */
  const settle = ({ style }: HTMLElement) => {
    style.pointerEvents = 'none'
    setTimeout(() => {
      style.pointerEvents = ''
    }, doubleTapMs)
  }

  let isAwaited = false
  addEventListener('keydown', event => {
    isAwaited &&= event.key !== 'Escape'
  })
  /** Opens the panel, at the item of the list that this button adds; not if Escape is pressed while its code is on the way. */
  const open = async (adds?: HTMLElement | null) => {
    isAwaited = true
    const isLive = panel && (await activate(panel))
    // A page that is being left stays so: its files are dropped, and `replaceState` would end the navigation.
    if (!isAwaited || leaving) return
    history.replaceState(isLive ? null : asked, '')
    if (!isLive) return
    const dialog = panel.querySelector('dialog')
    const detail: QuoteOpening = { item: adds && itemFrom(adds).id, removed }
    dialog?.dispatchEvent(new CustomEvent(openQuote, { detail }))
    removed = undefined
    // From here on the list is changed in the panel.
    announce()
    // What opened it may have gone with its item, and the browser would leave the focus in the closed panel, or nowhere.
    const giveFocus = () => {
      const { activeElement, body } = document
      if (activeElement === body || dialog?.contains(activeElement)) (adds ?? find('.quote-bar > button'))?.focus()
    }
    dialog?.addEventListener('close', giveFocus, { once: true })
  }
  const openShared = () => {
    if (history.state === asked || location.hash.startsWith(listMark)) open()
  }
  addEventListener('hashchange', openShared)
  openShared()
}
