import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import type { BuiltPage } from '../builds/readBuild.ts'
import { type AxeViolation, runAxe } from './axe.ts'
import { launchOptions } from './chromium.ts'
import { untilEqual } from './image.ts'
import { type Viewport, viewports } from './viewports.ts'

/** Part of the cache key: raise it when screenshots are taken in another way. */
const version = '9'

/** Where axe runs: it takes longer than the screenshot, and what only a phone shows is checked by `npm test`. */
const axeViewport: Viewport = 'desktop'

/** Height at which a screenshot is cut off, px: Chromium paints nothing below, and WebP holds at most 16,383. */
const maxHeight = 16_000

/** Days that a screenshot is kept after it was taken. */
const keptDays = 14

/** Nothing moves or fades in, and what is far down the page has its final height at once. */
const staticStyles =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;content-visibility:visible!important}'

interface Screenshot {
  /** PNG of the whole page. */
  file: string
  violations: AxeViolation[]
}

export type Screenshots = Partial<Record<Viewport, Screenshot>>

/**
 * Takes screenshots of pages, one at a time, and keeps them under a key of what they show, so that an interrupted review
 * continues where it was. Each instance has a browser of its own: tabs of one browser share a window, and a tall screenshot
 * taken while another tab resizes it repeats the first screen.
 */
export class ScreenshotBrowser implements AsyncDisposable {
  private readonly folder: string
  private readonly names: readonly Viewport[]
  private browser: Browser | undefined
  private tab: Page | undefined

  /** @param cache folder of the review's cache */
  constructor(cache: string, names: readonly Viewport[]) {
    this.folder = screenshotFolder(cache)
    this.names = names
    mkdirSync(this.folder, { recursive: true })
  }

  private pathOf(page: BuiltPage, viewport: Viewport): string {
    return join(this.folder, sha(`${version} ${JSON.stringify(viewports[viewport])} ${page.appearance}`))
  }

  /** @param origin where the page's build is served */
  async capture(page: BuiltPage, origin: string): Promise<Screenshots> {
    const missing = this.names.filter(viewport => !existsSync(`${this.pathOf(page, viewport)}.json`))
    const [first] = missing
    if (first) {
      const tab = await this.openTab()
      await tab.setViewportSize(viewports[first])
      await tab.goto(origin + page.url, { waitUntil: 'load' })
      for (const viewport of missing) {
        await tab.setViewportSize(viewports[viewport])
        await settle(tab)
        const path = this.pathOf(page, viewport)
        writeFileSync(`${path}.png`, await untilEqual(() => screenshot(tab, viewports[viewport].width)))
        // Written last: its presence means that both files are complete.
        writeFileSync(`${path}.part`, JSON.stringify(viewport === axeViewport ? await runAxe(tab) : []))
        movePath(`${path}.part`, `${path}.json`)
      }
    }
    return Object.fromEntries(
      this.names.map((viewport): [Viewport, Screenshot] => {
        const path = this.pathOf(page, viewport)
        return [viewport, { file: `${path}.png`, violations: JSON.parse(readFileSync(`${path}.json`, 'utf8')) }]
      }),
    )
  }

  private async openTab(): Promise<Page> {
    if (this.tab) return this.tab
    this.browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--hide-scrollbars'] })
    const context = await this.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' })
    await context.addInitScript(() => {
      const choices = { necessary: true, functional: false, analytics: false, marketing: false }
      localStorage.setItem('consent', JSON.stringify({ ...choices, timestamp: '2026-01-01T00:00:00.000Z' }))
    })
    this.tab = await context.newPage()
    return this.tab
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser?.close()
  }
}

const screenshotFolder = (cache: string) => join(cache, 'screenshots')

/** Removes screenshots that were taken long ago, so that the cache does not grow without end. */
export function removeOldScreenshots(cache: string, now: Date): void {
  const folder = screenshotFolder(cache)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (now.getTime() - statSync(file).mtimeMs > keptDays * 24 * 3_600_000) rmSync(file, { force: true })
  }
}

/**
 * Waits until everything that a visitor would see is there. Line heights are rounded to whole pixels: text that moves by a
 * fraction of one is drawn differently, and would count as changed.
 */
async function settle(tab: Page): Promise<void> {
  await tab.addStyleTag({ content: staticStyles })
  await tab.evaluate(async () => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    // Undone first: what was rounded for another width may have another height in this one.
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

/** The whole page as PNG, barely compressed, because it is read again at once. */
async function screenshot(tab: Page, width: number): Promise<Buffer> {
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  const client = await tab.context().newCDPSession(tab)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 },
  })
  await client.detach()
  return Buffer.from(data, 'base64')
}
