import type { Limited } from '../state.ts'
import type { DevTexts } from '../texts.ts'
import { h } from './element.ts'

/** Characters as the front matter's schema counts them. */
const length = ({ text }: Limited) => text.length

const isRight = (limited: Limited) => length(limited) >= limited.min && length(limited) <= limited.max

export const lengthLabel = (limited: Limited, texts: DevTexts) =>
  texts.characters(length(limited), limited.min, limited.max)

/** A length against its limits: figure and track, on which the right range is marked. */
export function meter(limited: Limited, texts: DevTexts): HTMLElement {
  const count = length(limited)
  // The longest right text fills five sixths of the track, so that one too long can be seen to stick out.
  const share = (characters: number) => Math.min(100, (characters / limited.max) * 83.3)
  const track = h('span', { class: 'track', 'aria-hidden': 'true' })
  track.style.setProperty('--from', `${share(limited.min)}%`)
  track.style.setProperty('--at', `${share(count)}%`)
  const excess =
    count > limited.max
      ? texts.tooLong(count - limited.max)
      : count < limited.min
        ? texts.tooShort(limited.min - count)
        : ''
  return h(
    'span',
    { class: isRight(limited) ? 'meter' : 'meter wrong' },
    track,
    h('b', {}, `${count}`),
    excess && h('span', { class: 'excess' }, excess),
  )
}
