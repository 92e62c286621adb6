import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../content/locales/locales.ts'
import { Isolated } from '../layout/Isolated.tsx'

/** What {@link RemovedNote} is found by, to have the focus of a line that went. */
export const removedNote = '[data-removed]'

/** Says what was removed from the list, and offers to put it back. */
export function RemovedNote({ said, locale, onUndo }: { said: string; locale: Locale; onUndo: () => void }) {
  return (
    <p tabIndex={-1} data-removed="" className="-mx-4 my-0 flex flex-wrap items-center gap-x-3 px-4">
      <span>
        <Isolated text={said} locale={locale} />
      </span>
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 font-semibold text-accent underline"
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </button>
    </p>
  )
}
