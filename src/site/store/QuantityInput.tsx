import { useState } from 'react'
import { pasteNumber } from '../forms/pasteNumber.ts'
import { clamp, maxQuantity } from './cart.ts'

interface QuantityInputProps {
  label: string
  quantity: number
  onQuantity: (quantity: number) => void
  /** Says after each time something was typed whether it was no whole number, so that nothing came of it. */
  onSlip: (wasSlip: boolean) => void
}

interface Typing {
  readonly text: string
  /** The quantity before anything was typed. */
  readonly before: number
  /** The quantity that came of it so far. */
  readonly entered: number
}

/**
 * An editable quantity: zero or less removes the line (specification §4), but not before Enter, or before the field loses focus;
 * an empty field changes nothing. What is no whole number, as 1.5, is a slip: the quantity from before it was typed stays.
 */
export function QuantityInput({ label, quantity, onQuantity, onSlip }: QuantityInputProps) {
  const [last, setTyping] = useState<Typing>()
  // A request that was sent meanwhile, or another tab, may have made another quantity of it.
  const typing = last?.entered === quantity ? last : undefined
  const commit = (input: HTMLInputElement) => {
    setTyping(undefined)
    if (typing) onSlip(isSlip(input))
    if (!typing?.text || !isWhole(input)) return
    // React takes 007 for the same as 7, and leaves it.
    input.value = String(input.valueAsNumber)
    if (input.valueAsNumber <= 0) onQuantity(0)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={maxQuantity}
      value={typing?.text ?? quantity}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const { value, valueAsNumber } = currentTarget
        const before = typing?.before ?? quantity
        const isQuantity = valueAsNumber >= 1 && isWhole(currentTarget)
        // On the way to 1.5 the quantity was 1.
        const entered = isQuantity ? clamp(valueAsNumber) : isSlip(currentTarget) ? before : quantity
        setTyping({ text: value, before, entered })
        if (isQuantity || entered !== quantity) onQuantity(isQuantity ? valueAsNumber : entered)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') commit(event.currentTarget)
        // What is not the quantity yet is given up, and the panel stays open: closing it would enter that.
        if (event.key === 'Escape' && typing && event.currentTarget.valueAsNumber !== quantity) {
          event.preventDefault()
          setTyping(undefined)
        }
      }}
      onBlur={event => commit(event.currentTarget)}
      onPaste={event => pasteNumber(event.nativeEvent)}
      // Or scrolling the list would change the quantity that was typed last.
      onWheel={event => event.currentTarget.blur()}
      className="quantity rounded-sm border border-line-strong bg-card p-2 text-center"
    />
  )
}

/** Whether 1.000 is a thousand or one, nobody knows. */
const isWhole = ({ value, valueAsNumber }: HTMLInputElement) => Number.isInteger(valueAsNumber) && !value.includes('.')

/** Of 1e there is no value, but it is not empty. */
const isSlip = (input: HTMLInputElement) => (input.value !== '' || input.validity.badInput) && !isWhole(input)
