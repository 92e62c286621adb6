import { launch, type Page } from 'puppeteer-core'
import { headlessOptions } from '../chromium.ts'
import type { Driver, EngineBrowser } from './driver.ts'

/** Chromium through its DevTools protocol, or Firefox through WebDriver BiDi, each as this machine has it. */
export async function startPuppeteer(engine: 'chrome' | 'firefox', program: string): Promise<EngineBrowser> {
  const browser = await launch({
    browser: engine,
    executablePath: program,
    headless: 'shell',
    // A page that was prepared in advance takes the place of the one that is driven.
    args: engine === 'chrome' ? [...headlessOptions.args, '--disable-features=Prerender2'] : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const [version = ''] = /\d+/.exec(await browser.version()) ?? []
  return {
    version,
    async visit(walk) {
      const context = await browser.createBrowserContext()
      try {
        const page = await context.newPage()
        // Whoever is asked whether to leave stays.
        page.on('dialog', dialog => void dialog.dismiss())
        await walk(drive(page))
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

function drive(first: Page): Driver {
  let page = first
  return {
    goto: async url => void (await page.goto(url)),
    travel: steps => page.evaluate(by => history.go(by), steps),
    evaluate: expression => page.evaluate(expression),
    movePointer: (x, y) => page.mouse.move(x, y),
    clickPoint: (x, y) => page.mouse.click(x, y),
    async press(key) {
      if (key !== 'Shift+Tab') return page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    type: text => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async path => void (await page.screenshot({ path: `${path}.png` as const })),
    print: () => page.pdf({ format: 'A6' }),
    async openBehind(url) {
      page = await page.browserContext().newPage({ background: true })
      await page.goto(url)
    },
    comeForward: () => page.bringToFront(),
  }
}
