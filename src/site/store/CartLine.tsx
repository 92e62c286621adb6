import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import { Isolated } from '../layout/Isolated.tsx'
import { type CartItem, maxQuantity } from './cart.ts'
import { QuantityInput } from './QuantityInput.tsx'

interface CartLineProps {
  line: CartItem
  /** What the item is called in the language of the page. */
  name: string
  /** Its name and what was chosen, which lines of one item differ in. */
  text: string
  /** Another line reads the same: once it is sent there will be one of both. */
  repeated: boolean
  /** The item is no longer in the catalogue. */
  gone: boolean
  /** It is no longer sold with something that was chosen. */
  lostChoice: boolean
  /** What was chosen of its options, in words. */
  choices: string
  /** Whether the fields to choose by are unfolded. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onQuantity: (quantity: number) => void
  /** Puts one more on the list, to choose something else for. */
  onVariant: () => void
  /** The fields to choose by; none if the item has only one variant. */
  children?: ReactNode
}

export function CartLine({ line, name, text, repeated, gone, lostChoice, choices, isOpen, ...props }: CartLineProps) {
  const { onOpen, onQuantity, onVariant, children } = props
  const { t, i18n } = useLingui()
  /** Whether the quantity typed last was no whole number, and the one before it stayed. */
  const [slipped, setSlipped] = useState(false)
  const { quantity } = line
  const change = (to: number) => {
    setSlipped(false)
    onQuantity(to)
  }
  const chosen = choices && (
    <span className="text-sm">
      <Isolated text={choices} locale={toLocale(i18n.locale)} />
    </span>
  )
  const step = 'size-11 cursor-pointer rounded-sm border border-line-strong text-lg font-semibold'
  return (
    <li className="m-0 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-card p-4">
      <span className="min-w-0 grow basis-48">
        <span className="font-semibold" tabIndex={-1} data-line={line.id}>
          <Isolated text={name} locale={toLocale(i18n.locale)} />
        </span>
        {gone && (
          <span className="block text-sm text-error">
            <Trans>No longer in the catalogue; we will suggest an alternative.</Trans>
          </span>
        )}
        {lostChoice && (
          <span className="block text-sm text-error">
            <Trans>Some of what was chosen is no longer offered.</Trans>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={step}
          aria-label={t`Decrease quantity: ${text}`}
          onClick={() => change(quantity - 1)}
        >
          −
        </button>
        <QuantityInput label={t`Quantity: ${text}`} quantity={quantity} onQuantity={change} onSlip={setSlipped} />
        <button
          type="button"
          className={step}
          aria-label={t`Increase quantity: ${text}`}
          onClick={() => change(quantity + 1)}
        >
          +
        </button>
        <button
          type="button"
          className="min-h-11 cursor-pointer px-1 text-sm font-semibold text-accent underline"
          aria-label={t`Remove: ${text}`}
          onClick={() => onQuantity(0)}
        >
          <Trans>Remove</Trans>
        </button>
      </span>
      {/* There before its words, or few screen readers would read them aloud; empty, it takes no room. */}
      <span role="status" className="basis-full text-sm empty:absolute">
        {slipped && <Trans>Only whole numbers: the quantity is still {quantity}.</Trans>}
        {repeated && !slipped && <Trans>So far the same as another line: the two will be sent as one.</Trans>}
        {/* A larger number became this one. */}
        {quantity === maxQuantity && (
          <span className="block">
            <Trans>More than {maxQuantity} of one item? Say so in the message.</Trans>
          </span>
        )}
      </span>
      {children ? (
        <details
          className="line-choices"
          open={isOpen}
          onToggle={event => {
            if (event.currentTarget.open !== isOpen) onOpen(event.currentTarget.open)
          }}
        >
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
            {chosen}
            <span className="font-semibold text-accent underline">
              {choices ? <Trans>Change</Trans> : <Trans>Choose what it comes with</Trans>}
            </span>
            <span className="sr-only">({name})</span>
          </summary>
          {children}
          <button
            type="button"
            className="mt-2 min-h-11 cursor-pointer text-start text-sm font-semibold text-accent underline"
            aria-label={t`Add another with other choices: ${text}`}
            onClick={onVariant}
          >
            <Trans>Add another with other choices</Trans>
          </button>
        </details>
      ) : (
        chosen
      )}
    </li>
  )
}
