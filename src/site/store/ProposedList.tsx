import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import { buttonClass } from '../layout/Button.tsx'
import { Isolated } from '../layout/Isolated.tsx'

interface ProposedListProps {
  title: ReactNode
  lines: readonly { id: string; quantity: number; text: string }[]
  /** Remarks on the list, of which some do not apply. */
  notes?: readonly ReactNode[]
  /** The word for it; none where there is nothing to accept. */
  accept: ReactNode
  decline: ReactNode
  onAccept: () => void
  onDecline: () => void
}

/** A list that is not the visitor's yet: of a link, or of the last request. */
export function ProposedList({ title, lines, notes = [], accept, decline, onAccept, onDecline }: ProposedListProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 rounded-md border border-line-strong bg-tint-soft p-4">
      <h3 id={id} className="m-0 text-lg">
        {title}
      </h3>
      <ul className="mt-2 list-none p-0 text-sm">
        {lines.map(line => (
          <li key={line.id}>
            {line.quantity} × <Isolated text={line.text} locale={toLocale(i18n.locale)} />
          </li>
        ))}
      </ul>
      {notes.filter(Boolean).map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor change
        <p key={place} className="mt-2 text-sm text-soft">
          {note}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {lines.length > 0 && accept && (
          <button type="button" className={`${buttonClass.secondary} cursor-pointer`} onClick={onAccept}>
            {accept}
          </button>
        )}
        <button
          type="button"
          className="min-h-11 cursor-pointer px-1 text-sm font-semibold text-accent underline"
          onClick={onDecline}
        >
          {decline}
        </button>
      </div>
    </section>
  )
}
