import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { headlessOptions } from '../e2e/chromium.ts'
import { copyProject } from './copyProject.ts'
import { generateSite } from './generateSite.ts'
import { addresses, budgets, figures, goals, measurePage, type PageBytes } from './pageBytes.ts'
import { serveBuild } from './serve.ts'
import { calibratedRun, reference, type Usage } from './timedRun.ts'

/** A line of the report. Above its budget the bench fails; its goal is still to reach. */
interface Row {
  readonly what: string
  readonly measured: number
  readonly budget?: number | undefined
  readonly goal?: number | undefined
}

/** Pages of the site that most limits are for. */
const usual = 2000

const [word] = process.argv.slice(2)
let failed = false
if (word === undefined || word === 'own') await measureOwnSite()
if (word !== 'own') await measureGenerated(Number(word ?? usual))
process.exitCode = failed ? 1 : 0

function report({ what, measured, budget, goal }: Row): void {
  const number = (value: number) => (value < 100 ? value.toFixed(2) : Math.round(value).toLocaleString('en'))
  const cells = [what.padEnd(44), number(measured).padStart(8)]
  if (budget !== undefined) cells.push(`budget ${number(budget)}: ${measured > budget ? 'TOO MUCH' : 'kept'}`)
  if (goal !== undefined) cells.push(`to reach ${number(goal)}: ${measured > goal ? 'not yet' : 'reached'}`)
  console.log(cells.join('  '))
  if (budget !== undefined && measured > budget) failed = true
}

/** Reports a wall time that is to be so many seconds at most on the machine on which the limits were set. */
function reportWall(what: string, { wall }: Usage, seconds?: number): void {
  report({ what: `${what}: wall`, measured: wall, goal: seconds && seconds / reference.wall })
}

/** The project's own pages, in a copy with the repository's history: their bytes, and builds after little or nothing changed. */
async function measureOwnSite(): Promise<void> {
  const root = copyProject()
  cpSync('content', join(root, 'content'), { recursive: true })
  const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
  writeFileSync(join(root, '.git'), `gitdir: ${history}`)
  await build(root)
  console.log('\nBytes before any action, as served:')
  await reportBytes(root)
  console.log('\nBuilds of these pages, in calibrations:')
  reportWall('after one edit', await middle(() => buildAfterEdit(root, 'content/vendors/kandji.en.mdx')), 0.8)
  reportWall('nothing changed', await middle(() => build(root)), 0.4)
}

async function reportBytes(root: string): Promise<void> {
  const server = await serveBuild(4304, root)
  const browser = await chromium.launch(headlessOptions)
  try {
    for (const address of addresses) {
      const page = await browser.newPage({ baseURL: server.origin, locale: 'en-US' })
      const measured = await measurePage(page, address)
      await page.close()
      for (const [figure, name] of Object.entries(figures) as [keyof PageBytes, string][]) {
        const [budget, goal] = [budgets[address][figure], goals[address][figure]]
        if (budget ?? goal) report({ what: `${address}  ${name}`, measured: measured[figure], budget, goal })
      }
    }
  } finally {
    await browser.close()
    server.stop()
  }
}

/** Builds of generated pages; those of more than the usual number are compared with it. */
async function measureGenerated(count: number): Promise<void> {
  console.log('\nBuilds of generated pages, in calibrations and megabytes:')
  const base = await measureCold(Math.min(count, usual))
  if (count <= usual) return
  const { cpu, memory } = await measureCold(count)
  report({ what: `${count} pages: CPU, times that of ${usual}`, measured: cpu / base.cpu, goal: (count / usual) * 1.1 })
  report({ what: `${count} pages: memory`, measured: memory / 1e6, goal: 1500 })
}

async function measureCold(count: number): Promise<Usage> {
  // The limits are for the usual number.
  const goal = (value: number) => (count === usual ? value : undefined)
  const root = copyProject()
  generateSite(root, count)
  const cold = await build(root)
  report({ what: `${count} pages cold: CPU`, measured: cold.cpu, goal: goal(28 / reference.cpu) })
  reportWall(`${count} pages cold`, cold, goal(18))
  report({ what: `${count} pages cold: memory`, measured: cold.memory / 1e6, goal: goal(800) })
  reportWall(`${count} pages after one edit`, await buildAfterEdit(root, 'content/vendors/page-7.en.mdx'), goal(1.8))
  rmSync(root, { recursive: true, force: true })
  return cold
}

function build(root: string): Promise<Usage> {
  return calibratedRun(root, 'scripts/setup/run.mjs', 'build')
}

function buildAfterEdit(root: string, file: string): Promise<Usage> {
  appendFileSync(join(root, file), '\nOne more sentence at the end.\n')
  return build(root)
}

/** Of three runs, the one whose wall time is neither the longest nor the shortest. */
async function middle(run: () => Promise<Usage>): Promise<Usage> {
  const [, second] = [await run(), await run(), await run()].sort((a, b) => a.wall - b.wall) as [Usage, Usage, Usage]
  return second
}
