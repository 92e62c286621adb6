import type { ComponentType } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import type { Site } from '../../content/site.ts'

/** Pages that a tool around the site adds to it, in builds that ask for them. */
export interface ExtraPages {
  /** What their MDX may use besides the widgets. */
  components(site: Site, locale: Locale): Promise<Readonly<Record<string, ComponentType<never>>>>
}
