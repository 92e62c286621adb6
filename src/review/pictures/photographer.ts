import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type BuiltPage, sha } from '../builds/readBuild.ts'
import { type AxeFault, axeFaults } from './axeFaults.ts'
import { launchOptions } from './chromium.ts'
import { type Viewport, viewportNames, viewports } from './viewports.ts'

/** Part of the name of every kept picture: raise it when pictures are taken otherwise. */
const version = '7'

/** Where axe looks: it takes longer than the picture does, and what only a phone shows is looked at by `npm test`. */
const checkedIn: Viewport = 'desktop'

/** Height at which a picture is cut off, px; Chromium paints nothing below. */
const tallest = 16_000

/** Nothing moves, nothing fades in, and what is far down the page has its true height at once. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;content-visibility:visible!important}'

export interface Photograph {
  /** PNG of the whole page. */
  file: string
  faults: AxeFault[]
}

/** A page as photographed in each viewport. */
export type Photographs = Record<Viewport, Photograph>

/**
 * Takes pictures of pages, one at a time, and keeps them by what they show, so that an interrupted review goes on where it
 * was. Each photographer has a browser of its own: tabs of one browser share a window, and a tall picture taken while
 * another tab resizes it shows the first screen again and again.
 */
export class Photographer implements AsyncDisposable {
  private readonly folder: string
  private browser: Browser | undefined
  private tab: Page | undefined

  constructor(root: string) {
    this.folder = join(root, '.cache/review/pictures')
    mkdirSync(this.folder, { recursive: true })
  }

  private place(page: BuiltPage, viewport: Viewport): string {
    return join(this.folder, sha(`${version} ${JSON.stringify(viewports[viewport])} ${page.look}`))
  }

  /** @param origin where the page's build is served */
  async take(page: BuiltPage, origin: string): Promise<Photographs> {
    const missing = viewportNames.filter(viewport => !existsSync(`${this.place(page, viewport)}.json`))
    const [first] = missing
    if (first) {
      const tab = await this.openTab()
      await tab.setViewportSize(viewports[first])
      await tab.goto(origin + page.url, { waitUntil: 'load' })
      for (const viewport of missing) {
        await tab.setViewportSize(viewports[viewport])
        await settle(tab)
        const place = this.place(page, viewport)
        writeFileSync(`${place}.png`, await capture(tab, viewports[viewport].width))
        // Written last: it says that both are there.
        writeFileSync(`${place}.part`, JSON.stringify(viewport === checkedIn ? await axeFaults(tab) : []))
        renameSync(`${place}.part`, `${place}.json`)
      }
    }
    const read = (viewport: Viewport): Photograph => {
      const place = this.place(page, viewport)
      return { file: `${place}.png`, faults: JSON.parse(readFileSync(`${place}.json`, 'utf8')) as AxeFault[] }
    }
    return { phone: read('phone'), desktop: read('desktop') }
  }

  private async openTab(): Promise<Page> {
    if (this.tab) return this.tab
    this.browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--hide-scrollbars'] })
    const context = await this.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' })
    await context.addInitScript(() => {
      const decided = { necessary: true, functional: false, analytics: false, marketing: false }
      localStorage.setItem('consent', JSON.stringify({ ...decided, timestamp: '2026-01-01T00:00:00.000Z' }))
    })
    this.tab = await context.newPage()
    return this.tab
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser?.close()
  }
}

/**
 * Waits until everything that a visitor would come to see is there. Lines get a height of whole pixels: a text that moves
 * by part of one is drawn otherwise, and would count as changed.
 */
async function settle(tab: Page): Promise<void> {
  await tab.addStyleTag({ content: still })
  await tab.evaluate(async () => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    // Undone first: what was rounded for another width may be another height in this one.
    for (const element of elements) element.style?.removeProperty('line-height')
    const lines = elements.map(element => [element, Number.parseFloat(getComputedStyle(element).lineHeight)] as const)
    for (const [element, height] of lines) {
      if (element.style && height % 1) element.style.lineHeight = `${Math.round(height)}px`
    }
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** The whole page as PNG; compressed little, because it is read again at once. */
async function capture(tab: Page, width: number): Promise<Buffer> {
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  const client = await tab.context().newCDPSession(tab)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
  })
  await client.detach()
  return Buffer.from(data, 'base64')
}
