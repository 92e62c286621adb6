import { rmSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/chromium.ts'
import { makeDevSite, startDev } from '../e2e/devServer.ts'

/** Saves of one page; their median counts. */
const edits = 20
const count = Number(process.argv[2] ?? 500)

const file = 'content/vendors/page-7.en.mdx'
const site = makeDevSite(count)
console.log(`${count} generated pages`)
try {
  await (await measureStart('first start, nothing kept')).stop()
  await (await measureStart('second start')).stop()
  const dev = await measureStart('third start')
  const browser = await chromium.launch(launchOptions)
  try {
    await measureEdits(await browser.newPage({ locale: 'en-US' }), dev.url)
  } finally {
    await browser.close()
    await dev.stop()
  }
} finally {
  rmSync(site.root, { recursive: true, force: true })
}

/** From the command to the last byte of a page. */
async function measureStart(name: string) {
  const started = performance.now()
  const dev = await startDev(site)
  const page = await fetch(`${dev.url}/page-7`)
  await page.text()
  console.log(`${name}: first page after ${Math.round(performance.now() - started)} ms`)
  return dev
}

/** From the save to the frame in which the browser shows the text. */
async function measureEdits(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/page-7`)
  await page.locator('html[data-dev-version]').waitFor()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const before = site.read(file)
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit++) {
    const words = `This is edit number ${edit} of the page`
    const shown = page.evaluate(
      text =>
        new Promise<number>(resolve => {
          const main = document.querySelector('main')
          const observer = new MutationObserver(() => {
            if (!main?.textContent?.includes(text)) return
            observer.disconnect()
            // The frame after the next one has been drawn with it.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())))
          })
          if (main) observer.observe(main, { subtree: true, childList: true, characterData: true })
        }),
      words,
    )
    // The observer is in place once the page answers again.
    await page.evaluate(() => undefined)
    const saved = Date.now()
    site.write(file, `${before}\n${words}.\n`)
    times.push((await shown) - saved)
  }
  times.sort((a, b) => a - b)
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)]
  console.log(`saved text on screen: median ${median} ms of ${edits} edits, slowest ${slowest} ms`)
  console.log(`scroll position kept: ${(await page.evaluate(() => scrollY)) === 700 ? 'yes' : 'no'}`)
}
