import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import ContactForm from '../forms/ContactForm.tsx'
import { buttonClass } from '../layout/Button.tsx'
import { Isolated } from '../layout/Isolated.tsx'
import { CartLine } from './CartLine.tsx'
import {
  addLines,
  addVariant,
  type Cart,
  type CartItem,
  changeId,
  joinEqual,
  maxQuantity,
  putBack,
  setQuantity,
  takeLines,
} from './cart.ts'
import {
  cartState,
  lastQuoteState,
  openQuote,
  type QuoteOpening,
  type RemovedLine,
  settleCart,
  updateCart,
} from './cartState.ts'
import { LinkedList } from './LinkedList.tsx'
import { ListActions } from './ListActions.tsx'
import { itemOf } from './lineId.ts'
import { MissingParts } from './MissingParts.tsx'
import { ProposedList } from './ProposedList.tsx'
import { readList, type SharedList, writeList } from './sharedList.ts'
import { choiceTexts, describeLine, findItem, nameOf, type StoreItems } from './storeItems.ts'
import { useCatalogue } from './useCatalogue.ts'
import { useFocusOnChoices } from './useFocusOnChoices.ts'

/** At build time nothing has been chosen yet. */
const emptyCart: Cart = []

/** Whether it happened on the backdrop of a dialog. */
function isBeside({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right)
}

interface QuoteCartProps {
  privacyHref: string
  mailbox: string
  company: string
  /** As its readers dial it. */
  telephone: string
  /** Whether this site accepts no forms, so that the list goes by mail. */
  byMail: boolean
}

