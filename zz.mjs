import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
const b = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const c = await b.newContext({ viewport: { width: 360, height: 560 } })
const p = await c.newPage()
const cdp = await c.newCDPSession(p)
await p.goto('http://localhost:4300/store'); await p.evaluate(() => localStorage.setItem('cookie-consent', 'declined'))
let bad = 0
for (let n = 0; n < Number(process.argv[2]); n++) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 + (n % 4) * 2 })
  await p.goto('http://localhost:4300/store')
  await p.locator('[data-add]').first().click()
  await p.locator('.on-quote').first().waitFor()
  await p.evaluate(() => { document.documentElement.style.scrollBehavior = 'auto'; [...document.querySelectorAll('[data-add]')].at(-1)?.focus() })
  const seen = []
  for (let i = 0; i < 6; i++) {
    await p.keyboard.press('Shift+Tab')
    await p.waitForTimeout([0, 5, 16, 40, 100][(n * 7 + i) % 5]); seen.push(await p.evaluate(() => document.activeElement.tagName + ' ' + (document.activeElement.ariaLabel ?? '').slice(0, 40)))
  }
  if (seen.some(s => s.startsWith('BODY'))) { bad++; console.log(n, seen) }
  if (n === 0) console.log(seen)
}
console.log('bad', bad)
await b.close()
