/** Names of the drawings that front matter may ask for; src/site/layout/drawings.ts draws each. */
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
  'users',
  'lost',
] as const

export type IllustrationName = (typeof illustrationNames)[number]

/** Names of the outlines that an item of the store may ask for; src/site/widgets/StoreCatalogue/DeviceOutlines.tsx draws each. */
export const deviceNames = [
  'laptop',
  'desktop',
  'box',
  'tablet',
  'phone',
  'watch',
  'display',
  'keyboard',
  'mouse',
  'trackpad',
  'pen',
  'headphones',
  'charger',
  'camera',
  'dock',
  'speaker',
  'bag',
  'wireless',
] as const

export type DeviceName = (typeof deviceNames)[number]

/** Names of the icons that MDX and data files may ask for; src/site/layout/Icon.tsx draws each. */
export const iconNames = [
  ...illustrationNames,
  'check',
  'clock',
  'lock',
  'key',
  'chart',
  'wrench',
  'truck',
  'phone',
  'star',
  'globe',
  'refresh',
  'plug',
  'layers',
  'search',
  'box',
  'calendar',
] as const

export type IconName = (typeof iconNames)[number]
