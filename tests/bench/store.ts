import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { launchOptions } from '../e2e/chromium.ts'
import { copyProject } from './copyProject.ts'
import { serveBuild } from './serve.ts'

/** Items in the store, and how much slower than this machine the phone is. */
const count = 1000
const throttle = 4
const choices = 40

const root = copyProject()
try {
  cpSync('content', join(root, 'content'), { recursive: true })
  const file = join(root, 'content/data/store/mac.yaml')
  const category = parse(readFileSync(file, 'utf8'))
  const [model] = category.items
  category.items = Array.from({ length: count }, (_, index) => ({
    ...model,
    id: `item-${index}`,
    name: `Model ${index}`,
    brand: `Brand ${index % 10}`,
  }))
  writeFileSync(file, stringify(category, { aliasDuplicateObjects: false }))
  const build = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`)
  for (const path of ['/store', '/he/store']) await measure(path)
} finally {
  rmSync(root, { recursive: true, force: true })
}

/**
 * Prints what one choice of brand costs the main thread until it is painted, and what follows (the count, the address):
 * script, style and layout in the thread's own time, which other programs on the machine do not lengthen, times the factor
 * of a phone.
 */
async function measure(path: string): Promise<void> {
  const server = await serveBuild(4303, root)
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    await page.goto(server.origin + path, { waitUntil: 'networkidle' })
    await page.locator('[data-island=StoreFilter][data-live]').waitFor({ state: 'attached' })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async (name: string) => {
      const { metrics } = await client.send('Performance.getMetrics')
      return (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
    }
    const names = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
    for (const what of ['painted', 'with what follows']) {
      const before = await Promise.all(names.map(spent))
      await page.evaluate(choose, { choices, held: what === 'painted' })
      const after = await Promise.all(names.map(spent))
      const costs = names.map((name, index) => {
        const each = (((after[index] ?? 0) - (before[index] ?? 0)) / choices) * throttle
        return `${name.replace('Duration', '').toLowerCase()} ${each.toFixed(1)} ms`
      })
      console.log(`${path}, ${count} items, a phone ${throttle} times slower, each choice ${what}: ${costs.join(', ')}`)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}

/** Runs in the page: turns a brand on and off. What the filter leaves for after the frame is held back, where asked. */
async function choose({ choices, held }: { choices: number; held: boolean }): Promise<void> {
  const select = [...document.querySelectorAll<HTMLSelectElement>('[data-island=StoreFilter] select')].at(-1)
  if (!select) throw new Error('The store has no filter.')
  const later = window.setTimeout
  for (let turn = 0; turn < choices; turn++) {
    if (held) window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
    select.value = turn % 2 === 0 ? 'Brand 3' : ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
    // A task posted by a frame's callback runs when that frame has been laid out and painted.
    await new Promise<void>(painted => requestAnimationFrame(() => later(painted)))
    window.setTimeout = later
  }
}
