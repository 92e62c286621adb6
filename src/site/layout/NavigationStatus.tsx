import { useLingui } from '@lingui/react/macro'

/** A polite status, empty until a navigation is slow; src/site/shell/slowNavigation.ts fills it. */
export function NavigationStatus() {
  const { t } = useLingui()
  return <p role="status" className="navigation-status" data-loading={t`Loading...`} />
}
