import { motionAllowed, runWhileVisible } from '../../motion/runAnimation.ts'

/** Steps and length of the count, and the part of the section that starts it (specification §4). */
export const counterSteps = 60
export const counterDuration = 2000
export const revealThreshold = 0.3

/**
 * Counts every `[data-count]` from zero up to its number, once, when the section comes into view; not where the visitor
 * has seen the numbers already. What is read aloud is its number all the time.
 */
export default function counter(section: HTMLElement): void {
  const figures = [...section.querySelectorAll<HTMLElement>('[data-count]')].map(element => ({
    element,
    target: Number(element.dataset.count),
    final: element.textContent ?? '',
  }))
  if (!motionAllowed() || figures.some(({ element }) => isInWindow(element))) return
  const spoken = figures.map(({ element, final }) => speak(element, final))
  let step = 0
  const show = () => {
    for (const { element, target, final } of figures) {
      element.textContent =
        step < counterSteps ? final.replace(/\d[\d,.]*/, String(Math.round((target * step) / counterSteps))) : final
    }
    if (step >= counterSteps) for (const stop of spoken) stop()
  }
  const finish = () => {
    step = counterSteps
    show()
  }
  show()
  addEventListener('beforeprint', finish)
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
        finish()
      }
    },
    { canRun: () => step < counterSteps, threshold: revealThreshold },
  )
}

/** Has a text read aloud in place of what an element shows. @returns a function that ends it */
function speak(element: HTMLElement, text: string): () => void {
  const spoken = Object.assign(document.createElement('bdi'), {
    className: 'sr-only',
    dir: element.dir,
    textContent: text,
  })
  element.after(spoken)
  element.setAttribute('aria-hidden', 'true')
  return () => {
    spoken.remove()
    element.removeAttribute('aria-hidden')
  }
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
