import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/chromium.ts'
import { serveBuild } from './serve.ts'

/** Main-thread work of an idle home page: share of ten seconds, from Chromium's own counters. */
const seconds = 10

const server = await serveBuild(4302)
const browser = await chromium.launch(launchOptions)
try {
  for (const path of ['/', '/he']) {
    for (const place of ['top', 'testimonials', 'end']) {
      const page = await browser.newPage()
      await page.goto(server.origin + path, { waitUntil: 'networkidle' })
      await page.evaluate(where => {
        const element = where === 'testimonials' ? document.querySelector('[data-behaviour=testimonials]') : null
        if (element) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        if (where === 'end') scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      }, place)
      await page.waitForLoadState('networkidle')
      const client = await page.context().newCDPSession(page)
      await client.send('Performance.enable')
      const busy = async () => {
        const { metrics } = await client.send('Performance.getMetrics')
        return metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0
      }
      const before = await busy()
      await new Promise(resolve => setTimeout(resolve, seconds * 1000))
      console.log(`${path} ${place}: ${((((await busy()) - before) / seconds) * 100).toFixed(2)} % of the main thread`)
      await page.close()
    }
  }
} finally {
  await browser.close()
  server.stop()
}
