import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import sharp from 'sharp'
import { type EngineName, findEngine } from '../../../scripts/setup/engines.mjs'
import { decided } from '../shell/visit.ts'
import type { Driver, EngineBrowser, Key } from './driver.ts'
import { startPuppeteer } from './puppeteerBrowser.ts'
import { startWebKit } from './webKitBrowser.ts'

/** Times between two looks, ms: a walk looks hundreds of times. */
const intervals = [20, 50, 100]

const results = join(import.meta.dirname, '../../../test-results')

/** A person at a browser: goes to pages, points, clicks and types, and looks at the result. */
export class Visitor {
  private readonly driver: Driver
  private readonly origin: string
  private readonly engine: EngineName

  constructor(driver: Driver, origin: string, engine: EngineName) {
    this.driver = driver
    this.origin = origin
    this.engine = engine
  }

  /** The same person on a copy of the site. */
  at(origin: string): Visitor {
    return new Visitor(this.driver, origin, this.engine)
  }

  /** Runs a function in the page; arguments and result go as JSON. */
  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(`(${run})(...${JSON.stringify(values)})`) as Promise<Awaited<Result>>
  }

  /** Opens a page; resolves once its own script has run. */
  async open(path: string): Promise<void> {
    const goThere = async () => {
      await this.driver.goto(this.origin + path)
      await this.sees(() => document.readyState === 'complete')
    }
    await goThere().catch(error => {
      // On a busy machine its first page now and then stays half loaded; one that never is complete fails the second time, too.
      if (this.engine !== 'WebKitGTK') throw error
      return goThere()
    })
  }

  /**
   * Opens a page in a tab behind this one, waits there until it is so, and comes to it.
   * @throws where the engine's driver has no such tabs
   */
  async openBehind(path: string, ready: () => boolean): Promise<void> {
    const { openBehind, comeForward } = this.driver
    if (!openBehind || !comeForward) throw new Error(`${this.engine} opens no tab behind another.`)
    await openBehind(this.origin + path)
    await this.sees(ready)
    await comeForward()
    await this.sees(() => !document.hidden)
  }

  /**
   * Prints the page.
   * @throws where the engine's driver prints nothing
   */
  print(): Promise<Uint8Array> {
    if (!this.driver.print) throw new Error(`${this.engine}’s driver prints nothing.`)
    return this.driver.print()
  }

  /** Goes back to a page. */
  async goBack(path: string): Promise<void> {
    await this.driver.travel(-1)
    await this.arrives(path)
  }

  async goForward(path: string): Promise<void> {
    await this.driver.travel(1)
    await this.arrives(path)
  }

  /** Waits until it is so in the page. */
  sees<Values extends unknown[]>(what: (...values: Values) => boolean, ...values: Values): Promise<void> {
    return expect
      .poll(() => this.evaluate(what, ...values).catch(() => false), {
        message: [what, ...values].join(' · '),
        intervals,
      })
      .toBe(true)
  }

  /** Waits until the first element of a selector is displayed, or none of them is. */
  seesElement(selector: string, there = true): Promise<void> {
    return this.sees(
      (css, expected) =>
        [...document.querySelectorAll(css)].some(element => element.checkVisibility({ visibilityProperty: true })) ===
        expected,
      selector,
      there,
    )
  }

  /** Waits until the text of the first element of a selector contains this. */
  seesText(selector: string, text: string): Promise<void> {
    return expect
      .poll(() => this.evaluate(css => document.querySelector(css)?.textContent ?? '', selector).catch(() => ''), {
        message: selector,
        intervals,
      })
      .toContain(text)
  }

  /** Waits until the address, without its origin, is this. */
  async arrives(path: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => location.href).catch(() => ''), { message: 'address', intervals })
      .toBe(this.origin + path)
    await this.sees(() => document.readyState === 'complete')
  }

  /** Waits until the focus is on the first element of a selector. */
  focusIsOn(selector: string): Promise<void> {
    return this.sees(css => document.activeElement === document.querySelector(css), selector)
  }

  async point(selector: string): Promise<void> {
    const { x, y } = await this.find(selector)
    await this.driver.movePointer(x, y)
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.find(selector)
    await this.driver.clickPoint(x, y)
  }

  pointAt(x: number, y: number): Promise<void> {
    return this.driver.movePointer(x, y)
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.driver.clickPoint(x, y)
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key)
  }

  /** Clicks into a field, empties it and types. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector)
    await this.evaluate(css => document.querySelector<HTMLInputElement>(css)?.select(), selector)
    await this.driver.press('Backspace')
    await this.driver.type(text)
  }

  type(text: string): Promise<void> {
    return this.driver.type(text)
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height)
  }

  /** The window as it is, in test-results/engines/. */
  async look(name: string): Promise<void> {
    const folder = join(results, 'screens')
    mkdirSync(folder, { recursive: true })
    await this.driver.screenshot(join(folder, `${name}-${this.engine}`))
  }

  /** Whether anything is to be seen where an element stands: a page knows of no fault in the browser's drawing. */
  async isDrawn(selector: string): Promise<boolean> {
    const { x, y, width, height } = await this.evaluate(
      css => document.querySelector(css)?.getBoundingClientRect().toJSON() as DOMRect,
      selector,
    )
    const path = await this.screen()
    const [left, top] = [Math.round(x), Math.round(y)]
    const part = sharp(path).extract({ left, top, width: Math.floor(width), height: Math.floor(height) })
    // The statistics are those of the whole file, whatever was taken of it.
    const { channels } = await sharp(await part.png().toBuffer()).stats()
    return channels.some(({ stdev }) => stdev > 5)
  }

  /** How much of two boxes of one size, which stand at whole pixels in the window, looks different; 0 to 1. */
  async difference(one: DOMRectInit, other: DOMRectInit): Promise<number> {
    const path = await this.screen()
    const [a = Buffer.of(), b = Buffer.of()] = await Promise.all(
      [one, other].map(({ x: left = 0, y: top = 0, width = 0, height = 0 }) =>
        sharp(path).extract({ left, top, width, height }).grayscale().raw().toBuffer(),
      ),
    )
    return a.filter((gray, at) => Math.abs(gray - (b[at] ?? 0)) > 64).length / a.length
  }

  /** The window as it is, in a file that no test beside this one writes to. */
  private async screen(): Promise<string> {
    const path = join(results, 'screens', `${this.engine}-${process.pid}`)
    mkdirSync(dirname(path), { recursive: true })
    await this.driver.screenshot(path)
    return `${path}.png`
  }

  /** Where an element can be clicked, once it is displayed and nothing lies over it. */
  private async find(selector: string): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 }
    await expect
      .poll(
        async () => {
          const found = await this.evaluate(locate, selector).catch(error => String(error))
          if (typeof found === 'string') return found
          place = found
          return 'clickable'
        },
        { message: selector, intervals },
      )
      .toBe('clickable')
    return place
  }
}

