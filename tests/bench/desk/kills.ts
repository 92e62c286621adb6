import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/chromium.ts'
import { type DevProcess, type DevSite, startDev } from '../../e2e/devServer.ts'
import { randomFrom } from './random.ts'

const file = 'content/vendors/page-9.he.mdx'
const url = '/he/page-9'

/** Time in which even a busy machine answers, ms. */
const answerTime = 120_000

/** Unsaved text that a kill may cost, ms. */
const mostLost = 1000

/** One state of the text, and when it came to be, ms. */
interface State {
  text: string
  at: number
}

/**
 * Writes at random and kills the browser or the server in between: nothing that was saved is lost, and of what was not at most
 * the last second.
 */
export async function editWithKills(site: DevSite, kills: number, seed: number): Promise<void> {
  const random = randomFrom(seed)
  const profile = mkdtempSync(join(tmpdir(), 'desk-profile-'))
  let dev = await startDev(site)
  const port = new URL(dev.url).port
  let browser = await startBrowser(profile)
  let [lost, worst, saves] = [0, 0, 0]
  try {
    for (let round = 0; round < kills; round++) {
      const { page } = browser
      await open(page, dev)
      const states: State[] = [{ text: await textOf(page), at: Date.now() }]
      const before = site.read(file)
      let saved = before
      const end = Date.now() + 800 + random() * 4000
      while (Date.now() < end) {
        await page.keyboard.insertText(` ${words[Math.floor(random() * words.length)]}`)
        states.push({ text: await textOf(page), at: Date.now() })
        if (random() < 0.06) {
          await page.keyboard.press('ControlOrMeta+s')
          const answered = await page
            // As long as it is being saved it can be saved.
            .locator('.top button.primary:disabled')
            .waitFor({ timeout: 5000 })
            .then(
              () => true,
              () => false,
            )
          if (answered) {
            saved = await textOf(page)
            saves++
          }
        }
        await page.waitForTimeout(random() * 120)
      }
      const killed = Date.now()
      const victim = random() < 0.5 ? 'browser' : 'server'
      if (victim === 'browser') {
        await kill(browser.process)
        browser = await startBrowser(profile)
      } else {
        await kill(dev.process)
        dev = await startDev(site, port)
      }
      const onDisk = site.read(file)
      const known = [before, ...states.map(({ text }) => text)]
      if (known.indexOf(onDisk) < known.indexOf(saved)) fail(`round ${round}, ${victim} killed: saved text is lost`)
      await open(browser.page, dev)
      const found = await textOf(browser.page)
      const state = states.findLast(({ text }) => text === found)
      const next = state && states[states.indexOf(state) + 1]
      const age = state ? Math.max(0, killed - (next?.at ?? killed)) : Number.POSITIVE_INFINITY
      worst = Math.max(worst, age)
      if (age > mostLost) {
        lost++
        fail(`round ${round}, ${victim} killed: ${state ? `${age} ms of text lost` : 'a text that was never written'}`)
      }
    }
    console.log(
      `${kills} kills, ${saves} saves (seed ${seed}): oldest text that was lost ${worst} ms, rounds with too much ${lost}`,
    )
  } finally {
    await browser.close()
    await dev.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const words = ['מחשב', 'רישיון', 'גיבוי', 'Mac', 'ענן', 'צוות', 'device']

function fail(what: string): void {
  process.exitCode = 1
  console.log(`DOES NOT HOLD: ${what}`)
}

interface OwnBrowser {
  process: ChildProcess
  page: Page
  close(): Promise<void>
}

/** A browser whose process is ours to kill, with a profile that outlives it. */
async function startBrowser(profile: string): Promise<OwnBrowser> {
  // A page of its own at the start: that of a new tab asks other servers first.
  const options = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...launchOptions.args,
    'about:blank',
  ]
  const child = spawn(launchOptions.executablePath ?? chromium.executablePath(), options, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', code => reject(new Error(`The browser ended with ${code}:\n${output}`)))
    child.stderr.on('data', chunk => {
      output += chunk
      const found = /ws:\/\/\S+/.exec(output)?.[0]
      if (found) resolve(found)
    })
  })
  const browser: Browser = await chromium.connectOverCDP(address, { timeout: answerTime })
  const context = browser.contexts()[0] ?? (await browser.newContext())
  context.setDefaultTimeout(answerTime)
  await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
  return {
    process: child,
    page: await context.newPage(),
    async close() {
      await browser.close().catch(() => undefined)
      await kill(child)
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

async function open(page: Page, dev: DevProcess): Promise<void> {
  // A page whose server came back loads itself again, which ends a navigation that began at the same time.
  const address = `${dev.url}${url}?edit=16:1`
  await page.goto(address).catch(() => page.goto(address))
  await page.locator('.cm-content').waitFor()
  await page.frameLocator('iframe').locator('h1').waitFor()
}

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const content = document.querySelector('.cm-content') as unknown as {
      cmTile?: { root: { view: { state: { doc: object } } } }
    }
    return String(content.cmTile?.root.view.state.doc ?? '')
  })
