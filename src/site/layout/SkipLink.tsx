import { Trans } from '@lingui/react/macro'

/** First thing a keyboard meets: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute start-4 -top-20 z-50 rounded-sm bg-accent px-4 py-2 font-semibold text-on-accent focus:top-4"
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
