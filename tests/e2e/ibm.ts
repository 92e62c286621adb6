import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { LookSource } from './accessibilityStates.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

/** The only rules that find faults by what the menu’s settings change; none depends on another rule. */
const stateRules = ['target_spacing_sufficient', 'text_contrast_sufficient']

interface Checker {
  rulesetRules: Record<string, string[]>
  check(node: Node, rulesets: string[]): Promise<{ results: readonly Result[] }>
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
  [
    'element_tabbable_role_valid',
    /^<li [^>]*--toasts-before/,
    'a toast takes the focus, so that keys reach its button and it stays while it is read',
  ],
  ['input_checkboxes_grouped', /^<input [^>]*name="marketing"/, 'it groups boxes of one name across two forms'],
]

/** What IBM’s accessibility-checker-engine finds wrong on a page as it is, a line a place: a second opinion besides axe. */
export async function ibmFaults(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await loadEngine(page)
  return page.evaluate<string[]>(`(${engineLook(parts)})()`)
}

/** Its look for what a state of the accessibility menu can break. */
export async function ibmLook(page: Page, parts: readonly string[]): Promise<LookSource> {
  await loadEngine(page)
  return engineLook(parts, stateRules)
}

const loadEngine = (page: Page) => page.evaluate(`globalThis.ace || (() => { ${source}; globalThis.ace = ace })()`)

function engineLook(parts: readonly string[], rules?: readonly string[]): LookSource {
  const passed = exceptions.map(([rule, place]) => [rule, place.source])
  return `() => (${lookWithEngine})(${JSON.stringify([parts, passed, rules]).slice(1, -1)})`
}

/** Runs in the page. */
async function lookWithEngine(
  parts: readonly string[],
  exceptions: readonly [rule: string, place: string][],
  rules: readonly string[] | null,
): Promise<string[]> {
  const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } }
  const ruleset = 'IBM_Accessibility'
  const checker = new ace.Checker()
  if (rules) checker.rulesetRules[ruleset] = [...rules]
  const found: string[] = []
  for (const part of parts.flatMap(selector => [...document.querySelectorAll(selector)])) {
    const { results } = await checker.check(part, [ruleset])
    for (const { ruleId, value, message, snippet, path } of results) {
      if (value[0] !== 'VIOLATION' || value[1] !== 'FAIL') continue
      if (exceptions.some(([rule, place]) => rule === ruleId && new RegExp(place).test(snippet))) continue
      found.push(`${ruleId}: ${message} ${snippet.slice(0, 120)} ${path.dom}`)
    }
  }
  return found
}
