import type { SiteNotes } from './siteNotes.ts'

/** Hosts outside the site that a configured service needs; none by default. */
export interface OutsideHosts {
  scripts: readonly string[]
  connect: readonly string[]
  frames: readonly string[]
}

const nobody: OutsideHosts = { scripts: [], connect: [], frames: [] }

/** The headers of every answer. A page may run only the build's own files and the inline code whose hashes it carries. */
export function securityHeaders(csp: SiteNotes['csp'], outside: OutsideHosts = nobody): Record<string, string> {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...csp.scripts, ...outside.scripts],
    'style-src': ["'self'", ...csp.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': outside.frames.length > 0 ? outside.frames : ["'none'"],
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
