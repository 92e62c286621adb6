import type { DeviceName } from '../../../content/names.ts'
import { box, ring } from '../../layout/drawings.ts'

/** Outlines on a field of 64 × 48. */
const outlines: Record<DeviceName, string> = {
  laptop: `${box(14, 8, 36, 24, 2)}M6 38H58L55 41H9zM28 38h8`,
  desktop: `${box(12, 4, 40, 28, 2)}M12 26H52M28 32L26 42H38L36 32M22 42H42`,
  box: `${box(16, 16, 32, 18, 4)}M22 34v2M42 34v2M40 27h2`,
  tablet: `${box(18, 4, 28, 40, 4)}M29 40h6`,
  phone: `${box(22, 3, 20, 42, 4)}M29 7h6`,
  watch: `${box(20, 14, 22, 22, 6)}M24 14L26 4H36L38 14M24 36L26 46H36L38 36M42 22h2v6h-2`,
  display: `${box(8, 5, 48, 29, 2)}M32 34v8M22 43H42`,
  keyboard: `${box(4, 14, 56, 22, 3)}M11 21h2M19 21h2M27 21h2M35 21h2M43 21h2M51 21h2M11 29h2M20 29H44M51 29h2`,
  mouse: `${box(21, 6, 22, 36, 11)}M32 13v6`,
  trackpad: box(12, 8, 40, 32, 4),
  pen: 'M10 40L14 30L44 4L50 10L20 36zM40 8L46 14M10 40L20 36',
  headphones: `M14 34V26a18 18 0 0 1 36 0v8${box(9, 29, 9, 14, 3)}${box(46, 29, 9, 14, 3)}`,
  charger: `${box(14, 12, 24, 24, 4)}M38 20h7M38 28h7M14 24C2 24 4 42 14 44`,
  camera: `${box(10, 12, 44, 20, 10)}${ring(32, 22, 6)}M26 32L22 42H42L38 32`,
  dock: `${box(6, 16, 52, 16, 3)}M12 24h4M20 24h6M30 24h6M42 24h2M49 24h2`,
  speaker: `${ring(32, 24, 18)}${ring(32, 24, 6)}M32 10v2M32 36v2`,
  bag: `${box(17, 12, 30, 32, 6)}M26 12V9a6 6 0 0 1 12 0v3M22 30H42M27 30v4`,
  wireless: `${ring(32, 24, 19)}M22 22a14 14 0 0 1 20 0M26 27a8 8 0 0 1 12 0M32 32h.01`,
}

/** Each outline once in a page; the items refer to it. */
export function DeviceOutlines({ names }: { names: readonly DeviceName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {names.map(name => (
        <symbol key={name} id={`device-${name}`} viewBox="0 0 64 48">
          <path d={outlines[name]} />
        </symbol>
      ))}
    </svg>
  )
}

/** The outline of an item; its name is below. */
export function DeviceOutline({ name }: { name: DeviceName }) {
  return (
    <svg width="96" height="72" aria-hidden="true" className="device" data-decoration="">
      <use href={`#device-${name}`} />
    </svg>
  )
}
