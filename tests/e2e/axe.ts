import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The small one of its two builds: the other takes 60 ms more to load, in every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA, and what its authors think good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Look {
  /** Selectors to which it is limited; that costs a fraction where the rest of the page has been looked at. */
  parts?: readonly string[]
  /** Rules other than the usual. */
  rules?: readonly string[]
}

/**
 * What axe finds wrong on a page as it is, a line a rule. It runs inside the page: the usual driver opens a window of
 * its own for every run and took 0.9 s where this takes 0.2.
 */
export async function axeFaults(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  await page.evaluate(`globalThis.axe || (() => { ${source} })()`)
  const context = parts.length > 0 ? { include: parts.map(part => [part]) } : undefined
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags }
  return page.evaluate(
    async ({ runOnly, context }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 120)).join(' | ')}`)
    },
    { runOnly, context },
  )
}