/** The panel of the quote cart: its items, and the form that asks for the quote. The button for it is in QuoteButton.tsx. */
export default function QuoteCart({ privacyHref, mailbox, company, telephone, byMail }: QuoteCartProps) {
  const { t, i18n } = useLingui()
  const cart = useSyncExternalStore(cartState.subscribe, cartState.get, () => emptyCart)
  const last = useSyncExternalStore(lastQuoteState.subscribe, lastQuoteState.get, () => emptyCart)
  const stored = useSyncExternalStore(cartState.subscribe, cartState.isStored, () => true)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)
  const focused = useRef<Element>(null)
  const awaitChoices = useFocusOnChoices(dialog)
  /** Announced inside the panel: while it is open, nothing outside is read aloud. */
  const [change, setChange] = useState('')
  /** The line that was removed last, to be put back. */
  const [removed, setRemoved] = useState<RemovedLine>()
  const [isOpen, setOpen] = useState(false)
  /** What was left on the list when the last request had arrived: it was changed meanwhile. */
  const [left, setLeft] = useState<Cart>()
  /** The item whose choices are unfolded: one at a time, so that the list stays in view. */
  const [unfolded, setUnfolded] = useState<string>()
  /** A list of the address that the visitor has not answered to yet. */
  const [shared, setShared] = useState<SharedList>()
  const takeLink = useCallback(
    (hash: string, found: StoreItems) => setShared(readList(hash, found, i18n.locale)),
    [i18n],
  )
  const { items, parts, unavailable, load, retry, isRetrying } = useCatalogue(takeLink)

  useEffect(() => {
    const panel = dialog.current
    const open = (event: Event) => {
      settleCart()
      const opening: QuoteOpening = event instanceof CustomEvent ? event.detail : {}
      const { item } = opening
      if (item) setUnfolded(lastLineOf(item))
      if (!panel?.open) panel?.showModal()
      awaitChoices(Boolean(item))
      setOpen(true)
      setChange('')
      // Added again since, it is not missing.
      setRemoved(cartState.get().some(({ id }) => id === opening.removed?.line.id) ? undefined : opening.removed)
      load()
    }
    panel?.addEventListener(openQuote, open)
    return () => panel?.removeEventListener(openQuote, open)
  }, [load, awaitChoices])

  // From the next change on, the list is another request.
  useEffect(() => {
    if (cart.length > 0 && cart !== left) setLeft(undefined)
  }, [cart, left])

  // What had the focus may go with its line, here or in another tab.
  useEffect(() => {
    if (focused.current?.isConnected === false) heading.current?.focus()
  })

  const describe = (list: Cart) =>
    list.map(line => ({ line, id: line.id, quantity: line.quantity, text: describeLine(line, items, i18n.locale) }))
  // Not by the catalogue's words for its choices, and a moment later by the visitor's.
  const text = removed && (items || unavailable) ? describeLine(removed.line, items, i18n.locale) : ''
  const said = text && t`Removed from the quote: ${text}`
  const sent = left !== undefined
  // Of an empty list nothing is missing.
  const isLacking = unavailable === 'link' || (unavailable && cart.length + last.length > 0)
  const notSent = t`What was changed meanwhile is still in your list and was not sent.`
  const lines = describe(cart)
  // Choices that are still being made may have made two lines equal.
  const list = joinEqual(cart)
  const listed = describe(list)
  const preface = listed.map(({ quantity, text }) => `${quantity} × ${text}`).join('\n')
  const href = isOpen ? location.origin + location.pathname + writeList(list) : ''

  const setLine = (id: string, text: string, quantity: number) => {
    const place = cart.findIndex(one => one.id === id)
    const before = cart[place]
    updateCart(now => setQuantity(now, id, quantity))
    // There is a highest quantity, and no half of an item.
    const line = cartState.get().find(one => one.id === id)
    if (line || !before) {
      setRemoved(undefined)
      return setChange(`${text}: ${line?.quantity ?? 0}`)
    }
    setRemoved({ line: before, place })
    setChange('')
    // The button that had the focus is gone with its line.
    heading.current?.focus()
  }

  const undo = ({ line, place }: RemovedLine) => {
    const name = describeLine(line, items, i18n.locale)
    updateCart(now => putBack(now, line, place))
    setRemoved(undefined)
    setChange(t`Added to the quote: ${name}`)
    heading.current?.focus()
  }

  const addAnother = (line: CartItem, name: string) => {
    // Before the choices at which it was pressed are folded, and the focus with them.
    awaitChoices(true)
    updateCart(now => addVariant(now, line))
    setUnfolded(lastLineOf(itemOf(line.id)))
    setRemoved(undefined)
    setChange(t`Added to the quote: ${name}`)
  }

  const answer = (accepted: Cart) => {
    const before = cartState.get()
    updateCart(now => addLines(now, accepted))
    // There is a highest quantity: not all of it may have been added.
    const name = describe(takeLines(cartState.get(), before))
      .map(({ quantity, text }) => `${quantity} × ${text}`)
      .join(', ')
    if (name) setChange(t`Added to the quote: ${name}`)
    else setChange(accepted.length > 0 ? t`More than ${maxQuantity} of one item? Say so in the message.` : '')
    heading.current?.focus()
  }

  const answerShared = (accepted: Cart) => {
    // Answered once: a page that is opened again does not ask again.
    history.replaceState(history.state, '', location.pathname + location.search)
    setShared(undefined)
    answer(accepted)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser knows */}
      <dialog
        ref={dialog}
        // Pressed and released next to it, not when a selection of text is dragged out. WebKit has no `closedby`.
        onPointerDown={event => {
          pressedBeside.current = isBeside(event)
        }}
        onClick={event => {
          if (pressedBeside.current && isBeside(event)) event.currentTarget.close()
        }}
        onFocus={({ target }) => {
          focused.current = target
        }}
        onClose={() => setOpen(false)}
        aria-labelledby="quote-title"
        className="panel ms-auto h-dvh max-h-none w-full max-w-xl overflow-y-auto overscroll-contain bg-paper p-5 text-ink sm:p-8"
      >
        <p role="status" className="sr-only">
          {change || said}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} id="quote-title" className="text-xl">
            <Trans>Your quote</Trans>
          </h2>
          <form method="dialog" aria-label={t`Your quote`}>
            <button type="submit" className={`${buttonClass.secondary} cursor-pointer`}>
              <Trans>Close</Trans>
            </button>
          </form>
        </div>
        {unavailable && isLacking && (
          <MissingParts missing={unavailable} isRetrying={isRetrying} onRetry={() => void retry()} />
        )}
        {shared && (
          <LinkedList
            {...{ shared, cart }}
            lines={describe(shared.lines)}
            onAccept={() => answerShared(shared.lines)}
            onDecline={() => answerShared(emptyCart)}
          />
        )}
        {removed && said && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3">
            <span>
              <Isolated text={said} locale={toLocale(i18n.locale)} />
            </span>
            <button
              type="button"
              className="min-h-11 cursor-pointer px-1 font-semibold text-accent underline"
              onClick={() => undo(removed)}
            >
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
        {!sent && cart.length === 0 && (
          <p className="mt-6">
            <Trans>No items yet. Add some from the store.</Trans>
          </p>
        )}
        {/* Where nothing is left, what the form says of it is enough. */}
        {sent && cart.length > 0 && (
          <p className="mt-6">
            <Trans>Your request is on its way.</Trans> {notSent}
          </p>
        )}
        {cart.length > 0 && (
          <ul className="mt-6 grid list-none gap-3 p-0">
            {lines.map(({ line, text }, place) => {
              const { id } = line
              const name = nameOf(line, items, i18n.locale)
              const options = findItem(items, id)?.options ?? []
              return (
                <CartLine
                  // A line keeps its identity while its options change.
                  key={`${itemOf(id)} ${cart.slice(0, place).filter(before => itemOf(before.id) === itemOf(id)).length}`}
                  line={line}
                  name={name}
                  text={text}
                  gone={items !== undefined && !findItem(items, id)}
                  choices={choiceTexts(options, id, toLocale(i18n.locale)).join(', ')}
                  isOpen={unfolded === id}
                  onOpen={open => {
                    setUnfolded(open ? id : undefined)
                    // Whoever turns to another line has chosen.
                    settleCart()
                  }}
                  onQuantity={quantity => setLine(id, text, quantity)}
                  onVariant={() => addAnother(line, text)}
                >
                  {parts && options.length > 0 && (
                    <parts.Choices
                      id={id}
                      options={options}
                      onChoose={next => {
                        updateCart(now => changeId(now, id, next))
                        setUnfolded(cartState.get()[place]?.id)
                      }}
                    />
                  )}
                </CartLine>
              )
            })}
          </ul>
        )}
        {cart.length > 0 && <ListActions href={href} />}
        {!stored && cart.length > 0 && (
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
            <>
              {cart.length > 0 && (
                <p className="mb-4">
                  <Trans>The list is your message. Write more only if there is more to say.</Trans>
                </p>
              )}
              <ContactForm
                kind="quote"
                privacyHref={privacyHref}
                mailbox={mailbox}
                preface={preface}
                notSent={cart.length > 0 ? notSent : undefined}
                onSent={() => {
                  lastQuoteState.set(list)
                  // Anything added meanwhile has not been requested yet; equal lines may have become one.
                  updateCart(now => takeLines(joinEqual(now), list))
                  const rest = cartState.get()
                  setLeft(rest)
                  setRemoved(undefined)
                  // A quantity that was announced before is no longer that of the list.
                  setChange(rest.length > 0 ? notSent : '')
                }}
              />
              {sent && cart.length === 0 && (
                <p className="mt-4">
                  <Trans>
                    Something to add? Write to us:{' '}
                    <a href={`mailto:${mailbox}`} className="underline">
                      <bdi dir="ltr">{mailbox}</bdi>
                    </a>
                  </Trans>
                </p>
              )}
            </>
          )}
        </div>
        {/* Below the news that it was sent, which had nothing else to show for it. */}
        {cart.length === 0 && last.length > 0 && (
          <ProposedList
            title={<Trans>Your last request</Trans>}
            lines={describe(last)}
            accept={<Trans>Ask for it again</Trans>}
            decline={<Trans>Forget it in this browser</Trans>}
            onAccept={() => answer(last)}
            onDecline={() => lastQuoteState.set(emptyCart)}
          />
        )}
      </dialog>
      {parts && isOpen && cart.length > 0 && (
        <parts.QuotePaper {...{ lines: listed, href, mailbox, company, telephone }} />
      )}
    </>
  )
}

/** The line of an item that was added last. */
const lastLineOf = (item: string): string | undefined => cartState.get().findLast(({ id }) => itemOf(id) === item)?.id
