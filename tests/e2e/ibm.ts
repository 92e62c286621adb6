import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

interface Engine {
  Checker: new () => { check(node: Node, rulesets: string[]): Promise<{ results: readonly Result[] }> }
}
interface Result {
  ruleId: string
  value: readonly [string, string]
  message: string
  snippet: string
  path: { dom: string }
}

/** What the engine says of pages that are in order: its rule, where, and why it is passed over. */
const exceptions: readonly [rule: string, snippet: RegExp, reason: string][] = [
  [
    'aria_content_in_landmark',
    /^<a [^>]*href="#main"/,
    'a skip link comes before all landmarks, so that it is the first stop',
  ],
  [
    'element_tabbable_role_valid',
    /^<section [^>]*tabindex="0"/,
    'what scrolls must take the focus, or no keyboard moves it',
  ],
  ['input_checkboxes_grouped', /^<input [^>]*name="marketing"/, 'it groups boxes of one name across two forms'],
]

/** What IBM’s accessibility-checker-engine finds wrong on a page as it stands, a line a place: second sight beside axe. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.ace || (() => { ${source}; globalThis.ace = ace })()`)
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Engine }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
  })
  return results.flatMap(({ ruleId, message, snippet, path }) =>
    exceptions.some(([rule, place]) => rule === ruleId && place.test(snippet))
      ? []
      : [`${ruleId}: ${message} ${snippet.slice(0, 120)} ${path.dom}`],
  )
}
