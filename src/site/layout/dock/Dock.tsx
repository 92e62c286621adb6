import { AccessibilityMenu } from '../AccessibilityMenu.tsx'
import { CookieBanner } from '../CookieBanner.tsx'

/** What stays at the bottom of the window: the accessibility button, standing on the cookie banner while that is open. */
export function Dock() {
  return (
    <div className="dock scripted">
      <AccessibilityMenu />
      <CookieBanner />
    </div>
  )
}
