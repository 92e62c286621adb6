import { Trans } from '@lingui/react/macro'
import type { Part } from './useCatalogue.ts'

interface MissingPartsProps {
  missing: Part
  isRetrying: boolean
  onRetry: () => void
}

/** Says that the panel lacks something, and offers to fetch it again. */
export function MissingParts({ missing, isRetrying, onRetry }: MissingPartsProps) {
  return (
    <div className="mt-6">
      <p className="font-semibold text-error">
        {missing === 'link' ? (
          <Trans>The list in this link could not be read. Check the connection and try again.</Trans>
        ) : (
          <Trans>This part of the page could not be loaded. Check the connection and try again.</Trans>
        )}
      </p>
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 font-semibold text-accent underline"
        onClick={onRetry}
      >
        {isRetrying ? <Trans>Loading...</Trans> : <Trans>Try again</Trans>}
      </button>
    </div>
  )
}
