import type { KeyboardEvent, PointerEvent } from 'react'
import { msg } from '../../content/messages/msg.ts'
import { say } from './words.tsx'

const [least, most, step] = [25, 75, 2]

const within = (share: number) => Math.min(most, Math.max(least, Math.round(share)))

/** Moves the border between source and page, by pointer or arrow keys. */
export function Divider({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const area = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!area) return
    const stacked = getComputedStyle(event.currentTarget).cursor === 'row-resize'
    const before = stacked
      ? (area.bottom - event.clientY) / area.height
      : document.documentElement.dir === 'rtl'
        ? (area.right - event.clientX) / area.width
        : (event.clientX - area.left) / area.width
    onShare(within(before * 100))
  }
  const press = (event: KeyboardEvent) => {
    const ahead = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const by =
      event.key === ahead || event.key === 'ArrowUp'
        ? step
        : event.key === back || event.key === 'ArrowDown'
          ? -step
          : 0
    if (by !== 0) onShare(within(share + by))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a window splitter, which HTML has no element for
    <div
      className="divider"
      role="separator"
      tabIndex={0}
      aria-label={say(msg('Width of the text'))}
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
}
