import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { isSaveKey } from '../deskKeys.ts'
import { undoKey } from '../ownUndo.ts'

interface DayFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  value: string
  onType: (text: string) => void
  onLeave: () => void
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Whether it is half typed: no value yet, and no reason to remove the one that the file has. */
  onPartial: (isPartial: boolean) => void
}

/** A day. The browser says of one that is half typed that it is empty, and shows it all the same. */
export function DayField({ onType, onLeave, onPress, onPartial, ...props }: DayFieldProps) {
  const isPartial = ({ validity }: HTMLInputElement): boolean => {
    onPartial(validity.badInput)
    return validity.badInput
  }
  return (
    <input
      {...props}
      type="date"
      onChange={event => onType(event.target.value)}
      onBlur={event => isPartial(event.target) || onLeave()}
      onKeyDown={event => {
        const field = event.currentTarget
        // Also where no value comes of it that would replace what is shown.
        if (event.key === 'Escape' && field.validity.badInput) {
          event.stopPropagation()
          field.value = ''
        }
        if (event.key === 'Enter' && isPartial(field)) event.preventDefault()
        // Half a day is nothing to save, and nothing to undo.
        else if (!((isSaveKey(event) || undoKey(event)) && isPartial(field))) onPress(event)
      }}
    />
  )
}

/** What such a field can show; anything else is edited as text. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
