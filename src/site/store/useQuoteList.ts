import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Cart, type CartItem, maxQuantity, setQuantity } from './cart.ts'
import { addLines, addVariant, changeId, joinEqual, putBack, takeLines } from './cartLines.ts'
import { cartState, type QuoteOpening, type RemovedLine, updateCart } from './cartState.ts'
import { itemOf } from './lineId.ts'
import { lastQuoteState, settleCart } from './quoteState.ts'
import { removedNote } from './RemovedNote.tsx'
import { describeLine, type StoreItems } from './storeItems.ts'

/** At build time nothing has been chosen yet. */
const emptyCart: Cart = []

/** The line of an item that was added last. */
const lastLineOf = (item: string): string | undefined => cartState.get().findLast(({ id }) => itemOf(id) === item)?.id

/** A line of a list as the visitor reads it. */
export interface ReadLine {
  readonly line: CartItem
  readonly id: string
  readonly quantity: number
  readonly text: string
}

/**
 * The visitor's list as the panel shows it, and what can be done to it there; each change says what it was.
 * @param items the catalogue, once it is there
 * @param giveFocus gives the focus to what a selector finds once the list is drawn, or to the panel's heading, where what had it
 *   goes with its line
 */
export function useQuoteList(items: StoreItems | undefined, giveFocus: (selector?: string) => void) {
  const { t, i18n } = useLingui()
  const cart = useSyncExternalStore(cartState.subscribe, cartState.get, () => emptyCart)
  const last = useSyncExternalStore(lastQuoteState.subscribe, lastQuoteState.get, () => emptyCart)
  const isStored = useSyncExternalStore(cartState.subscribe, cartState.isStored, () => true)
  /** Announced inside the panel: while it is open, nothing outside is read aloud. */
  const [change, setChange] = useState('')
  /** The lines that were removed one after the other, to be put back from the last to the first. */
  const [removed, setRemoved] = useState<readonly (RemovedLine & { isFromHere: boolean })[]>([])
  /** What was left on the list when the last request had arrived: it was changed meanwhile. */
  const [left, setLeft] = useState<Cart>()
  /** What of the changes meanwhile was in that request, and what not. */
  const [news, setNews] = useState('')
  /** A request that is on its way or has failed: its form says so, even if nothing is listed any more. */
  const [attempt, setAttempt] = useState<'sending' | 'failed'>()
  /** The item whose choices are unfolded: one at a time, so that the list stays in view. */
  const [unfolded, setUnfolded] = useState<string>()

  // From the next change on, the list is another request.
  useEffect(() => {
    if (cart.length > 0 && cart !== left) setLeft(undefined)
  }, [cart, left])

  const read = (list: Cart): ReadLine[] =>
    list.map(line => ({ line, id: line.id, quantity: line.quantity, text: describeLine(line, items, i18n.locale) }))
  // Choices that are still being made may have made two lines equal.
  const list = joinEqual(cart)
  const open = useCallback(({ item, removed: before }: QuoteOpening) => {
    settleCart()
    setAttempt(now => (now === 'sending' ? now : undefined))
    if (item) setUnfolded(lastLineOf(item))
    setChange('')
    // Added again since, it is not missing.
    setRemoved(
      before && !cartState.get().some(({ id }) => id === before.line.id) ? [{ ...before, isFromHere: false }] : [],
    )
  }, [])

  const setLine = (id: string, text: string, quantity: number) => {
    const place = cart.findIndex(one => one.id === id)
    const before = cart[place]
    updateCart(now => setQuantity(now, id, quantity))
    // There is a highest quantity, and no half of an item.
    const line = cartState.get().find(one => one.id === id)
    if (line || !before) return setChange(`${text}: ${line?.quantity ?? 0}`)
    setRemoved([...removed, { line: before, place, isFromHere: true }])
    setChange('')
    giveFocus(removedNote)
  }

  const undo = () => {
    const gone = removed.at(-1)
    if (!gone) return
    const name = describeLine(gone.line, items, i18n.locale)
    updateCart(now => putBack(now, gone.line, gone.place))
    setRemoved(removed.slice(0, -1))
    setChange(t`Added to the quote: ${name}`)
    giveFocus(`[data-line="${CSS.escape(gone.line.id)}"]`)
  }

  const addAnother = (line: CartItem, name: string) => {
    updateCart(now => addVariant(now, line))
    setUnfolded(lastLineOf(itemOf(line.id)))
    setChange(t`Added to the quote: ${name}`)
  }

  const choose = (id: string, next: string, place: number) => {
    updateCart(now => changeId(now, id, next))
    setUnfolded(cartState.get()[place]?.id)
  }

  const unfold = (id: string | undefined) => {
    setUnfolded(id)
    // Whoever turns to another line has chosen.
    settleCart()
  }

  const add = (accepted: Cart) => {
    const before = cartState.get()
    updateCart(now => addLines(now, accepted))
    // There is a highest quantity: not all of it may have been added.
    const name = read(takeLines(cartState.get(), before))
      .map(({ quantity, text }) => `${quantity} × ${text}`)
      .join(', ')
    if (name) setChange(t`Added to the quote: ${name}`)
    else setChange(accepted.length > 0 ? t`More than ${maxQuantity} of one item? Say so in the message.` : '')
    giveFocus()
  }

  /** The list as it was sent has arrived. */
  const finish = () => {
    // What another tab sent meanwhile went off the list in both, and nobody changed that.
    const elsewhere = lastQuoteState.get() === last ? emptyCart : lastQuoteState.get()
    lastQuoteState.set(list)
    setAttempt(undefined)
    // Anything added meanwhile has not been requested yet; equal lines may have become one.
    const now = joinEqual(cartState.get())
    updateCart(() => takeLines(now, list))
    const rest = cartState.get()
    const said = [
      rest.length > 0 && t`What was changed meanwhile is still in your list and was not sent.`,
      takeLines(takeLines(list, now), elsewhere).length > 0 &&
        t`The list was sent as it was when you pressed the button.`,
    ]
    const news = said.filter(text => text !== false).join(' ')
    setLeft(rest)
    setRemoved([])
    setNews(news)
    // A quantity that was announced before is no longer that of the list.
    setChange(news)
  }

  return {
    cart,
    last,
    isStored,
    list,
    read,
    change,
    unfolded,
    news: left ? news : '',
    /** What is put back first. */
    removed: removed.at(-1),
    /** Whether a request has just arrived. */
    isSent: left !== undefined,
    attempt,
    /** Notes that a request is on its way, or no longer is: if it has not arrived, it has failed. */
    noteAttempt: (isSending: boolean) => setAttempt(now => (isSending ? 'sending' : now && 'failed')),
    open,
    setLine,
    undo,
    addAnother,
    choose,
    unfold,
    add,
    finish,
    forgetLast: () => lastQuoteState.set(emptyCart),
  }
}

export type QuoteList = ReturnType<typeof useQuoteList>
