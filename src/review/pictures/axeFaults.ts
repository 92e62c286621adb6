import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** One element that axe finds fault with. */
export interface AxeFault {
  rule: string
  /** What to do about it, in axe's words. */
  help: string
  html: string
}

/** WCAG 2.2 AA, and what axe's authors think good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe on a page as it stands. */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(`globalThis.axe || (() => { ${axe.source} })()`)
  return page.evaluate(async values => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: values, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(node => ({ rule: id, help, html: node.html.slice(0, 200) })),
    )
  }, tags)
}

/** Faults of one list that the other does not have, each as often as it has come. */
export function faultsBeyond(faults: readonly AxeFault[], known: readonly AxeFault[]): AxeFault[] {
  const left = known.map(fault => `${fault.rule} ${fault.html}`)
  return faults.filter(fault => {
    const place = left.indexOf(`${fault.rule} ${fault.html}`)
    if (place < 0) return true
    left.splice(place, 1)
    return false
  })
}