/** Runs in the page: the middle of the first displayed element once it is still, or why it cannot be clicked. */
async function locate(selector: string): Promise<{ x: number; y: number } | string> {
  const element = [...document.querySelectorAll(selector)].find(one =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return 'not displayed'
  const middle = () => {
    const [box] = element.getClientRects()
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1]
    const top = document.elementFromPoint(x, y)
    // The page itself is hit where nothing else is, and everywhere while one page fades into the next.
    const around = top !== document.documentElement && top?.contains(element)
    return { x, y, top, free: top && (element.contains(top) || around) }
  }
  if (!middle().free) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle()
  // A browser that is busy may draw no frame for a while.
  const frame = () => new Promise(resolve => [requestAnimationFrame(resolve), setTimeout(resolve, 100)])
  for (let frames = 0; frames < 2; frames++) await frame()
  const { x, y, top, free } = middle()
  if (x !== before.x || y !== before.y) return 'moving'
  return free ? { x, y } : `covered by ${top?.outerHTML.slice(0, 80)} at ${x}, ${y}`
}

const start: Record<EngineName, (program: string) => Promise<EngineBrowser>> = {
  Chromium: program => startPuppeteer('chrome', program),
  Firefox: program => startPuppeteer('firefox', program),
  WebKitGTK: startWebKit,
}

export interface WorkerFixtures {
  engine: EngineName
  engineBrowser: EngineBrowser
}

/** A test whose visitor comes with the browser of the project's engine. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const program = findEngine(engine)
      if (!program) throw new Error(`There is no ${engine} on this machine.`)
      const browser = await start[engine](program)
      record(engine, browser.version)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, engineBrowser, baseURL }, use, info) => {
    const unanswered = join(results, 'unanswered', info.testId)
    if (info.retry > 0 && !existsSync(unanswered)) throw new Error('The browser answered, so it is not tried again.')
    rmSync(unanswered, { force: true })
    await engineBrowser.visit(async driver => {
      const visitor = new Visitor(driver, String(baseURL), engine)
      const begin = async () => {
        await driver.resize(1280, 800)
        // A page without scripts of its own, where what an earlier visit stored can be forgotten.
        await driver.goto(`${baseURL}/robots.txt`)
        // Away from where an earlier visit left it: what lies under a pointer that does not move is not entered.
        await driver.movePointer(1, 799)
        await visitor.evaluate(consent => {
          localStorage.clear()
          sessionStorage.clear()
          localStorage.setItem('consent', consent)
        }, JSON.stringify(decided))
      }
      // WebKitGTK's driver now and then never answers the first script of a visit, or nothing more.
      await begin().catch(async error => {
        if (!engineBrowser.restart) throw error
        await engineBrowser.restart()
        await begin()
      })
      await use(visitor)
      if (info.status === info.expectedStatus || !engineBrowser.hung) return
      mkdirSync(dirname(unanswered), { recursive: true })
      writeFileSync(unanswered, '')
    })
  },
})

/** For the accessibility statement (tests/e2e/recordRun.ts). */
function record(name: EngineName, version: string) {
  mkdirSync(join(results, 'engines'), { recursive: true })
  writeFileSync(join(results, 'engines', `${name}.json`), JSON.stringify({ name, version }))
}
