import type { SiteNotes } from './siteNotes.ts'

/** Hosts outside the site that a configured service needs; none by default. */
export interface OutsideHosts {
  scripts: readonly string[]
  connect: readonly string[]
  frames: readonly string[]
}

/** What the analytics tool needs, where the build has a measurement id. */
export const analyticsHosts: OutsideHosts = {
  scripts: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  frames: [],
}

/** What a build needs wherever it is served: its analytics tool, and the server that takes its forms. */
export function hostsOfBuild({ measured, forms }: Pick<SiteNotes, 'measured' | 'forms'>): OutsideHosts[] {
  return [...(measured ? [analyticsHosts] : []), ...(forms ? [{ scripts: [], connect: [forms], frames: [] }] : [])]
}

/** Headers for scripts, style sheets, fonts and pictures; the others are for documents. */
const resourceHeaders: ReadonlySet<string> = new Set(['cross-origin-resource-policy', 'x-content-type-options'])

/** Whether a header of `securityHeaders` concerns documents only. */
export function isForDocuments(name: string): boolean {
  return !resourceHeaders.has(name)
}

/** Pictures that other sites show: drawn for social networks, or a page's own. */
export const sharedFolders = ['/social/', '/images/'] as const

/**
 * The headers of every answer; files other than documents do without those that `isForDocuments` names. A page may run only
 * the build's own files and the inline code whose hashes are given.
 */
export function securityHeaders(csp: SiteNotes['csp'], services: readonly OutsideHosts[] = []): Record<string, string> {
  const outside = (kind: keyof OutsideHosts) => services.flatMap(service => service[kind])
  const frames = outside('frames')
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...csp.scripts, ...outside('scripts')],
    'style-src': ["'self'", ...csp.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside('connect')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
