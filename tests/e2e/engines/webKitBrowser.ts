import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Builder, Capabilities, Key as Code, error, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../freePort.ts'
import type { Driver, EngineBrowser, Key } from './driver.ts'

const codes: Record<Key, string> = {
  Tab: Code.TAB,
  'Shift+Tab': Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Space: Code.SPACE,
  ArrowDown: Code.ARROW_DOWN,
  ArrowUp: Code.ARROW_UP,
  Backspace: Code.BACK_SPACE,
}

/** Longest time that a command may take, ms: longer than the browser's own limits below. */
const commandTimeout = 15_000

/** WebKitGTK's small browser, through WebDriver. */
export async function startWebKit(program: string): Promise<EngineBrowser> {
  let session = await startSession(program)
  let hung = false
  const driver = inTime(
    drive(() => session.browser),
    () => (hung = true),
  )
  const version = String((await session.browser.getCapabilities()).get('browserVersion'))
  return {
    version: version.split('.').slice(0, 2).join('.'),
    get hung() {
      return hung
    },
    visit(walk) {
      hung = false
      return walk(driver)
    },
    async restart() {
      session.stop()
      session = await startSession(program)
      hung = false
    },
    async close() {
      await session.browser.quit()
      session.stop()
    },
  }
}

/** The browser and its driver on a screen of their own. */
async function startSession(program: string): Promise<{ browser: WebDriver; stop(): void }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdout.once('data', text => resolve(`:${String(text).trim()}`))
  })
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      // Without a graphics card, drawing by one costs a fifth of all the time that the walks take.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${address}/status`, server)
    const options = { binary: program, args: ['--automation'] }
    const browser = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build()
    // The driver now and then never answers a script; whoever waits for something asks again within their 10 s.
    await browser.manage().setTimeouts({ script: 4_000, pageLoad: 10_000 })
    return { browser, stop }
  } catch (error) {
    stop()
    throw error
  }

  function stop() {
    server.kill()
    screen.kill()
  }
}

/** The same driver with an end to each command; `onHang` is called where one had no answer. */
function inTime(driver: Driver, onHang: () => void): Driver {
  const command =
    <Words extends unknown[], Answer>(run: (...words: Words) => Promise<Answer>) =>
    async (...words: Words): Promise<Answer> => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new error.TimeoutError('No answer from WebKitWebDriver.')), commandTimeout)
      })
      try {
        return await Promise.race([run(...words), late])
      } catch (reason) {
        if (reason instanceof error.TimeoutError || reason instanceof error.ScriptTimeoutError) onHang()
        throw reason
      } finally {
        clearTimeout(timer)
      }
    }
  return {
    goto: command(driver.goto),
    travel: command(driver.travel),
    evaluate: command(driver.evaluate),
    movePointer: command(driver.movePointer),
    clickPoint: command(driver.clickPoint),
    press: command(driver.press),
    type: command(driver.type),
    resize: command(driver.resize),
    screenshot: command(driver.screenshot),
  }
}

function drive(current: () => WebDriver): Driver {
  const pointer = (x: number, y: number) =>
    current()
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  return {
    goto: url => current().get(url),
    async travel(steps) {
      const browser = current()
      const address = () => browser.executeScript('return location.href')
      const before = await address()
      await browser.executeScript(`history.go(${steps})`)
      // Busy, it now and then leaves a page and never shows the one that it keeps in memory.
      await browser.wait(async () => (await address()) !== before, 10_000)
    },
    evaluate: expression => current().executeScript(`return ${expression}`),
    movePointer: (x, y) => pointer(x, y).perform(),
    clickPoint: (x, y) => pointer(x, y).click().perform(),
    press: key =>
      key === 'Shift+Tab'
        ? current().actions().keyDown(Code.SHIFT).sendKeys(codes[key]).keyUp(Code.SHIFT).perform()
        : current().actions().sendKeys(codes[key]).perform(),
    type: text => current().actions().sendKeys(text).perform(),
    async resize(width, height) {
      const browser = current()
      const window = browser.manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      const inner = () => browser.executeScript<[number, number]>('return [innerWidth, innerHeight]')
      // The page hears of its new size a while after the window has it; the window's frame takes less than this.
      const frame = 150
      await browser.wait(async () => {
        const [wide, tall] = await inner()
        return Math.abs(wide - width) < frame && Math.abs(tall - height) < frame
      }, 10_000)
      const [wide, tall] = await inner()
      await window.setRect({ x: 0, y: 0, width: 2 * width - wide, height: 2 * height - tall })
    },
    screenshot: async path => writeFileSync(`${path}.png`, await current().takeScreenshot(), 'base64'),
  }
}

/** Asks until it answers; fails once the program has ended or after 20 s. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`WebKitWebDriver did not answer at ${url}.`)
}
