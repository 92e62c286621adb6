import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import { buttonClass } from '../layout/Button.tsx'
import { isBeside } from '../shell/isBeside.ts'
import { showLoading } from '../shell/loadingStatus.ts'
import { addingNotes } from './addingNotes.tsx'
import type { Cart } from './cart.ts'
import { takeLines } from './cartLines.ts'
import { openQuote, type QuoteOpening } from './cartState.ts'
import { LinkedList } from './LinkedList.tsx'
import { ListActions } from './ListActions.tsx'
import { MissingParts } from './MissingParts.tsx'
import { ProposedList } from './ProposedList.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { QuoteRequest } from './QuoteRequest.tsx'
import { RemovedNote } from './RemovedNote.tsx'
import { readList, type SharedList, writeList } from './sharedList.ts'
import { describeLine, type StoreItems } from './storeItems.ts'
import { type Part, useCatalogue } from './useCatalogue.ts'
import { useFocusOnChoices } from './useFocusOnChoices.ts'
import { useQuoteList } from './useQuoteList.ts'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = useRef<HTMLParagraphElement>(null)
  const pressedBeside = useRef(false)
  const focused = useRef<Element>(null)
  const awaitChoices = useFocusOnChoices(dialog)
  const [isOpen, setOpen] = useState(false)
  /** The form comes with the first opening: until then it would only make the page's HTML heavier. */
  const [hasForm, setHasForm] = useState(false)
  /** A list of the address that the visitor has not answered to yet. */
  const [shared, setShared] = useState<SharedList>()
  const takeLink = useCallback(
    (hash: string, found: StoreItems) => setShared(readList(hash, found, i18n.locale)),
    [i18n],
  )
  const { items, parts, awaited, unavailable, load, retry, isRetrying } = useCatalogue(takeLink)
  /** What is to have the focus once it is drawn. */
  const wanted = useRef<string>(undefined)
  const quote = useQuoteList(items, (selector = '#quote-title') => {
    wanted.current = selector
  })
  const { cart, last, list, read, removed, isSent, attempt, open: openList } = quote

  useEffect(() => {
    const panel = dialog.current
    const open = (event: Event) => {
      const opening: QuoteOpening = event instanceof CustomEvent ? event.detail : {}
      openList(opening)
      if (!panel?.open) panel?.showModal()
      awaitChoices(Boolean(opening.item))
      setOpen(true)
      setHasForm(true)
      load()
    }
    panel?.addEventListener(openQuote, open)
    return () => panel?.removeEventListener(openQuote, open)
  }, [openList, load, awaitChoices])

  // What had the focus may go with its line, here or in another tab.
  useEffect(() => {
    const next = wanted.current ?? (focused.current?.isConnected === false ? '#quote-title' : undefined)
    wanted.current = undefined
    if (!next) return
    const place = dialog.current?.querySelector<HTMLElement>(next) ?? heading.current
    place?.focus()
  })

  // Not by the catalogue's words for its choices, and a moment later by the visitor's.
  const text = removed && (items || unavailable) ? describeLine(removed.line, items, i18n.locale) : ''
  const said = text && t`Removed from the quote: ${text}`
  const note = said && <RemovedNote said={said} locale={toLocale(i18n.locale)} onUndo={quote.undo} />
  // What was removed on its card is said above the list, which may be long.
  const isInPlace = removed?.isFromHere && cart.length > 0
  // Of an empty list nothing is missing.
  const isLacking = (part: Part | undefined) => part === 'link' || (part !== undefined && cart.length + last.length > 0)
  const isWaiting = isLacking(awaited)
  useEffect(() => (isWaiting ? showLoading(waiting.current) : undefined), [isWaiting])
  const href = isOpen ? location.origin + location.pathname + writeList(list) : ''

  // There is nothing to ask for where all of it is on the list.
  const canAskAgain = takeLines(last, list).length > 0

  const answerShared = (accepted: Cart) => {
    // Answered once: a page that is opened again does not ask again.
    history.replaceState(history.state, '', location.pathname + location.search)
    setShared(undefined)
    quote.add(accepted)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser knows */}
      <dialog
        ref={dialog}
        // Pressed and released next to it, not when a selection of text is dragged out. WebKit has no `closedby`.
        onPointerDown={event => {
          pressedBeside.current = isBeside(event.currentTarget, event)
        }}
        onClick={event => {
          if (pressedBeside.current && isBeside(event.currentTarget, event)) event.currentTarget.close()
        }}
        onFocus={({ target }) => {
          focused.current = target
        }}
        onClose={() => setOpen(false)}
        aria-labelledby="quote-title"
        className="panel ms-auto h-dvh max-h-none w-full max-w-xl overflow-y-auto overscroll-contain bg-paper p-5 text-ink sm:p-8"
      >
        <p role="status" className="sr-only">
          {quote.change || said}
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
        {/* There before its word, or few screen readers would read it aloud; empty, it takes no room. */}
        <p ref={waiting} role="status" data-loading={t`Loading...`} className="mt-6 empty:absolute" />
        {unavailable && isLacking(unavailable) && (
          <MissingParts missing={unavailable} isRetrying={isRetrying} onRetry={() => void retry()} />
        )}
        {shared && (
          <LinkedList
            {...{ shared, cart }}
            lines={read(shared.lines)}
            onAccept={() => answerShared(shared.lines)}
            onDecline={() => answerShared([])}
          />
        )}
        {note && !isInPlace && <div className="mt-4">{note}</div>}
        {!isSent && cart.length === 0 && awaited !== 'link' && (
          <p className="mt-6">
            {/* Its button, which says so too, may be far below. */}
            {attempt === 'sending' ? <Trans>Sending...</Trans> : <Trans>No items yet. Add some from the store.</Trans>}
          </p>
        )}
        {/* Where nothing is left, what the form says of it is enough. */}
        {isSent && cart.length > 0 && (
          <p className="mt-6">
            <Trans>Your request is on its way.</Trans> {quote.news}
          </p>
        )}
        {cart.length > 0 && (
          <QuoteLines
            {...{ quote, items, parts }}
            note={note && isInPlace ? { place: removed.place, said: note } : undefined}
            isUnavailable={unavailable !== undefined}
            onVariant={(line, name) => {
              // Before the choices at which it was pressed are folded, and the focus with them.
              awaitChoices(true)
              quote.addAnother(line, name)
            }}
          />
        )}
        {cart.length > 0 && <ListActions href={href} />}
        {!quote.isStored && cart.length > 0 && (
          <p className="mt-4 text-sm text-soft">
            <Trans>Your browser is blocking storage, so this list will be lost when you leave the page.</Trans>
          </p>
        )}
        {hasForm && (
          <QuoteRequest
            {...{ quote, privacyHref, mailbox, byMail }}
            isWorded={items !== undefined || unavailable !== undefined}
          />
        )}
        {/* Below the news that it was sent, which had nothing else to show for it. */}
        {last.length > 0 && (
          <ProposedList
            title={<Trans>Your last request</Trans>}
            lines={read(last)}
            notes={canAskAgain ? addingNotes(cart, last) : []}
            accept={canAskAgain && <Trans>Ask for it again</Trans>}
            decline={<Trans>Forget it in this browser</Trans>}
            onAccept={() => quote.add(last)}
            onDecline={quote.forgetLast}
          />
        )}
      </dialog>
      {parts && isOpen && cart.length > 0 && (
        <parts.QuotePaper {...{ lines: read(list), href, mailbox, company, telephone }} />
      )}
    </>
  )
}
