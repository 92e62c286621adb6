import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { firstScreenBytes } from './firstScreen.ts'

/** What a page costs a first visit before any action: bytes as served, or in brotli what is inline. */
export interface PageBytes {
  /** Styles and scripts in it included. */
  html: number
  /** Of it, what must have arrived before the first screen is drawn. */
  firstScreen: number
  boot: number
  css: number
  scripts: number
  fonts: number
  /** Every answer, with its headers. */
  everything: number
  /** Headers of one script. */
  headers: number
}

/** Each figure's name in reports. */
export const figures: Readonly<Record<keyof PageBytes, string>> = {
  html: 'HTML, styles included',
  firstScreen: 'of which first screen',
  boot: 'boot script, inline',
  css: 'styles, inline',
  scripts: 'scripts',
  fonts: 'fonts',
  everything: 'everything, with headers',
  headers: 'headers of a script',
}

type Address = '/' | '/he' | '/kandji' | '/he/kandji' | '/store' | '/he/store'

const contentPage = { boot: 1024, css: 5 * 1024, scripts: 2060, headers: 400 }
/** What the project holds itself to: tests and `npm run bench` fail above it. */
export const budgets: Readonly<Record<Address, Readonly<Partial<PageBytes>>>> = {
  '/kandji': { ...contentPage, html: 20_000, firstScreen: 12_500, fonts: 12_500, everything: 45_000 },
  '/he/kandji': { ...contentPage, html: 21_000, firstScreen: 13_000, fonts: 16_500, everything: 50_000 },
  '/': { scripts: 4000, everything: 56_000 },
  '/he': { scripts: 4000, everything: 60_000 },
  // Also once something is in the quote: React comes when somebody opens it.
  '/store': { scripts: 5_800, everything: 50_500 },
  '/he/store': { scripts: 5_800, everything: 55_000 },
}

/** What is still to reach; nothing fails above it. */
export const goals: Readonly<Record<Address, Readonly<Partial<PageBytes>>>> = {
  '/kandji': { html: 14_000, scripts: 1600, fonts: 14_000, everything: 36_000, headers: 350 },
  '/he/kandji': { html: 14_000, scripts: 1600, fonts: 24_000, everything: 46_000, headers: 350 },
  '/': { scripts: 3000, everything: 50_000 },
  '/he': { scripts: 3000, everything: 60_000 },
  '/store': { scripts: 6000, everything: 45_000 },
  '/he/store': { scripts: 6000, everything: 55_000 },
}

export const addresses = Object.keys(budgets) as Address[]

/** How long nothing is fetched once a page has all that it asks for by itself, ms: some only when the browser is idle. */
const quiet = 2500

/** Opens an address as a first visit, in Chromium. */
export async function measurePage(page: Page, address: string): Promise<PageBytes> {
  // A pointer that rests on the header or the cookie banner asks for their code, and Chromium may take one to rest there.
  await page.addInitScript(() =>
    addEventListener('pointerover', event => event.stopImmediatePropagation(), { capture: true }),
  )
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  const html = (await (await page.goto(address, { waitUntil: 'networkidle' }))?.text()) ?? ''
  await page.locator('.cookie-banner').waitFor()
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, quiet)
    page.on('request', () => timer.refresh())
    page.on('requestfinished', () => timer.refresh())
  })
  const inline = (name: string) =>
    brotliCompressSync(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '').length
  const answers = await Promise.all(
    requests.map(async request => {
      const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes()
      // A lazy chunk is fetched first, then run from the browser's cache: no body, and headers that were never sent.
      const isCached = body < 0
      const type = request.url().endsWith('.js') ? 'script' : request.resourceType()
      return { type, body: isCached ? 0 : body, headers: isCached ? 0 : headers }
    }),
  )
  const bodies = (type: string) => sum(answers.map(answer => (answer.type === type ? answer.body : 0)))
  return {
    html: bodies('document'),
    firstScreen: await firstScreenBytes(page.url()),
    boot: inline('script'),
    css: inline('style'),
    scripts: bodies('script'),
    fonts: bodies('font'),
    everything: sum(answers.map(({ body, headers }) => body + headers)),
    headers: answers.find(({ type }) => type === 'script')?.headers ?? 0,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
