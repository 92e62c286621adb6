import type { Activate } from '../islands/activate.ts'
import { addItem, countItems } from './cart.ts'
import { cartState, openQuote, updateCart } from './cartState.ts'
import { formatCount } from './countForms.ts'

/** Puts items on the quote, keeps the number of them on its button, and opens its panel. */
export function startQuote(root: HTMLElement, activate: Activate): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const [badge, items, announcement, panel] = ['[data-badge]', '[data-items]', '[data-added]', 'site-island'].map(find)
  const forms = JSON.parse(items?.dataset.items ?? '{}')
  const show = () => {
    const count = countItems(cartState.get())
    if (badge) badge.textContent = String(count)
    if (items) items.textContent = formatCount(document.documentElement.lang, forms, count)
  }
  cartState.subscribe(show)
  show()

  root.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return
    const { add } = target.closest<HTMLElement>('[data-add]')?.dataset ?? {}
    if (add) {
      const item = JSON.parse(add)
      updateCart(cart => addItem(cart, item))
      // Adding the same item twice is announced twice: only text that changes is read out.
      const again = '\u00a0'.repeat(Date.now() % 2)
      if (announcement) announcement.textContent = `${announcement.dataset.added}`.replace('#', item.name) + again
    }
    if (panel && target.closest('[data-quote]') && (await activate(panel))) {
      panel.querySelector('dialog')?.dispatchEvent(new Event(openQuote))
    }
  })
}
