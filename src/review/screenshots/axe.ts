import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** One element that breaks a rule of axe. */
export interface AxeViolation {
  rule: string
  /** What to do about it, in axe's words. */
  help: string
  html: string
}

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function runAxe(page: Page): Promise<AxeViolation[]> {
  await page.evaluate(`globalThis.axe || (() => { ${axe.source} })()`)
  return page.evaluate(async values => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: values, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(node => ({ rule: id, help, html: node.html.slice(0, 200) })),
    )
  }, tags)
}

/** Violations of one list that are not in the other; duplicates count. */
export function newViolations(violations: readonly AxeViolation[], known: readonly AxeViolation[]): AxeViolation[] {
  const left = known.map(keyOf)
  return violations.filter(violation => {
    const index = left.indexOf(keyOf(violation))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const keyOf = ({ rule, html }: AxeViolation) => `${rule} ${html}`
