import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import ContactForm from '../forms/ContactForm.tsx'
import { buttonClass } from '../layout/Button.tsx'
import { CartLine } from './CartLine.tsx'
import { type Cart, type CartItem, setQuantity } from './cart.ts'
import { cartState, openQuote, updateCart } from './cartState.ts'
import { type ItemNames, isKnown, itemNamesPath, nameOf } from './itemNames.ts'

/** At build time nobody has chosen anything yet. */
const emptyCart: Cart = []

const isIn = (cart: Cart, { id, quantity }: CartItem) => cart.some(line => line.id === id && line.quantity === quantity)

/** Whether it happened on the backdrop of a dialog. */
function isBeside({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right)
}

interface QuoteCartProps {
  privacyHref: string
  mailbox: string
  /** Whether this site takes no forms, and the list goes by mail. */
  byMail: boolean
}

/** The panel of the quote cart: its items, and the form that asks for the quote. The button for it is in QuoteButton.tsx. */
export default function QuoteCart({ privacyHref, mailbox, byMail }: QuoteCartProps) {
  const { t, i18n } = useLingui()
  const cart = useSyncExternalStore(cartState.subscribe, cartState.get, () => emptyCart)
  const stored = useSyncExternalStore(cartState.subscribe, cartState.isStored, () => true)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)
  /** Announced inside the panel: while it is open, nothing outside is read aloud. */
  const [change, setChange] = useState('')
  const [names, setNames] = useState<ItemNames>()
  const [sent, setSent] = useState(false)

  useEffect(() => {
    const panel = dialog.current
    const open = () => {
      panel?.showModal()
      fetch(itemNamesPath)
        .then(response => response.json())
        .then(setNames)
        // Without the list nothing is marked as gone, and items keep the names they were added under.
        .catch(() => undefined)
    }
    panel?.addEventListener(openQuote, open)
    return () => panel?.removeEventListener(openQuote, open)
  }, [])

  // What is on the list after a request was sent was not asked for yet.
  useEffect(() => {
    if (cart.length > 0) setSent(false)
  }, [cart])

  const lines = cart.map(line => ({ line, name: nameOf(line, names, i18n.locale) }))
  const preface = lines.map(({ line, name }) => `${line.quantity} × ${name}`).join('\n')

  const setLine = (id: string, name: string, quantity: number) => {
    updateCart(now => setQuantity(now, id, quantity))
    if (quantity > 0) return setChange(`${name}: ${quantity}`)
    setChange(t`Removed from the quote: ${name}`)
    // The button that had the focus is gone with its line.
    heading.current?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser knows */}
      <dialog
        ref={dialog}
        // Pressed and released beside it, not when a selection of text is dragged out. WebKit has no `closedby`.
        onPointerDown={event => {
          pressedBeside.current = isBeside(event)
        }}
        onClick={event => {
          if (pressedBeside.current && isBeside(event)) event.currentTarget.close()
        }}
        aria-labelledby="quote-title"
        className="panel ms-auto h-dvh max-h-none w-full max-w-xl overflow-y-auto bg-paper p-5 text-ink sm:p-8"
      >
        <p role="status" className="sr-only">
          {change}
        </p>
        <div className="flex items-center justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} id="quote-title" className="text-xl">
            <Trans>Your quote</Trans>
          </h2>
          <form method="dialog" aria-label={t`Your quote`}>
            <button type="submit" className={`${buttonClass.secondary} cursor-pointer`}>
              <Trans>Close</Trans>
            </button>
          </form>
        </div>
        {cart.length === 0 ? (
          <p className="mt-6">
            {sent ? <Trans>Your request is on its way.</Trans> : <Trans>No items yet. Add some from the store.</Trans>}
          </p>
        ) : (
          <ul className="mt-6 grid list-none gap-3 p-0">
            {lines.map(({ line, name }) => (
              <CartLine
                key={line.id}
                line={line}
                name={name}
                gone={names !== undefined && !isKnown(names, line.id)}
                onQuantity={quantity => setLine(line.id, name, quantity)}
              />
            ))}
          </ul>
        )}
        {!stored && (
          <p className="mt-4 text-sm text-soft">
            <Trans>Your browser is blocking storage, so this list will be lost when you leave the page.</Trans>
          </p>
        )}
        <div className="mt-8" hidden={cart.length === 0 && !sent}>
          {byMail ? (
            <p>
              <Trans>
                Send us this list by email:{' '}
                <a href={`mailto:${mailbox}?body=${encodeURIComponent(preface)}`} className="underline">
                  <bdi dir="ltr">{mailbox}</bdi>
                </a>
              </Trans>
            </p>
          ) : (
            <ContactForm
              kind="quote"
              privacyHref={privacyHref}
              mailbox={mailbox}
              preface={preface}
              onSent={() => {
                // What was added or changed meanwhile was not asked for yet.
                updateCart(now => now.filter(line => !isIn(cart, line)))
                setSent(true)
              }}
            />
          )}
        </div>
      </dialog>
    </>
  )
}
