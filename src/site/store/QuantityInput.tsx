import { useState } from 'react'
import { maxQuantity } from './cart.ts'

interface QuantityInputProps {
  label: string
  quantity: number
  onQuantity: (quantity: number) => void
}

/**
 * An editable quantity: zero or less removes the line (specification §4), but not before Enter, or before the field loses focus;
 * an empty field changes nothing.
 */
export function QuantityInput({ label, quantity, onQuantity }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = (input: HTMLInputElement) => {
    setTyped(undefined)
    // React takes 007 for the same as 7, and leaves it.
    if (typed) input.value = String(input.valueAsNumber)
    if (typed && Number(typed) <= 0) onQuantity(0)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={maxQuantity}
      value={typed ?? quantity}
      aria-label={label}
      onChange={event => {
        const { value, valueAsNumber } = event.currentTarget
        setTyped(value)
        if (valueAsNumber >= 1) onQuantity(valueAsNumber)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') commit(event.currentTarget)
      }}
      onBlur={event => commit(event.currentTarget)}
      // Or scrolling the list would change the quantity that was typed last.
      onWheel={event => event.currentTarget.blur()}
      className="quantity rounded-sm border border-line-strong bg-card p-2 text-center"
    />
  )
}
