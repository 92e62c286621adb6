import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { launchOptions } from '../e2e/chromium.ts'
import { copyProject } from './copyProject.ts'
import { serveBuild } from './serve.ts'

/** Items in the store, and how much slower than this machine the phone is. */
const count = 1000
const throttle = 4
/** Loads of the page, each with a choice of every brand. */
const loads = 5
const brands = Array.from({ length: 10 }, (_, index) => `Brand ${index}`)
/** The browser's counters of its main thread; `task` is the sum. */
const parts = ['Script', 'RecalcStyle', 'Layout', 'Task'] as const

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
    brand: brands[index % brands.length],
  }))
  writeFileSync(file, stringify(category, { aliasDuplicateObjects: false }))
  const build = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`)
  for (const path of ['/store', '/he/store']) {
    console.log(
      `${path}, ${count} items: ${statSync(join(root, `dist/client${path}.html.br`)).size} bytes of HTML in brotli`,
    )
    await measure(path)
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}

/**
 * Prints what one choice of a brand costs the main thread until it is painted, and with what follows (the count, the
 * address): in the thread's own time, which other programs on the machine do not lengthen, times the factor of a phone,
 * without the cost of measuring. Each brand is chosen once after each load, so that its items were never drawn before;
 * the median leaves out choices during which the browser did housekeeping.
 */
async function measure(path: string): Promise<void> {
  const server = await serveBuild(4303, root)
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      const values = new Map(metrics.map(({ name, value }) => [name, value * 1000]))
      return parts.map(part => values.get(`${part}Duration`) ?? 0)
    }
    const spentOn = async (what: What) => {
      const costs: number[][] = parts.map(() => [])
      for (let load = 0; load < loads; load++) {
        await page.goto(server.origin + path, { waitUntil: 'networkidle' })
        await page
          .locator('[data-behaviour=store][data-live]')
          .evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
        for (const brand of brands) {
          const before = await spent()
          await page.evaluate(choose, { brand, what })
          const after = await spent()
          for (const [index, cost] of costs.entries()) cost.push((after[index] ?? 0) - (before[index] ?? 0))
        }
      }
      return costs.map(cost => (cost.sort((a, b) => a - b)[Math.floor(cost.length / 2)] ?? 0) * throttle)
    }
    await spentOn('painted and looked at')
    const measuring = await spentOn('nothing')
    for (const what of ['painted', 'with what follows'] as const) {
      const each = await spentOn(what)
      const told = parts.map((part, index) => `${part} ${((each[index] ?? 0) - (measuring[index] ?? 0)).toFixed(1)} ms`)
      console.log(`${path}, ${count} items, a phone ${throttle} times slower, each choice ${what}: ${told.join(', ')}`)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}

type What = 'nothing' | 'painted' | 'painted and looked at' | 'with what follows'

/** Runs in the page: chooses a brand, or waits for a frame without. Until painted, what follows is held back. */
async function choose({ brand, what }: { brand: string; what: What }): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>('[name=brand]')
  if (!select) throw new Error('The store has no filter.')
  const later = window.setTimeout
  if (what.startsWith('painted')) window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
  if (what !== 'nothing') {
    select.value = brand
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // A task posted by a frame's callback runs when that frame has been laid out and painted.
  await new Promise<void>(painted => requestAnimationFrame(() => later(painted)))
  window.setTimeout = later
  if (what !== 'painted and looked at') return
  const first = document.querySelector(`[data-front] [data-brand="${brand}"] h3`)
  if (!first?.checkVisibility({ contentVisibilityAuto: true }))
    throw new Error(`The items of ${brand} are not drawn in the frame after their choice.`)
}
