import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../../tests/e2e/chromium.ts'
import { type BuiltPage, sha } from '../builds/readBuild.ts'
import { type AxeFault, axeFaults } from './axeFaults.ts'
import { type Viewport, viewports } from './viewports.ts'

/** Part of the name of every kept picture: raise it when pictures are taken otherwise. */
const version = '2'

/** Height at which a picture is cut off, px; Chromium paints nothing below. */
const tallest = 16_000

/** Nothing moves, nothing fades in, and no banner stands before the page. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}'

export interface Photograph {
  /** PNG of the whole page. */
  file: string
  faults: AxeFault[]
}

/** Takes pictures of pages and keeps them by what they show, so that an interrupted review goes on where it was. */
export class Photographer implements AsyncDisposable {
  private readonly folder: string
  private readonly contexts = new Map<Viewport, Promise<BrowserContext>>()
  private browser: Promise<Browser> | undefined

  constructor(root: string) {
    this.folder = join(root, '.cache/review/pictures')
    mkdirSync(this.folder, { recursive: true })
  }

  private place(page: BuiltPage, viewport: Viewport): string {
    return join(this.folder, sha(`${version} ${JSON.stringify(viewports[viewport])} ${page.look}`))
  }

  isKept(page: BuiltPage, viewport: Viewport): boolean {
    return existsSync(`${this.place(page, viewport)}.json`)
  }

  /** @param origin where the page's build is served */
  async take(page: BuiltPage, viewport: Viewport, origin: string): Promise<Photograph> {
    const place = this.place(page, viewport)
    const file = `${place}.png`
    if (!this.isKept(page, viewport)) {
      const context = await this.contextOf(viewport)
      const tab = await context.newPage()
      try {
        await tab.goto(origin + page.url, { waitUntil: 'load' })
        await settle(tab)
        writeFileSync(file, await capture(tab, viewports[viewport].width))
        // Written last: it says that both are there.
        writeFileSync(`${place}.part`, JSON.stringify(await axeFaults(tab)))
        renameSync(`${place}.part`, `${place}.json`)
      } finally {
        await tab.close()
      }
    }
    return { file, faults: JSON.parse(readFileSync(`${place}.json`, 'utf8')) as AxeFault[] }
  }

  private contextOf(viewport: Viewport): Promise<BrowserContext> {
    const known = this.contexts.get(viewport)
    if (known) return known
    this.browser ??= chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--hide-scrollbars'] })
    const made = this.browser.then(async browser => {
      const context = await browser.newContext({
        viewport: viewports[viewport],
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript(() => {
        const decided = { necessary: true, functional: false, analytics: false, marketing: false }
        localStorage.setItem('consent', JSON.stringify({ ...decided, timestamp: '2026-01-01T00:00:00.000Z' }))
      })
      return context
    })
    this.contexts.set(viewport, made)
    return made
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.browser)?.close()
  }
}

/** Waits until everything that a visitor would come to see is there. */
async function settle(tab: Page): Promise<void> {
  await tab.addStyleTag({ content: still })
  await tab.evaluate(async () => {
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
