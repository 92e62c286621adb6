import { live, type Part, startPart } from './parts.ts'

/** Starts a part of the frame on the first pointer, focus or click, and gives it again the click that came too early. */
export function wakeOnIntent(): void {
  const wake = async ({ target, type }: Event) => {
    const closest = (selector: string) => (target as Element).closest?.<HTMLElement>(selector)
    const part = closest('[data-frame]')?.dataset.frame as Part | undefined
    if (!part || live.has(part)) return
    const button = type === 'click' ? closest('[data-act]') : undefined
    // A menu opens under the pointer at once; its code, which closes it, follows.
    const menu = type === 'mouseover' && closest('[data-menu=hover]')
    if (menu) menu.setAttribute('open', '')
    if (await startPart(part)) button?.click()
    else if (menu) menu.removeAttribute('open')
  }
  for (const type of ['mouseover', 'focusin', 'click']) addEventListener(type, wake)
}
