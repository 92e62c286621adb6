/** Names of the drawings that front matter may ask for; src/layout/Illustration.tsx draws each. */
export const illustrationNames = [
  'devices',
  'shield',
  'mail',
  'identity',
  'browser',
  'assets',
  'signature',
  'patch',
  'cloud',
  'meeting',
  'network',
  'office',
  'server',
  'apple',
  'support',
  'tablet',
  'laptop',
  'document',
  'accessibility',
  'lost',
] as const

export type IllustrationName = (typeof illustrationNames)[number]
