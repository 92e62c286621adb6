/**
 * `npm run bench:desk -- [what]…`: how fast the desk is (`figures`), what an hour of editing leaves (`edits`), and what kills
 * of browser and server cost (`kills`); all of them unless named. `--pages 500`, `--edits 10000`, `--kills 20`, `--seed 1`.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/chromium.ts'
import { makeDevSite, startDev } from '../e2e/devServer.ts'
import { editForAnHour } from './desk/edits.ts'
import { keysToGlyphs, keysToPage, openDesk, percentile, report, settle } from './desk/figures.ts'
import { editWithKills } from './desk/kills.ts'
import { longPage, writeLongPage } from './desk/longPage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '500' },
    edits: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const does = (what: string) => positionals.length === 0 || positionals.includes(what)
const ordinary = { url: '/he/page-7', file: 'content/vendors/page-7.he.mdx' }
const seed = Number(values.seed)

const site = makeDevSite(Number(values.pages))
writeLongPage(site)
console.log(`${values.pages} generated pages, seed ${seed}`)
try {
  if (does('figures') || does('edits')) await withDesk()
  if (does('kills')) await editWithKills(site, Number(values.kills), seed)
} finally {
  rmSync(site.root, { recursive: true, force: true })
}

async function withDesk(): Promise<void> {
  const dev = await startDev(site)
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    // Even on a busy machine everything comes at last.
    context.setDefaultTimeout(120_000)
    await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const page = await context.newPage()
    const open = async (url: string) => {
      const time = await openDesk(page, `${dev.url}${url}?edit=22:5`)
      await settle(page)
      return time
    }
    // Code is compiled, and the checks of the whole content have an answer.
    for (const { url } of [ordinary, longPage]) await open(url)
    if (does('figures')) await measure(page, open)
    if (does('edits')) {
      await open(ordinary.url)
      await editForAnHour(page, site, ordinary.file, Number(values.edits), seed)
    }
  } finally {
    await browser.close()
    await dev.stop()
  }
}

async function measure(page: Page, open: (url: string) => Promise<number>): Promise<void> {
  const openings: number[] = []
  for (let run = 0; run < 7; run++) openings.push(await open(ordinary.url))
  report('opening the desk to a cursor, median of 7', percentile(openings, 0.5), 700)
  report('a key to the page, median of 25', percentile(await keysToPage(page, 25), 0.5), 100)
  await open(longPage.url)
  const glyphs = await keysToGlyphs(page, 300)
  report('a key to its letter, 5,000 words and 200 tags, median of 300', percentile(glyphs, 0.5), 16)
  report('the same, 99th in a hundred', percentile(glyphs, 0.99), 50)
  report('a key to the page of 5,000 words, median of 25', percentile(await keysToPage(page, 25), 0.5), 200)
}
