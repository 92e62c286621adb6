import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/**
 * Stops and starts the movement next to it; src/site/motion/runAnimation.ts does it. Icon and words say what the next press
 * does. Away where nothing moves; its room stays when "pause animations" takes it away, so that the page does not jump.
 * @param what the title of what moves: in a list of the page's buttons, each is known by its name alone
 */
export function PauseButton({ what }: { what: string }) {
  return (
    <button
      type="button"
      data-pause=""
      className="scripted ms-auto flex min-h-11 shrink-0 whitespace-nowrap cursor-pointer items-center text-sm font-semibold text-accent motion-reduce:hidden in-[.pause-animations]:invisible"
    >
      <Action icon="M3 2h4v12H3zM9 2h4v12H9z">
        <Trans>Pause movement</Trans>
      </Action>
      <Action icon="M3 1l11 7-11 7z" hidden>
        <Trans>Resume movement</Trans>
      </Action>
      {/* In brackets: browsers put a space before it in the button's name, and a colon would stand apart. */}
      <span className="sr-only">({what})</span>
    </button>
  )
}

function Action({ icon, hidden, children }: { icon: string; hidden?: boolean; children: ReactNode }) {
  return (
    <span data-action="" hidden={hidden} className="flex items-center gap-2">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d={icon} />
      </svg>
      {children}
    </span>
  )
}
