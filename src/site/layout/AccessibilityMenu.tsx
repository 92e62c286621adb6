import { Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import AArrowDown from 'lucide-react/icons/a-arrow-down'
import AArrowUp from 'lucide-react/icons/a-arrow-up'
import Accessibility from 'lucide-react/icons/accessibility'
import Contrast from 'lucide-react/icons/contrast'
import Droplet from 'lucide-react/icons/droplet'
import Link2 from 'lucide-react/icons/link-2'
import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SunMoon from 'lucide-react/icons/sun-moon'
import Type from 'lucide-react/icons/type'
import type { Switch, TextSize } from '../accessibility/settings.ts'
import { usePage } from './PageContext.tsx'

const icons: Record<Switch, LucideIcon> = {
  highContrast: Contrast,
  invertedContrast: SunMoon,
  grayscale: Droplet,
  highlightLinks: Link2,
  accessibleFont: Type,
  pauseAnimations: Pause,
}

/** Opens as a popover, without waiting for a script; src/site/shell/accessibilityMenu.ts handles its buttons. */
export function AccessibilityMenu() {
  const { t } = useLingui()
  const { localize } = usePage()
  const labels: Record<Switch, string> = {
    highContrast: t`High contrast`,
    invertedContrast: t`Inverted contrast`,
    grayscale: t`Grayscale`,
    highlightLinks: t`Highlight links`,
    accessibleFont: t`Accessible font`,
    pauseAnimations: t`Pause animations`,
  }
  const sizes: Record<TextSize, string> = {
    small: t`Small`,
    normal: t`Normal`,
    large: t`Large`,
    xlarge: t`Extra large`,
  }
  return (
    <section aria-label={t`Accessibility`} data-frame="accessibility">
      <button type="button" popoverTarget="accessibility" className="dock-button" aria-label={t`Accessibility menu`}>
        <Accessibility aria-hidden="true" size={26} />
      </button>
      <div id="accessibility" popover="auto" role="dialog" aria-label={t`Accessibility menu`} className="accessibility">
        <div>
          <span id="text-size" className="font-semibold">
            <Trans>Text size</Trans>
          </span>
          <span className="flex items-center justify-between gap-2">
            <button type="button" className="icon-button" data-act="smaller" aria-label={t`Smaller text`}>
              <AArrowDown aria-hidden="true" size={22} />
            </button>
            <output aria-labelledby="text-size" className="text-center text-sm" data-sizes={JSON.stringify(sizes)}>
              {sizes.normal}
            </output>
            <button type="button" className="icon-button" data-act="larger" aria-label={t`Larger text`}>
              <AArrowUp aria-hidden="true" size={22} />
            </button>
          </span>
        </div>
        {Object.entries(labels).map(([name, label]) => {
          const Drawing = icons[name as Switch]
          return (
            <button key={name} type="button" className="switch" data-act={name} aria-pressed="false">
              <Drawing aria-hidden="true" size={20} className="shrink-0" />
              {label}
            </button>
          )
        })}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm">
          <button type="button" data-act="reset" className="footer-link inline-flex items-center gap-2">
            <RotateCcw aria-hidden="true" size={16} />
            <Trans>Reset</Trans>
          </button>
          <a href={localize('/accessibility-statement')} target="_blank" rel="noopener" className="footer-link">
            <Trans>Accessibility statement</Trans>
            <span className="sr-only"> ({t`opens in a new tab`})</span>
          </a>
        </div>
      </div>
    </section>
  )
}
