import { Trans, useLingui } from '@lingui/react/macro'

/**
 * Stops and starts the movement next to it; src/site/motion/runAnimation.ts does it. Away where nothing moves; its room stays
 * when "pause animations" takes it away, so that the page does not jump.
 * @param what the title of what moves: in a list of the page's buttons, each is known by its name alone
 */
export function PauseButton({ what }: { what: string }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      data-pause=""
      aria-label={`${t`Pause movement`}: ${what}`}
      aria-pressed="false"
      className="scripted group ms-auto flex min-h-11 shrink-0 whitespace-nowrap cursor-pointer items-center gap-2 text-sm font-semibold text-accent motion-reduce:hidden in-[.pause-animations]:invisible"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d="M3 2h4v12H3zM9 2h4v12H9z" className="group-aria-pressed:hidden" />
        <path d="M3 1l11 7-11 7z" className="hidden group-aria-pressed:block" />
      </svg>
      <Trans>Pause movement</Trans>
    </button>
  )
}
