import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { AccessibilityProvider } from '../accessibility/AccessibilityProvider.tsx'

/** The providers around an island, the same at build time and in the browser. */
export function IslandProviders({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <AccessibilityProvider>{children}</AccessibilityProvider>
    </I18nProvider>
  )
}
