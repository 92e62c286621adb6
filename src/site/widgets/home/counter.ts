import { motionAllowed, runWhileVisible } from '../../motion/runWhileVisible.ts'

/** Steps and length of the count, and the part of the section that starts it (specification §4). */
export const counterSteps = 60
export const counterDuration = 2000
export const revealThreshold = 0.3

/** Counts every `[data-count]` up to its number, once, when the section comes into view. */
export default function counter(section: HTMLElement): void {
  if (!motionAllowed()) return
  const figures = [...section.querySelectorAll<HTMLElement>('[data-count]')].map(element => ({
    element,
    target: Number(element.dataset.count),
    final: element.textContent ?? '',
  }))
  let step = 0
  const show = () => {
    for (const { element, target, final } of figures) {
      element.textContent =
        step < counterSteps ? final.replace(/\d[\d,.]*/, String(Math.round((target * step) / counterSteps))) : final
    }
  }
  runWhileVisible(
    section,
    () => {
      const timer = setInterval(() => {
        step += 1
        show()
        if (step >= counterSteps) clearInterval(timer)
      }, counterDuration / counterSteps)
      return () => {
        clearInterval(timer)
        if (step >= counterSteps) return
        // Stopped half-way (scrolled off, paused): the true figures, not a half-counted one.
        step = counterSteps
        show()
      }
    },
    { canRun: () => step < counterSteps, threshold: revealThreshold },
  )
}
